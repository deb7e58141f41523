/** The words that people write long or short, long: 'st. mary & dr. king' becomes 'saint mary and doctor king'. Takes lower case. */
export const spellOutWords = (text: string): string => text.replace(SHORT_WORD, (_, word) => LONG_WORDS[word] ?? ' and ');

const SHORT_WORD = /\b(st|mt|ft|dr)\b\.?|\s*&\s*/g;

/** In an address 'st' and 'dr' are a street and a drive: whoever compares addresses treats both as the same. */
const LONG_WORDS: Readonly<Record<string, string>> = { st: 'saint', mt: 'mount', ft: 'fort', dr: 'doctor' };
