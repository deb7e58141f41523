import { createHash, hash } from 'node:crypto';
import { type Fact, lineOf } from './fact';

/** What facts come to. Logs of the same sum have the same facts in the same order. */
export type LogSum = Readonly<{
  facts: number;
  /** Of the lines of all facts, in log order. */
  sha256: string;
  streams: ReadonlyMap<string, StreamSum>;
}>;

/** `sha256` is that of what it was before the newest fact, and that fact's line. */
export type StreamSum = Readonly<{ facts: number; revision: number; sha256: string }>;
type Growing = { -readonly [Figure in keyof StreamSum]: StreamSum[Figure] };

const NOTHING: StreamSum = { facts: 0, revision: -1, sha256: '' };

const AT_ONCE = 64 * 1024;

/** Adds facts up, one after another: what it keeps grows with the number of streams, not of facts. */
export class Summing {
  private readonly whole = createHash('sha256');
  /** Lines that `whole` is yet to be given: many at once take less. */
  private pending = '';
  private readonly streams = new Map<string, Growing>();
  private count = 0;

  /** Without `byStream` it is only told of streams how long they are: enough for who compares no logs. */
  constructor(private readonly byStream = true) {}

  /** Answers which revision was due in its stream. */
  add(fact: Fact, written = lineOf(fact)): number {
    const line = `${written}\n`;
    this.pending += line;
    if (this.pending.length > AT_ONCE) this.flush();
    this.count += 1;
    const stream = this.growing(fact.stream);
    const due = stream.revision + 1;
    stream.facts += 1;
    stream.revision = fact.revision;
    if (this.byStream) stream.sha256 = hash('sha256', stream.sha256 + line);
    return due;
  }

  get facts(): number {
    return this.count;
  }

  /** As it is now: more may be added later. */
  sum(): LogSum {
    this.flush();
    return { facts: this.count, sha256: this.whole.copy().digest('hex'), streams: this.streams };
  }

  private growing(stream: string): Growing {
    const known = this.streams.get(stream);
    if (known) return known;
    const begun = { ...NOTHING };
    this.streams.set(stream, begun);
    return begun;
  }

  private flush() {
    this.whole.update(this.pending);
    this.pending = '';
  }
}

/** What tells two logs apart, each in a sentence; `names` are what to call them. Nothing when they are the same. */
export const differences = (one: LogSum, other: LogSum, names: readonly [string, string]): string[] => {
  const streams = new Set([...one.streams.keys(), ...other.streams.keys()]);
  const told = [...streams].flatMap((stream) => difference(stream, one.streams.get(stream), other.streams.get(stream), names));
  if (told.length > 0 || one.sha256 === other.sha256) return told;
  return [`Every stream of ${names[0]} is in ${names[1]}, but its facts stand in another order.`];
};

const difference = (
  stream: string,
  one: StreamSum = NOTHING,
  other: StreamSum = NOTHING,
  [here, there]: readonly [string, string],
): string[] => {
  if (one.facts !== other.facts) return [`'${stream}' has ${one.facts} facts in ${here}, ${other.facts} in ${there}.`];
  if (one.revision !== other.revision)
    return [`'${stream}' ends with revision ${one.revision} in ${here}, with ${other.revision} in ${there}.`];
  return one.sha256 === other.sha256 ? [] : [`'${stream}' has other facts in ${here} than in ${there}: their checksums differ.`];
};
