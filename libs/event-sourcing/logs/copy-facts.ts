import { RevisionConflict } from '../errors';
import type { EventStore } from '../event-store';
import { batchesOf } from './batches';
import { type Fact, factLine, factsOf } from './fact';
import { type LogSum, LogSumBuilder, logDifferences } from './log-sum';

export type OnCopyProgress = (stage: 'compared' | 'copied' | 'verified', facts: number, all?: number) => void;

/** `found` facts were in the target before. `sum` is the same for source and target. */
export type CopyResult = Readonly<{ found: number; copied: number; sum: LogSum }>;

/**
 * Appends facts unchanged behind those in the target, so it can be repeated, then compares. Throws an Error with a sentence;
 * nothing has changed if the target is no prefix of the source. Set `maxConcurrentAppends` above 1 only if the store keeps the
 * order of concurrent appends and fails them together.
 */
export const copyFacts = async (
  source: AsyncIterable<Fact>,
  target: EventStore,
  onCopying: OnCopyProgress,
  maxConcurrentAppends = 1,
): Promise<CopyResult> => {
  const facts = source[Symbol.asyncIterator]();
  const summing = new LogSumBuilder();
  try {
    const found = await compareBeginning(facts, target, summing, onCopying);
    await appendRest(facts, target, maxConcurrentAppends, (batch) => {
      for (const fact of batch) summing.add(fact);
      onCopying('copied', summing.facts);
    });
    await compareAll(summing.sum(), target, onCopying);
    return { found, copied: summing.facts - found, sum: summing.sum() };
  } finally {
    await facts.return?.();
  }
};

const compareBeginning = async (
  facts: AsyncIterator<Fact>,
  target: EventStore,
  summing: LogSumBuilder,
  onCopying: OnCopyProgress,
) => {
  let found = 0;
  for await (const there of factsOf(target, await target.head())) {
    const { value: fact } = await facts.next();
    if (!fact || factLine(fact) !== factLine(there)) throw notAPrefixError(there, fact);
    summing.add(fact);
    found += 1;
    onCopying('compared', found);
  }
  return found;
};

const appendRest = async (
  facts: AsyncIterator<Fact>,
  target: EventStore,
  maxConcurrentAppends: number,
  onRecorded: (batch: readonly Fact[]) => void,
) => {
  const waiting: (readonly Fact[])[] = [];
  const recordWaiting = async () => {
    await Promise.all(waiting.map((batch) => appendBatch(batch, target)));
    waiting.splice(0).forEach(onRecorded);
  };
  for await (const batch of batchesOf({ [Symbol.asyncIterator]: () => facts })) {
    waiting.push(batch);
    if (waiting.length === maxConcurrentAppends) await recordWaiting();
  }
  await recordWaiting();
};

const appendBatch = async (batch: readonly Fact[], target: EventStore) => {
  const { stream, revision } = batch[0]!;
  const events = batch.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  try {
    await target.append(stream, events, revision - 1);
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error;
    throw new Error(`Revision ${revision} of '${stream}' does not fit the target: another process writes to it.`);
  }
};

const compareAll = async (source: LogSum, target: EventStore, onCopying: OnCopyProgress) => {
  const summing = new LogSumBuilder();
  let verified = 0;
  for await (const fact of factsOf(target, await target.head())) {
    summing.add(fact);
    verified += 1;
    onCopying('verified', verified, source.facts);
  }
  const wrong = logDifferences(source, summing.sum(), ['the source', 'the target']);
  if (wrong.length > 0)
    throw new Error(['The copy differs from the source.', ...wrong.slice(0, MAX_DIFFERENCES_SHOWN)].join('\n'));
};

const MAX_DIFFERENCES_SHOWN = 20;

const notAPrefixError = (there: Fact, fact: Fact | undefined) =>
  new Error(
    `The target is not an earlier copy of the source, and was not changed: it has ${factName(there)}, ${
      fact
        ? `where the source has ${isSamePlace(there, fact) ? 'another fact' : factName(fact)}`
        : 'which the source does not have'
    }.`,
  );

const factName = ({ stream, revision }: Fact) => `revision ${revision} of '${stream}'`;

const isSamePlace = (one: Fact, other: Fact) => one.stream === other.stream && one.revision === other.revision;
