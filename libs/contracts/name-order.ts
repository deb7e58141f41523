/** Alphabetical in English whatever the host speaks; letter case, then code units decide between equals. */
export const byName = (a: string, b: string): number => english().compare(a, b) || (a < b ? -1 : Number(a > b));

/** Made when first asked for: whatever is first of Intl costs a phone some 100 ms, which must not come while the page is loaded. */
const english = () => {
  collator ??= new Intl.Collator('en', { numeric: true, usage: 'sort' });
  return collator;
};

let collator: Intl.Collator | undefined;
