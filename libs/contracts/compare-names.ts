/** English alphabetical order on every host. Letter case, then code units break ties. */
export const compareNames = (a: string, b: string): number => englishCollator().compare(a, b) || (a < b ? -1 : Number(a > b));

/** Created on first use: initializing Intl takes about 100 ms on a phone, which must not delay the page load. */
const englishCollator = () => {
  collator ??= new Intl.Collator('en', { numeric: true, usage: 'sort' });
  return collator;
};

let collator: Intl.Collator | undefined;
