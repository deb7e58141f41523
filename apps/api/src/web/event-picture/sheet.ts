import type { Cut, Letters } from './letters';
import { linesOf } from './lines';

/** px, as those who show pictures of shared addresses ask for. */
export const SIZE = { width: 1200, height: 630 };

/** Where things stand on it, px. */
export const PLACES = { mast: 96, left: 64, top: 160, block: { width: 264, height: 352 }, right: 372, bottom: 560 };

/** The light mode's. */
export const COLORS = {
  paper: '#ffffff',
  ink: '#0d1214',
  quiet: '#4b5559',
  accent: '#fecf16',
  onAccent: '#14100a',
  danger: '#b3261e',
};

/** Writes and draws in SVG. */
export type Pen = Readonly<{
  legible: Letters['legible'];
  lengthOf: Letters['lengthOf'];
  /** What of a text can be written, in lines of at most `width`, and at most `most` of them. */
  linesOf: (text: string, cut: Cut, width: number, most: number) => string[];
  /** Letters stand on y. */
  write: (words: string, cut: Cut, x: number, y: number, fill: string) => string;
  box: (x: number, y: number, width: number, height: number, fill: string) => string;
}>;

export const penOf = (letters: Letters): Pen => ({
  ...letters,
  linesOf: (text, cut, width, most) => linesOf(letters.legible(text), (line) => letters.lengthOf(line, cut), width, most),
  write: (words, cut, x, y, fill) => `<path fill="${fill}" d="${letters.outline(words, cut, x, y)}"/>`,
  box: (x, y, width, height, fill) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`,
});
