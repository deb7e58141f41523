import type { ChainLink } from '../chain';
import { BEGINNING, type Position, type Recorded } from '../message';
import { appendBytesOf, factLine, factName } from './fact';
import { flawOf, type KnownTypes } from './flaws';
import { type LogSum, LogSumBuilder } from './log-sum';
import { RepeatedIdFinder } from './repeated-id-finder';

const MAX_FLAWS = 1_000;

/** `flaws` are sentences, `largest` is in bytes. */
export type LogExamination = Readonly<{ sum: LogSum; largest: number; flaws: readonly string[] }>;

export class LogExaminer {
  private readonly summing: LogSumBuilder;
  private readonly ids = new RepeatedIdFinder();
  private readonly firstSeen = new Map<string, string>();
  private readonly flaws: string[] = [];
  private largest = 0;
  private last: Position = BEGINNING;

  constructor(
    private readonly knownTypes: KnownTypes,
    byStream: boolean,
  ) {
    this.summing = new LogSumBuilder(byStream);
  }

  get facts(): number {
    return this.summing.facts;
  }

  take(link: ChainLink) {
    const fact = parseFact(link);
    if (typeof fact === 'string') this.addFlaw(fact);
    else this.examineFact(fact, link);
    this.last = link.position;
  }

  /** `again` rereads the log, only if an id may be repeated. */
  async end(until: Position, again: () => AsyncIterable<readonly ChainLink[]>): Promise<LogExamination> {
    const { last, largest, flaws } = this;
    if (last !== until) this.addFlaw(`The log ends at position ${BigInt(last)}, but should end at ${BigInt(until)}.`);
    const isSuspect = this.ids.suspects();
    if (isSuspect) for await (const links of again()) this.findRepeatedIds(links, isSuspect);
    return { sum: this.summing.sum(), largest, flaws };
  }

  private examineFact(fact: Recorded, link: ChainLink) {
    const { line, bytes } = lineAndBytes(fact, link);
    const flaw = flawOf(fact, this.knownTypes, bytes);
    if (flaw) this.addFlaw(`${factNameAt(fact, link)} ${flaw}.`);
    const due = this.summing.add(fact, line);
    if (fact.revision !== due) this.addFlaw(`${factNameAt(fact, link)} is where revision ${due} is expected.`);
    if (link.position <= this.last) this.addFlaw(`${factNameAt(fact, link)} comes after position ${BigInt(this.last)}.`);
    if (typeof fact.id === 'string') this.ids.add(fact.id);
    if (bytes > this.largest) this.largest = bytes;
  }

  private findRepeatedIds(links: readonly ChainLink[], isSuspect: (id: string) => boolean) {
    for (const link of links) {
      const fact = parseFact(link);
      if (typeof fact === 'string' || typeof fact.id !== 'string' || !isSuspect(fact.id)) continue;
      const id = fact.id.toLowerCase();
      const before = this.firstSeen.get(id);
      if (before) this.addFlaw(`${factNameAt(fact, link)} has the id of another fact, ${before}.`);
      else this.firstSeen.set(id, `revision ${fact.revision} of '${fact.stream}'`);
    }
  }

  private addFlaw(flaw: string) {
    if (this.flaws.length < MAX_FLAWS) this.flaws.push(flaw);
  }
}

/** Returns the fact, or a sentence why the text is none. */
const parseFact = ({ position, text, fact }: ChainLink): Recorded | string => {
  if (fact) return fact;
  try {
    const read = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
    return `The entry at position ${BigInt(position)} is not a fact.`;
  } catch (error) {
    return `The entry at position ${BigInt(position)} cannot be read: ${(error as Error).message}.`;
  }
};

/** Names a fact by its actual position, whatever it claims. */
const factNameAt = (fact: Recorded, { position }: ChainLink) => factName({ ...fact, position });

const POSITION_FIELD_LENGTH = `"position":"${BEGINNING}",`.length;

/** The line is usually cut out of the sealed text. `bytes` is its size in an append. */
const lineAndBytes = (fact: Recorded, { text, contentStart }: ChainLink): Readonly<{ line: string; bytes: number }> => {
  if (contentStart === undefined) return { line: factLine(fact), bytes: appendBytesOf(fact) };
  const isAscii = Buffer.byteLength(text) === text.length;
  return {
    line: text.slice(0, contentStart - POSITION_FIELD_LENGTH) + text.slice(contentStart),
    bytes: 1 + (isAscii ? text.length - contentStart : Buffer.byteLength(text.slice(contentStart))),
  };
};
