import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { remembering } from '#libs/contracts';

/** Characters of a text that are looked at; there is room for some hundred. */
export const LONGEST = 500;

/** How letters are cut: weight and width of the variable font, size in px. */
export type Cut = Readonly<{ weight: number; width: number; size: number }>;

/** Writes in the town's font, as outlines: whoever draws them needs no font. */
export type Letters = Readonly<{
  /** What of a text can be written: no marks that stand on nothing, nothing that has no letter here, its beginning if it is long. */
  legible: (text: string) => string;
  /** In px. */
  lengthOf: (words: string, cut: Cut) => number;
  /** An SVG path that begins at x, its letters standing on y. */
  outline: (words: string, cut: Cut, x: number, y: number) => string;
}>;

/** A second's work, and more memory than a server needs that nobody asks for pictures. */
export const readLetters = async (): Promise<Letters> => {
  const [{ create }, { default: decompress }] = await Promise.all([import('fontkit'), import('woff2-encoder/decompress')]);
  const fonts = await Promise.all(
    SCRIPTS.map(async (script) => create(Buffer.from(await decompress(await readFile(fileOf(script))))) as Font),
  );
  const cutOf = remembering((cut: string): Font[] => {
    const [wght = 400, wdth = 100] = cut.split(' ').map(Number);
    return fonts.map((font) => font.getVariation({ wght, wdth }));
  }, MOST_CUTS);

  const lay = (words: string, { weight, width, size }: Cut) => {
    let length = 0;
    return runs(words, cutOf(`${weight} ${width}`)).flatMap(({ font, text }) => {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      return glyphs.map((glyph, place) => {
        const { xAdvance, xOffset, yOffset } = positions[place]!;
        const at = { x: length + xOffset * scale, y: -yOffset * scale };
        length += xAdvance * scale;
        return { glyph, scale, at, end: length };
      });
    });
  };

  return {
    legible: (text) =>
      [...text.normalize('NFC').replace(MARKS, '').slice(0, LONGEST)]
        .filter((letter) => fontFor(letter, fonts))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    lengthOf: (words, cut) => lay(words, cut).at(-1)?.end ?? 0,
    outline: (words, cut, x, y) =>
      lay(words, cut)
        .map(({ glyph, scale, at }) =>
          glyph.path
            .scale(scale, -scale)
            .translate(x + at.x, y + at.y)
            .toSVG(),
        )
        .join(''),
  };
};

/** The font comes in a file for each: the first that has a letter writes it. What none of them has is left out. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'];

const MOST_CUTS = 32;

/** That no letter has taken in: hundreds of them may stand on one. */
const MARKS = /\p{M}/gu;

const fileOf = (script: string) => require.resolve(`@fontsource-variable/archivo/files/archivo-${script}-wdth-normal.woff2`);

const runs = (words: string, fonts: readonly Font[]): { font: Font; text: string }[] => {
  const found: { font: Font; text: string }[] = [];
  for (const letter of words.normalize('NFC')) {
    const font = fontFor(letter, fonts);
    const last = found.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) found.push({ font, text: letter });
  }
  return found;
};

const fontFor = (letter: string, fonts: readonly Font[]) =>
  fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
