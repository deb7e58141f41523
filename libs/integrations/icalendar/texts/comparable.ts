/** Letters and digits alone: publishers change quotes, dashes, accents and spaces from one load to the next. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase() || text;
