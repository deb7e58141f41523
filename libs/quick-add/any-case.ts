/** For patterns that tell capitals. */
export const inAnyCase = (pattern: string): string =>
  pattern.replaceAll(/(?<![?\\\p{L}])[a-z]/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Of alternatives in small letters: each word with a capital. */
export const inCapitals = (alternatives: string): string =>
  alternatives.replaceAll(/(?<=^|[| ])\p{Ll}/gu, (letter) => letter.toUpperCase());
