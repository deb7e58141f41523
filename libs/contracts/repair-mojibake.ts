/** Repairs quotes, dashes and dots that were decoded in a wrong encoding ("Canâ€™t"). */
export const repairMojibake = (text: string): string =>
  CANDIDATE_TEXT.test(text) ? REPAIRS.reduce((repaired, [wrong, right]) => repaired.replace(wrong, right), text) : text;

const CANDIDATE_TEXT = /[âÃÂÄ\u0080-\u009f\ufffd]/;

/** Order matters: double encoding before single, complete sequences before truncated ones. */
const REPAIRS: [RegExp, string][] = [
  [/Ã¢â‚¬(?:â„¢|Ëœ|Å¡)/g, "'"],
  [/Ã¢â‚¬(?:Å“|Å¾|Â?\u009d|\ufffd)/g, '"'],
  [/Ã¢â‚¬â€[œ\u009d“”]?/g, '-'],
  [/Ã¢â‚¬Â¦/g, '...'],
  [/â€[™˜š›]|â\u0080[\u0098-\u009b]|‚Äô|‚Äò/g, "'"],
  [/â€[œž\u009d\ufffd]|â\u0080[\u009c-\u009f]|‚Äú|‚Äù/g, '"'],
  [/â€[“”"]|â\u0080[\u0090-\u0095]|‚Äì|‚Äî/g, '-'],
  [/â€[¦…]|â\u0080¦|‚Ä¶/g, '...'],
  [/Ã¢â‚¬|â€/g, '"'],
  [/Â(?=[\u00a0\u0080-\u009f])/g, ''],
  [/[\u0091\u0092]/g, "'"],
  [/[\u0093\u0094]/g, '"'],
  [/[\u0096\u0097]/g, '-'],
  [/\u0085/g, '...'],
  [/(?<=\p{L})\ufffd+(?=(?:s|t|re|ve|ll|d|m)\b)/giu, "'"],
  [/(?<=^|[\s(])\ufffd+(?=\S)([^\ufffd]*\S)\ufffd+(?=$|[\s.,;:!?)])/g, '"$1"'],
];
