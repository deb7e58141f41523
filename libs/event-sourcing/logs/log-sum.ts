import { createHash, hash } from 'node:crypto';
import { type Fact, factLine } from './fact';

/** Logs with the same sum have the same facts in the same order. */
export type LogSum = Readonly<{
  facts: number;
  /** Over the lines of all facts, in log order. */
  sha256: string;
  streams: ReadonlyMap<string, StreamSum>;
}>;

/** `sha256` covers the previous value and the line of the newest fact. */
export type StreamSum = Readonly<{ facts: number; revision: number; sha256: string }>;
type MutableStreamSum = { -readonly [Figure in keyof StreamSum]: StreamSum[Figure] };

const EMPTY_STREAM_SUM: StreamSum = { facts: 0, revision: -1, sha256: '' };

const HASH_CHUNK_LENGTH = 64 * 1024;

/** Memory grows with the number of streams, not of facts. */
export class LogSumBuilder {
  private readonly logHash = createHash('sha256');
  /** Lines not yet hashed: hashing many at once is faster. */
  private pending = '';
  private readonly streams = new Map<string, MutableStreamSum>();
  private count = 0;

  /** Without `byStream` it only counts the facts of streams, which suffices unless logs are compared. */
  constructor(private readonly byStream = true) {}

  /** Returns the revision that was expected in the stream. */
  add(fact: Fact, written = factLine(fact)): number {
    const line = `${written}\n`;
    this.pending += line;
    if (this.pending.length > HASH_CHUNK_LENGTH) this.flush();
    this.count += 1;
    const stream = this.streamSum(fact.stream);
    const expectedRevision = stream.revision + 1;
    stream.facts += 1;
    stream.revision = fact.revision;
    if (this.byStream) stream.sha256 = hash('sha256', stream.sha256 + line);
    return expectedRevision;
  }

  get facts(): number {
    return this.count;
  }

  sum(): LogSum {
    this.flush();
    return { facts: this.count, sha256: this.logHash.copy().digest('hex'), streams: this.streams };
  }

  private streamSum(stream: string): MutableStreamSum {
    const streamSum = this.streams.get(stream);
    if (streamSum) return streamSum;
    const begun = { ...EMPTY_STREAM_SUM };
    this.streams.set(stream, begun);
    return begun;
  }

  private flush() {
    this.logHash.update(this.pending);
    this.pending = '';
  }
}

export const logDifferences = (one: LogSum, other: LogSum, names: readonly [string, string]): string[] => {
  const streams = new Set([...one.streams.keys(), ...other.streams.keys()]);
  const differences = [...streams].flatMap((stream) =>
    streamDifference(stream, one.streams.get(stream), other.streams.get(stream), names),
  );
  if (differences.length > 0 || one.sha256 === other.sha256) return differences;
  return [`Every stream of ${names[0]} is in ${names[1]}, but the facts are in another order.`];
};

const streamDifference = (
  stream: string,
  one: StreamSum = EMPTY_STREAM_SUM,
  other: StreamSum = EMPTY_STREAM_SUM,
  [here, there]: readonly [string, string],
): string[] => {
  if (one.facts !== other.facts) return [`'${stream}' has ${one.facts} facts in ${here}, ${other.facts} in ${there}.`];
  if (one.revision !== other.revision)
    return [`'${stream}' ends with revision ${one.revision} in ${here}, with ${other.revision} in ${there}.`];
  return one.sha256 === other.sha256
    ? []
    : [`The facts of '${stream}' differ between ${here} and ${there}: so do their checksums.`];
};
