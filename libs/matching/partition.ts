/** Two tellings that are one happening, and how surely. */
export type Link = Readonly<{ a: number; b: number; score: number }>;

/**
 * Which tellings stand on one card, as lists of two and more. The surest links are followed first, and none that would put
 * two on a card that are to stay apart, such as two an operator parted. It hangs on the links alone, not on the order in which
 * they were found.
 */
export const partition = (links: readonly Link[], isApart: (a: number, b: number) => boolean): number[][] => {
  const cards = new Map<number, number[]>();
  for (const { a, b } of [...links].sort(surestFirst)) {
    const [ofA, ofB] = [cards.get(a) ?? [a], cards.get(b) ?? [b]];
    if (ofA === ofB || ofA.includes(b) || ofA.some((one) => ofB.some((other) => isApart(one, other)))) continue;
    const joined = [...ofA, ...ofB];
    for (const one of joined) cards.set(one, joined);
  }
  return [...new Set(cards.values())].map((card) => card.toSorted((a, b) => a - b)).sort(([a], [b]) => a! - b!);
};

const surestFirst = (x: Link, y: Link) =>
  y.score - x.score || Math.min(x.a, x.b) - Math.min(y.a, y.b) || Math.max(x.a, x.b) - Math.max(y.a, y.b);
