import { readFile } from 'node:fs/promises';
import type { Day, EventDetails } from '#libs/contracts';
import { drawEventPicture } from './event-picture';
import { COLORS, createSvgPen, LAYOUT, PICTURE_SIZE, type SvgPen } from './sheet';
import { createTextShaper } from './text-shaper';

export type PictureSubject = Readonly<{ town: string; today: Day; event?: EventDetails }>;

export const createPictureDrawer = async (): Promise<(subject: PictureSubject) => Uint8Array> => {
  const [letters, { Resvg, initWasm }] = await Promise.all([createTextShaper(), import('@resvg/resvg-wasm')]);
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const pen = createSvgPen(letters);
  return (subject) => {
    const svg = new Resvg(toSvg(subject, pen), { font: { loadSystemFonts: false } });
    const picture = svg.render();
    const png = picture.asPng();
    picture.free();
    svg.free();
    return png;
  };
};

/** Text is drawn as outlines, so the SVG contains no font. */
export const toSvg = ({ town, today, event }: PictureSubject, pen: SvgPen): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}">`,
    ...(event ? drawEventPicture(event, { town, today }, pen) : drawTownPicture(town, pen)),
    '</svg>',
  ].join('');

const { left, bottom } = LAYOUT;
const WIDTH = PICTURE_SIZE.width - 2 * left;

const drawTownPicture = (town: string, pen: SvgPen): string[] => [
  pen.box(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height, COLORS.ink),
  pen.write('Almanac', WORDMARK, left - 6, 250, COLORS.paper),
  pen.box(left, 300, WIDTH, 12, COLORS.accent),
  ...pen.linesOf(town, TOWN, WIDTH, 1).map((words) => pen.write(words, TOWN, left, 420, COLORS.paper)),
  pen.write('Everything that happens in town', SENTENCE_FONT, left, bottom - 20, COLORS.paper),
];

const WORDMARK = { weight: 800, width: 122, size: 180 };
const TOWN = { weight: 380, width: 104, size: 92 };
const SENTENCE_FONT = { weight: 600, width: 100, size: 40 };
