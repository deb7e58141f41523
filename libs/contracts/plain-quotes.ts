/** Quotes, dashes and dots that were read in a wrong encoding somewhere on their way ("Canâ€™t"), as plain characters. */
export const plainQuotes = (text: string): string =>
  SUSPECT.test(text) ? REPAIRS.reduce((repaired, [wrong, right]) => repaired.replace(wrong, right), text) : text;

const SUSPECT = /[âÃÂ\u0080-\u009f\ufffd]/;

/** Longest first: what was garbled twice, once, read as Latin-1, cut short, and what became the replacement character. */
const REPAIRS: [RegExp, string][] = [
  [/Ã¢â‚¬(?:â„¢|Ëœ|Å¡)/g, "'"],
  [/Ã¢â‚¬(?:Å“|Å¾|\u009d|Â\u009d|Â\u009d|\ufffd)/g, '"'],
  [/Ã¢â‚¬(?:â€œ|â€\u009d|â€)/g, '-'],
  [/Ã¢â‚¬Â¦/g, '...'],
  [/â€[™˜š›]|â\u0080[\u0098-\u009b]/g, "'"],
  [/â€[œž\u009d\ufffd]|â\u0080[\u009c-\u009f]/g, '"'],
  [/â€[“”"]|â\u0080[\u0090-\u0095]/g, '-'],
  [/â€¦|â\u0080¦/g, '...'],
  [/Ã¢â‚¬|â€/g, '"'],
  [/[\u0091\u0092]/g, "'"],
  [/[\u0093\u0094]/g, '"'],
  [/[\u0096\u0097]/g, '-'],
  [/\u0085/g, '...'],
  [/Â(?=[\u00a0\u0080-\u009f])/g, ''],
  [/(?<=\p{L})\ufffd+(?=(?:s|t|re|ve|ll|d|m)\b)/giu, "'"],
  [/(?<=^|[\s(])\ufffd+(?=\S)([^\ufffd]*\S)\ufffd+(?=$|[\s.,;:!?)])/g, '"$1"'],
];
