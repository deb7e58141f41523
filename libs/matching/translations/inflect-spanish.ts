/** Both genders of 'gratuito/a', and the plural of each. A word that ends in 's' has no other form. Without accents; the first is the singular. */
export const inflectionsOfSpanish = (word: string): string[] => {
  const gendered = /^(.+)o\/a$/.exec(word)?.[1];
  if (gendered === undefined) return withPlural(word);
  return [...['o', 'a'].flatMap((ending) => withPlural(gendered + ending)), ...(SHORT_ORDINALS.has(gendered) ? [gendered] : [])];
};

const withPlural = (word: string) => (word.endsWith('s') ? [word] : [word, pluralOf(word)]);

const pluralOf = (word: string) => (/[aeiou]$/.test(word) ? `${word}s` : `${word.replace(/z$/, 'c')}es`);

/** Before a man's noun: 'primer viernes'. */
const SHORT_ORDINALS = new Set(['primer', 'tercer']);
