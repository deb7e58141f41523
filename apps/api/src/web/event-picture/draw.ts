import { readFile } from 'node:fs/promises';
import type { Day, OneEvent } from '#libs/contracts';
import { eventPicture } from './event-picture';
import { readLetters } from './letters';
import { type Pen, penOf, SIZE } from './sheet';
import { townPicture } from './town-picture';

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
