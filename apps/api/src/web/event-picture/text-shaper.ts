import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import { memoize } from '#libs/contracts';

export const MAX_TEXT_LENGTH = 500;

export type FontStyle = Readonly<{ weight: number; width: number; size: number }>;

export type TextShaper = Readonly<{
  /** The beginning that can be drawn: no free combining marks, no characters without a glyph. */
  legible: (text: string) => string;
  /** In px. */
  lengthOf: (words: string, cut: FontStyle) => number;
  outline: (words: string, cut: FontStyle, x: number, y: number) => string;
}>;

/** Slow and memory-intensive, so it is loaded on demand. */
export const createTextShaper = async (): Promise<TextShaper> => {
  const [{ create }, { default: decompress }] = await Promise.all([import('fontkit'), import('woff2-encoder/decompress')]);
  const fonts = await Promise.all(
    FONT_SCRIPTS.map(async (script) => create(Buffer.from(await decompress(await readFile(fileOf(script))))) as Font),
  );
  const cutOf = memoize((cut: string): Font[] => {
    const [wght = 400, wdth = 100] = cut.split(' ').map(Number);
    return fonts.map((font) => font.getVariation({ wght, wdth }));
  }, MAX_FONT_STYLES);

  const layOut = (words: string, { weight, width, size }: FontStyle) => {
    let length = 0;
    return splitByFont(words, cutOf(`${weight} ${width}`)).flatMap(({ font, text }) => {
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
      [...text.normalize('NFC').replace(COMBINING_MARKS, '').slice(0, MAX_TEXT_LENGTH)]
        .filter((letter) => fontFor(letter, fonts))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    lengthOf: (words, cut) => layOut(words, cut).at(-1)?.end ?? 0,
    outline: (words, cut, x, y) =>
      layOut(words, cut)
        .map(({ glyph, scale, at }) =>
          glyph.path
            .scale(scale, -scale)
            .translate(x + at.x, y + at.y)
            .toSVG(),
        )
        .join(''),
  };
};

const FONT_SCRIPTS = ['latin', 'latin-ext', 'vietnamese'];

const MAX_FONT_STYLES = 32;

/** Marks that could not be composed: hundreds of them may stand on one letter. */
const COMBINING_MARKS = /\p{M}/gu;

const fileOf = (script: string) => require.resolve(`@fontsource-variable/archivo/files/archivo-${script}-wdth-normal.woff2`);

const splitByFont = (words: string, fonts: readonly Font[]): { font: Font; text: string }[] => {
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
