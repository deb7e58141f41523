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

const NOTHING: StreamSum = { facts: 0, revision: -1, sha256: '' };

const AT_ONCE = 64 * 1024;

/** Adds facts up, one after another: what it keeps grows with the number of streams, not of facts. */
export class Summing {
  private readonly whole = createHash('sha256');
  /** Lines that `whole` is yet to be given: many at once take less. */
  private pending = '';
  private readonly streams = new Map<string, StreamSum>();
  private count = 0;

  /** Without `byStream` it is only told of streams how long they are: enough for who compares no logs. */
  constructor(private readonly byStream = true) {}

  add(fact: Fact, written = lineOf(fact)) {
    const line = `${written}\n`;
    this.pending += line;
    if (this.pending.length > AT_ONCE) this.flush();
    this.count += 1;
    const before = this.of(fact.stream);
    const sha256 = this.byStream ? hash('sha256', before.sha256 + line) : '';
    this.streams.set(fact.stream, { facts: before.facts + 1, revision: fact.revision, sha256 });
  }

  get facts(): number {
    return this.count;
  }

  of(stream: string): StreamSum {
    return this.streams.get(stream) ?? NOTHING;
  }

  /** As it is now: more may be added later. */
  sum(): LogSum {
    this.flush();
    return { facts: this.count, sha256: this.whole.copy().digest('hex'), streams: this.streams };
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
