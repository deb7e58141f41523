import { MAX_APPEND_BYTES } from '../errors';
import { appendBytesOf, type Fact } from './fact';

/** Groups consecutive facts of a stream, as many as fit. An interrupted copy has all facts of a command or none, if they fit. */
export async function* batchesOf(facts: AsyncIterable<Fact>): AsyncGenerator<readonly Fact[], undefined> {
  const commands = groupIntoAppends(facts, appendBytesOf, (one, next) => isOfOneStream(one, next) && isOfOneCommand(one, next));
  const bytesOfAll = (some: readonly Fact[]) => some.reduce((sum, fact) => sum + appendBytesOf(fact), 0);
  for await (const batch of groupIntoAppends(commands, bytesOfAll, ([one], [next]) => isOfOneStream(one!, next!)))
    yield batch.flat();
}

const isOfOneStream = (one: Fact, next: Fact) => one.stream === next.stream;
const isOfOneCommand = (one: Fact, next: Fact) => one.metadata.commandId === next.metadata.commandId;

/** An item that does not fit is alone. */
async function* groupIntoAppends<Item>(
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
