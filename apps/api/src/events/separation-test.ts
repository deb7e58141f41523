import type { MergesDocument } from '#projections';
import type { SuccessorOf } from './load-successors';

/** A record on one of the two suffices. It follows the source's current event, also under another id. */
export const createSeparationTest = (documents: readonly MergesDocument[], successorOf: SuccessorOf) => {
  const pairKeyOf = (a: number, b: number) => [successorOf(a), successorOf(b)].sort((x, y) => x - y).join(' ');
  const parted = new Set(documents.flatMap(({ id, parted }) => parted.map((other) => pairKeyOf(id, other))));
  return (a: number, b: number) => parted.has(pairKeyOf(a, b));
};
