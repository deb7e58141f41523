import type { MergesDocument } from '#projections';
import type { ToldBy } from './told-by';

/**
 * Which two an operator has parted. It is recorded of both, and of one is enough; and it is true of what is told: under
 * whatever event a source tells that later, it stays apart.
 */
export const partedIn = (known: readonly MergesDocument[], toldBy: ToldBy) => {
  const keyOf = (a: number, b: number) => [toldBy(a), toldBy(b)].sort((x, y) => x - y).join(' ');
  const parted = new Set(known.flatMap(({ id, parted }) => parted.map((other) => keyOf(id, other))));
  return (a: number, b: number) => parted.has(keyOf(a, b));
};
