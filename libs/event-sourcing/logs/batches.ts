import { MAX_APPEND_BYTES } from '../errors';
import { bytesOf, type Fact } from './fact';

/**
 * Cuts facts into appends, in their order: as many of a stream as follow one another and fit into one. What one command
 * recorded is cut only where it must be, so that a log that is broken off has all of it or nothing.
 */
export async function* batchesOf(facts: AsyncIterable<Fact>): AsyncGenerator<readonly Fact[], undefined> {
  const commands = packed(facts, bytesOf, (one, next) => isOfOneStream(one, next) && isOfOneCommand(one, next));
  const bytesOfAll = (some: readonly Fact[]) => some.reduce((sum, fact) => sum + bytesOf(fact), 0);
  for await (const batch of packed(commands, bytesOfAll, ([one], [next]) => isOfOneStream(one!, next!))) yield batch.flat();
}

const isOfOneStream = (one: Fact, next: Fact) => one.stream === next.stream;
const isOfOneCommand = (one: Fact, next: Fact) => one.metadata.commandId === next.metadata.commandId;

/** Items that follow one another and belong together, as far as they fit into an append. One that does not fit is alone. */
async function* packed<Item>(
  items: AsyncIterable<Item>,
  size: (item: Item) => number,
  belong: (one: Item, next: Item) => boolean,
): AsyncGenerator<Item[], undefined> {
  let [pack, bytes]: [Item[], number] = [[], 0];
  for await (const item of items) {
    const more = size(item);
    if (pack.length > 0 && (bytes + more > MAX_APPEND_BYTES || !belong(pack[0]!, item))) {
      yield pack;
      [pack, bytes] = [[], 0];
    }
    pack.push(item);
    bytes += more;
  }
  if (pack.length > 0) yield pack;
}
