/** The words that people write long or short, long: 'st. mary & dr. king' becomes 'saint mary and doctor king'. Takes lower case. */
export const spellOutWords = (text: string): string => text.replace(SHORT_WORD, (_, word) => LONG_WORDS[word] ?? ' and ');

/** Only before a word, and not in '12 main st riverton' and '6 ft tall'. */
const SHORT_WORD = /\b(st|mt|dr|(?<!\d )ft)\b(?<!\d\w? (?:(?!(?:[ap]m|at|in)\b)\S+ ){1,2}..)\.?(?= [a-z])| ?& ?/g;

/** Whoever compares addresses treats 'st' and 'saint', 'dr' and 'doctor' as the same. */
const LONG_WORDS: Readonly<Record<string, string>> = { st: 'saint', mt: 'mount', ft: 'fort', dr: 'doctor' };
