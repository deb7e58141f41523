/** Keeps letters and digits only: publishers change quotes, dashes, accents and spaces between two versions. */
export const toComparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase() || text;
