export type VersionLink = Readonly<{ a: number; b: number; score: number }>;

/** Follows the most certain links first, and skips one that joins versions for which `isApart` holds. In whatever order. */
export const groupVersions = (links: readonly VersionLink[], isApart: (a: number, b: number) => boolean): number[][] => {
  const groups = new Map<number, number[]>();
  for (const { a, b } of [...links].sort(byScore)) {
    const [ofA, ofB] = [groups.get(a) ?? [a], groups.get(b) ?? [b]];
    if (ofA === ofB || ofA.includes(b) || ofA.some((one) => ofB.some((other) => isApart(one, other)))) continue;
    const group = [...ofA, ...ofB];
    for (const one of group) groups.set(one, group);
  }
  return [...new Set(groups.values())].map((group) => group.toSorted((a, b) => a - b)).sort(([a], [b]) => a! - b!);
};

const byScore = (x: VersionLink, y: VersionLink) =>
  y.score - x.score || Math.min(x.a, x.b) - Math.min(y.a, y.b) || Math.max(x.a, x.b) - Math.max(y.a, y.b);
