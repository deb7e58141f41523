/** Alphabetical in English whatever the host speaks; letter case, then code units decide between equals. */
export const byName = (a: string, b: string): number => collator.compare(a, b) || (a < b ? -1 : Number(a > b));

const collator = new Intl.Collator('en', { numeric: true, usage: 'sort' });
