import type { Link } from '../chain';
import type { EventStore } from '../event-store';
import { BEGINNING, type Position, type Recorded } from '../message';
import { bytesOf, factsOf, lineOf, nameOf } from './fact';
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
    const fact = link.fact ?? this.parsed(link);
    if (fact) this.look(fact, link.text);
  }

  /** Reads the log, up to where it was taken, again only where an id may stand there twice. */
  async end(store: EventStore, until: Position): Promise<Examined> {
    const { last, largest, flaws } = this;
    if (last !== until) this.add(`The log ends at position ${BigInt(last)}, and says that it ends at ${BigInt(until)}.`);
    const isSuspect = this.ids.suspects();
    if (isSuspect) for await (const flaw of repetitions(store, until, isSuspect)) this.add(flaw);
    return { sum: this.summing.sum(), largest, flaws };
  }

  private look(fact: Recorded, text: string) {
    const expected = this.summing.of(fact.stream).revision + 1;
    const { line, bytes } = written(fact, text);
    const flaw = flawOf(fact, this.known, bytes);
    if (flaw) this.add(`${nameOf(fact)} ${flaw}.`);
    if (fact.revision !== expected) this.add(`${nameOf(fact)} stands where revision ${expected} should.`);
    if (fact.position <= this.last) this.add(`${nameOf(fact)} stands behind position ${BigInt(this.last)}.`);
    this.summing.add(fact, line);
    this.ids.add(String(fact.id));
    this.largest = Math.max(this.largest, bytes);
    this.last = fact.position;
  }

  private parsed({ position, text }: Link): Recorded | undefined {
    try {
      return JSON.parse(text);
    } catch (error) {
      this.add(`At position ${BigInt(position)} stands something that cannot be read: ${(error as Error).message}.`);
      this.last = position;
      return undefined;
    }
  }

  private add(flaw: string) {
    if (this.flaws.length < TOLD) this.flaws.push(flaw);
  }
}

/** The line of a fact, and its bytes in an append: cut out of its text, which is that line with its position, as a rule. */
const written = (fact: Recorded, text: string): Readonly<{ line: string; bytes: number }> => {
  const stands = `{"stream":${JSON.stringify(fact.stream)},"revision":${fact.revision},`;
  const place = `"position":"${fact.position}",`;
  if (!text.startsWith(stands) || !text.startsWith(place, stands.length)) return { line: lineOf(fact), bytes: bytesOf(fact) };
  const said = text.slice(stands.length + place.length);
  return { line: stands + said, bytes: Buffer.byteLength(said) + 1 };
};

async function* repetitions(store: EventStore, until: Position, isSuspect: (id: string) => boolean) {
  const first = new Map<string, string>();
  for await (const fact of factsOf(store, until)) {
    if (!isSuspect(String(fact.id))) continue;
    const before = first.get(fact.id);
    if (before) yield `${nameOf(fact)} has the id of another fact, ${before}.`;
    else first.set(fact.id, `revision ${fact.revision} of '${fact.stream}'`);
  }
}
