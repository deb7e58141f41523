import type { Link } from '../chain';
import { BEGINNING, type Position, type Recorded } from '../message';
import { bytesOf, lineOf, nameOf } from './fact';
import { flawOf, type KnownTypes } from './flaws';
import { type LogSum, Summing } from './log-sum';
import { RepeatedIds } from './repeated-ids';

/** Flaws that are told; where there are more, most have one cause. */
const TOLD = 1_000;

/** `flaws` are sentences; `largest` is in bytes. */
export type Examined = Readonly<{ sum: LogSum; largest: number; flaws: readonly string[] }>;

/** Looks at every fact of a log, one after another, and at how they stand together. */
export class Examining {
  private readonly summing: Summing;
  private readonly ids = new RepeatedIds();
  /** Where an id stands first, of those that may stand there twice. */
  private readonly first = new Map<string, string>();
  private readonly flaws: string[] = [];
  private largest = 0;
  private last: Position = BEGINNING;

  constructor(
    private readonly known: KnownTypes,
    byStream: boolean,
  ) {
    this.summing = new Summing(byStream);
  }

  get facts(): number {
    return this.summing.facts;
  }

  take(link: Link) {
    const fact = factIn(link);
    if (typeof fact === 'string') this.add(fact);
    else this.look(fact, link);
    this.last = link.position;
  }

  /** Reads the log, up to where it was taken, `again` only where an id may stand there twice. */
  async end(until: Position, again: () => AsyncIterable<readonly Link[]>): Promise<Examined> {
    const { last, largest, flaws } = this;
    if (last !== until) this.add(`The log ends at position ${BigInt(last)}, and says that it ends at ${BigInt(until)}.`);
    const isSuspect = this.ids.suspects();
    if (isSuspect) for await (const links of again()) this.lookForRepeated(links, isSuspect);
    return { sum: this.summing.sum(), largest, flaws };
  }

  private look(fact: Recorded, link: Link) {
    const { line, bytes } = written(fact, link);
    const flaw = flawOf(fact, this.known, bytes);
    if (flaw) this.add(`${named(fact, link)} ${flaw}.`);
    const due = this.summing.add(fact, line);
    if (fact.revision !== due) this.add(`${named(fact, link)} stands where revision ${due} should.`);
    if (link.position <= this.last) this.add(`${named(fact, link)} stands behind position ${BigInt(this.last)}.`);
    if (typeof fact.id === 'string') this.ids.add(fact.id);
    if (bytes > this.largest) this.largest = bytes;
  }

  private lookForRepeated(links: readonly Link[], isSuspect: (id: string) => boolean) {
    for (const link of links) {
      const fact = factIn(link);
      if (typeof fact === 'string' || typeof fact.id !== 'string' || !isSuspect(fact.id)) continue;
      const id = fact.id.toLowerCase();
      const before = this.first.get(id);
      if (before) this.add(`${named(fact, link)} has the id of another fact, ${before}.`);
      else this.first.set(id, `revision ${fact.revision} of '${fact.stream}'`);
    }
  }

  private add(flaw: string) {
    if (this.flaws.length < TOLD) this.flaws.push(flaw);
  }
}

/** Or why it is none, in a sentence. */
const factIn = ({ position, text, fact }: Link): Recorded | string => {
  if (fact) return fact;
  try {
    const read = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
    return `At position ${BigInt(position)} stands something that is no fact.`;
  } catch (error) {
    return `At position ${BigInt(position)} stands something that cannot be read: ${(error as Error).message}.`;
  }
};

/** By where it stands, whatever it says of itself. */
const named = (fact: Recorded, { position }: Link) => nameOf({ ...fact, position });

/** `"position":"…",` */
const POSITION = `"position":"${BEGINNING}",`.length;

/** The line of a fact, and its bytes in an append: cut out of its text, which is that line with its position, as a rule. */
const written = (fact: Recorded, { text, said }: Link): Readonly<{ line: string; bytes: number }> => {
  if (said === undefined) return { line: lineOf(fact), bytes: bytesOf(fact) };
  const isAscii = Buffer.byteLength(text) === text.length;
  return {
    line: text.slice(0, said - POSITION) + text.slice(said),
    bytes: 1 + (isAscii ? text.length - said : Buffer.byteLength(text.slice(said))),
  };
};
