import { readFile } from 'node:fs/promises';
import type { Day, OneEvent } from '#libs/contracts';
import { eventPicture } from './event-picture';
import { readLetters } from './letters';
import { COLORS, type Pen, PLACES, penOf, SIZE } from './sheet';

/** What a picture shows: an event, or the calendar of the town. */
export type Subject = Readonly<{ town: string; today: Day; event?: OneEvent }>;

/** Draws PNGs, once its tools are there. */
export const readTools = async (): Promise<(subject: Subject) => Uint8Array> => {
  const [letters, { Resvg, initWasm }] = await Promise.all([readLetters(), import('@resvg/resvg-wasm')]);
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const pen = penOf(letters);
  return (subject) => {
    const drawing = new Resvg(svgOf(subject, pen), { font: { loadSystemFonts: false } });
    const picture = drawing.render();
    const png = picture.asPng();
    picture.free();
    drawing.free();
    return png;
  };
};

/** Without a font in it: letters are outlines. */
export const svgOf = ({ town, today, event }: Subject, pen: Pen): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    ...(event ? eventPicture(event, { town, today }, pen) : townPicture(town, pen)),
    '</svg>',
  ].join('');

const { left, bottom } = PLACES;
const WIDTH = SIZE.width - 2 * left;

/** Of the calendar itself: of its pages, and of an event that cannot be drawn. */
const townPicture = (town: string, pen: Pen): string[] => [
  pen.box(0, 0, SIZE.width, SIZE.height, COLORS.ink),
  pen.write('Almanac', WORDMARK, left - 6, 250, COLORS.paper),
  pen.box(left, 300, WIDTH, 12, COLORS.accent),
  ...pen.linesOf(town, TOWN, WIDTH, 1).map((words) => pen.write(words, TOWN, left, 420, COLORS.paper)),
  pen.write('Everything that happens in town', SENTENCE, left, bottom - 20, COLORS.paper),
];

const WORDMARK = { weight: 800, width: 122, size: 180 };
const TOWN = { weight: 380, width: 104, size: 92 };
const SENTENCE = { weight: 600, width: 100, size: 40 };
