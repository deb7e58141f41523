import type { MergesDocument } from '#projections';
import type { SuccessorOf } from './load-successors';

/**
 * A record on one of the two events is enough. It follows the source's current event: if the source publishes a separated event
 * under another id, that one is separated too.
 */
export const createSeparationTest = (documents: readonly MergesDocument[], successorOf: SuccessorOf) => {
  const pairKeyOf = (a: number, b: number) => [successorOf(a), successorOf(b)].sort((x, y) => x - y).join(' ');
  const parted = new Set(documents.flatMap(({ id, parted }) => parted.map((other) => pairKeyOf(id, other))));
  return (a: number, b: number) => parted.has(pairKeyOf(a, b));
};
