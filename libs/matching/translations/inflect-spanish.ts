/** Both genders of 'gratuito/a', and the plural of each. A word that ends in 's' has no other form. Without accents. */
export const inflectionsOfSpanish = (word: string): string[] => {
  const gendered = /^(.+)o\/a$/.exec(word)?.[1];
  return gendered === undefined ? withPlural(word) : ['o', 'a'].flatMap((ending) => withPlural(gendered + ending));
};

const withPlural = (word: string) => (word.endsWith('s') ? [word] : [word, pluralOf(word)]);

const pluralOf = (word: string) => (/[aeiou]$/.test(word) ? `${word}s` : `${word.replace(/z$/, 'c')}es`);
