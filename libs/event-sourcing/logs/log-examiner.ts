import type { ChainLink } from '../chain';
import { FlawList, type Flaws } from '../flaw-list';
import { BEGINNING, type Position, type Recorded } from '../message';
import { appendBytesOf, factLine, factName } from './fact';
import { flawOf, type KnownTypes } from './flaws';
import { type LogSum, LogSumBuilder } from './log-sum';
import { RepeatedIdFinder } from './repeated-id-finder';

export type LogExamination = Flaws & Readonly<{ sum: LogSum; largestFactBytes: number }>;

export class LogExaminer {
  private readonly summing: LogSumBuilder;
  private readonly ids = new RepeatedIdFinder();
  private readonly flaws = new FlawList();
  private largestFactBytes = 0;
  private lastPosition: Position = BEGINNING;

  constructor(
    private readonly knownTypes: KnownTypes,
    byStream: boolean,
  ) {
    this.summing = new LogSumBuilder(byStream);
  }

  get factCount(): number {
    return this.summing.facts;
  }

  take(link: ChainLink) {
    const fact = parseFact(link);
    if (typeof fact === 'string') this.flaws.add(fact);
    else this.examineFact(fact, link);
    this.lastPosition = link.position;
  }

  /** The log is reread only if an id may be repeated. */
  async end(until: Position, rereadLog: () => AsyncIterable<readonly ChainLink[]>): Promise<LogExamination> {
    const { lastPosition, largestFactBytes } = this;
    if (lastPosition !== until)
      this.flaws.addOfWholeLog(`The log ends at position ${BigInt(lastPosition)}, but should end at ${BigInt(until)}.`);
    const isSuspect = this.ids.suspects();
    if (isSuspect) await this.findRepeatedIds(rereadLog(), isSuspect);
    return { sum: this.summing.sum(), largestFactBytes, ...this.flaws.all() };
  }

  private examineFact(fact: Recorded, link: ChainLink) {
    const { line, bytes } = lineAndBytes(fact, link);
    const flaw = flawOf(fact, this.knownTypes, bytes);
    if (flaw) this.flaws.add(`${factNameAt(fact, link)} ${flaw}.`);
    const expectedRevision = this.summing.add(fact, line);
    if (fact.revision !== expectedRevision)
      this.flaws.add(`${factNameAt(fact, link)} is where revision ${expectedRevision} is expected.`);
    if (link.position <= this.lastPosition)
      this.flaws.add(`${factNameAt(fact, link)} comes after position ${BigInt(this.lastPosition)}.`);
    if (typeof fact.id === 'string') this.ids.add(fact.id);
    if (bytes > this.largestFactBytes) this.largestFactBytes = bytes;
  }

  private async findRepeatedIds(log: AsyncIterable<readonly ChainLink[]>, isSuspect: (id: string) => boolean) {
    const firstFacts = new Map<string, string>();
    for await (const links of log)
      for (const link of links) {
        const fact = parseFact(link);
        if (typeof fact === 'string' || typeof fact.id !== 'string' || !isSuspect(fact.id)) continue;
        const id = fact.id.toLowerCase();
        const first = firstFacts.get(id);
        if (first) this.flaws.add(`${factNameAt(fact, link)} has the id of another fact, ${first}.`);
        else firstFacts.set(id, `revision ${fact.revision} of '${fact.stream}'`);
      }
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

/** The line is usually the sealed text without its position, which stands just before the content. `bytes` is its size in an append. */
const lineAndBytes = (fact: Recorded, { text, contentStart }: ChainLink): Readonly<{ line: string; bytes: number }> => {
  if (contentStart === undefined) return { line: factLine(fact), bytes: appendBytesOf(fact) };
  const isAscii = Buffer.byteLength(text) === text.length;
  return {
    line: text.slice(0, contentStart - POSITION_FIELD_LENGTH) + text.slice(contentStart),
    bytes: 1 + (isAscii ? text.length - contentStart : Buffer.byteLength(text.slice(contentStart))),
  };
};
