import type { FontStyle, TextShaper } from './text-shaper';
import { wrapText } from './wrap-text';

/** px; the size that previews of shared addresses use. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** Positions in px. */
export const LAYOUT = { mast: 96, left: 64, top: 160, block: { width: 264, height: 352 }, right: 372, bottom: 560 };

export const COLORS = {
  paper: '#ffffff',
  ink: '#0d1214',
  quiet: '#4b5559',
  accent: '#fecf16',
  onAccent: '#14100a',
  danger: '#b3261e',
};

export type SvgPen = Readonly<{
  legible: TextShaper['legible'];
  lengthOf: TextShaper['lengthOf'];
  linesOf: (text: string, cut: FontStyle, width: number, most: number) => string[];
  /** The baseline is at y. */
  write: (words: string, cut: FontStyle, x: number, y: number, fill: string) => string;
  box: (x: number, y: number, width: number, height: number, fill: string) => string;
}>;

export const createSvgPen = (shaper: TextShaper): SvgPen => ({
  ...shaper,
  linesOf: (text, cut, width, most) => wrapText(shaper.legible(text), (line) => shaper.lengthOf(line, cut), width, most),
  write: (words, cut, x, y, fill) => `<path fill="${fill}" d="${shaper.outline(words, cut, x, y)}"/>`,
  box: (x, y, width, height, fill) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`,
});
