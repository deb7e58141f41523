import { RevisionConflict } from '../errors';
import type { EventStore } from '../event-store';
import { batchesOf } from './batches';
import { type Fact, factsOf, lineOf } from './fact';
import { differences, type LogSum, Summing } from './log-sum';

/** What is going on, with how many facts that is done, and of how many where that is known. */
export type OnCopying = (stage: 'compared' | 'copied' | 'verified', facts: number, all?: number) => void;

/** `found` were there before; `sum` is that of the source and of the target alike. */
export type Copied = Readonly<{ found: number; copied: number; sum: LogSum }>;

/**
 * Records facts in the target, in their order and as they are, behind those that are there already: it may be broken off
 * anywhere and begun again. Reads all of it again at the end. Throws an Error with a sentence: nothing has changed when the
 * target is no beginning of the source. `atOnce` appends do not wait for one another: more than one only where they are
 * recorded in the order they are asked for, or none of them is.
 */
export const copyFacts = async (
  source: AsyncIterable<Fact>,
  target: EventStore,
  onCopying: OnCopying,
  atOnce = 1,
): Promise<Copied> => {
  const facts = source[Symbol.asyncIterator]();
  const summing = new Summing();
  try {
    const found = await compareBeginning(facts, target, summing, onCopying);
    await recordRest(facts, target, atOnce, (batch) => {
      for (const fact of batch) summing.add(fact);
      onCopying('copied', summing.facts);
    });
    await compareAll(summing.sum(), target, onCopying);
    return { found, copied: summing.facts - found, sum: summing.sum() };
  } finally {
    await facts.return?.();
  }
};

/** Answers how many facts there are. */
const compareBeginning = async (facts: AsyncIterator<Fact>, target: EventStore, summing: Summing, onCopying: OnCopying) => {
  let found = 0;
  for await (const there of factsOf(target, await target.head())) {
    const { value: fact } = await facts.next();
    if (!fact || lineOf(fact) !== lineOf(there)) throw noBeginning(there, fact);
    summing.add(fact);
    found += 1;
    onCopying('compared', found);
  }
  return found;
};

const recordRest = async (
  facts: AsyncIterator<Fact>,
  target: EventStore,
  atOnce: number,
  onRecorded: (batch: readonly Fact[]) => void,
) => {
  const waiting: (readonly Fact[])[] = [];
  const recordWaiting = async () => {
    await Promise.all(waiting.map((batch) => record(batch, target)));
    waiting.splice(0).forEach(onRecorded);
  };
  for await (const batch of batchesOf({ [Symbol.asyncIterator]: () => facts })) {
    waiting.push(batch);
    if (waiting.length === atOnce) await recordWaiting();
  }
  await recordWaiting();
};

const record = async (batch: readonly Fact[], target: EventStore) => {
  const { stream, revision } = batch[0]!;
  const events = batch.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  try {
    await target.append(stream, events, revision - 1);
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error;
    throw new Error(`Revision ${revision} of '${stream}' does not fit the target: somebody else writes to it.`);
  }
};

const compareAll = async (source: LogSum, target: EventStore, onCopying: OnCopying) => {
  const summing = new Summing();
  let verified = 0;
  for await (const fact of factsOf(target, await target.head())) {
    summing.add(fact);
    verified += 1;
    onCopying('verified', verified, source.facts);
  }
  const wrong = differences(source, summing.sum(), ['the source', 'the target']);
  if (wrong.length > 0) throw new Error(['The copy is not what was copied.', ...wrong.slice(0, SHOWN)].join('\n'));
};

const SHOWN = 20;

const noBeginning = (there: Fact, fact: Fact | undefined) =>
  new Error(
    `The target is no beginning of the source, and was left as it is: it has ${told(there)}, ${
      fact ? `where the source has ${isSamePlace(there, fact) ? 'another one' : told(fact)}` : 'which the source does not have'
    }.`,
  );

const told = ({ stream, revision }: Fact) => `revision ${revision} of '${stream}'`;

const isSamePlace = (one: Fact, other: Fact) => one.stream === other.stream && one.revision === other.revision;
