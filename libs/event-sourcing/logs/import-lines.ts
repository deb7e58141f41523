import { createHash } from 'node:crypto';
import { type FirstLine, FORMAT, type ReactorLine } from './export-lines';
import { type Fact, lineOf } from './fact';
import { flawOf, type KnownTypes } from './flaws';
import type { Reached } from './reached';
import { RepeatedIds } from './repeated-ids';

/** What an export tells beside its facts. */
export type Exported = Readonly<Pick<FirstLine, 'log' | 'facts' | 'chain'> & { reached: readonly Reached[] }>;

/** Called after each fact with how many those are, of how many. */
export type OnImported = (facts: number, all: number) => void;

/**
 * Reads the whole of an export, for what it tells at its end. Throws an Error that names the line which is not sound. Two facts
 * of one id are met when all are known: then `lines` are read again.
 */
export const readExport = async (
  lines: () => AsyncIterable<string>,
  known: KnownTypes,
  onRead: OnImported,
): Promise<Exported> => {
  const [facts, ids] = [importLines(lines(), known, onRead), new RepeatedIds()];
  for (;;) {
    const { done, value } = await facts.next();
    if (!done) {
      ids.add(value.id);
      continue;
    }
    const isSuspect = ids.suspects();
    if (isSuspect) await refuseRepeated(importLines(lines(), known), isSuspect);
    return value;
  }
};

const refuseRepeated = async (facts: AsyncIterable<Fact>, isSuspect: (id: string) => boolean) => {
  const lines = new Map<string, number>();
  let nth = 1;
  for await (const fact of facts) {
    nth += 1;
    const id = fact.id.toLowerCase();
    const before = lines.get(id);
    if (before) throw new Error(`Line ${nth} has the id of line ${before}.`);
    if (isSuspect(id)) lines.set(id, nth);
  }
};

/**
 * Gives the facts of an export, and when all of its lines are sound, answers the rest. Throws an Error that names the line
 * which is not.
 */
export async function* importLines(
  lines: AsyncIterable<string>,
  known: KnownTypes,
  onImported: OnImported = () => {},
): AsyncGenerator<Fact, Exported> {
  const reading = new Reading(known, onImported);
  for await (const line of lines) {
    const fact = reading.take(line);
    if (fact) yield fact;
  }
  return reading.exported();
}

class Reading {
  private nth = 0;
  private first: FirstLine | undefined;
  private readonly revisions = new Map<string, number>();
  private readonly reached = new Map<string, Reached>();
  private readonly sha256 = createHash('sha256');
  private isWhole = false;

  constructor(
    private readonly known: KnownTypes,
    private readonly onImported: OnImported,
  ) {}

  /** Answers the fact, if the line tells one. */
  take(line: string): Fact | undefined {
    this.nth += 1;
    if (this.isWhole) throw this.wrong('stands behind the last one');
    const said = parsed(line);
    if (!said) throw this.wrong('is not as an export writes it');
    if (isLast(said)) return this.end(said.sha256);
    this.sha256.update(`${line}\n`);
    if (!this.first) return this.begin(said);
    return this.nth <= this.first.facts + 1 ? this.fact(said, line) : this.reactor(said);
  }

  exported(): Exported {
    if (!this.isWhole) throw new Error(`It ends after line ${this.nth}, without its checksum: it was cut off.`);
    const { log, facts, chain } = this.first!;
    return { log, facts, ...(chain && { chain }), reached: [...this.reached.values()] };
  }

  private begin(said: any): undefined {
    if (said.format !== FORMAT.format || !Number.isSafeInteger(said.facts)) throw this.wrong('is not the first one of an export');
    if (said.version !== FORMAT.version)
      throw this.wrong(`says that all of them are of version ${said.version}, not ${FORMAT.version}`);
    this.first = said;
  }

  private fact(said: Fact, line: string): Fact {
    const flaw = lineOf(said) === line ? flawOf(said, this.known) : 'is no fact as an export writes it';
    if (flaw) throw this.wrong(flaw);
    const expected = this.revisions.get(said.stream) ?? 0;
    if (said.revision !== expected)
      throw this.wrong(`has revision ${said.revision} of '${said.stream}' where ${expected} should be`);
    this.revisions.set(said.stream, expected + 1);
    this.onImported(this.nth - 1, this.first!.facts);
    return said;
  }

  private reactor(said: any): undefined {
    if (!isOfReactor(said)) throw this.wrong('tells nothing about a reactor');
    const { reactor } = said;
    const fact = 'seen' in said ? said.seen : said.parked;
    if (fact && fact.revision >= (this.revisions.get(fact.stream) ?? 0))
      throw this.wrong(`tells of revision ${fact.revision} of '${fact.stream}', which is not among the facts`);
    const before = this.reached.get(reactor);
    if ('seen' in said && !before) this.reached.set(reactor, { reactor, seen: said.seen, parked: [] });
    else if ('parked' in said && before) this.reached.set(reactor, { ...before, parked: [...before.parked, said.parked] });
    else throw this.wrong('tells about a reactor what comes before or after');
  }

  private end(sha256: string): undefined {
    if (this.revisions.size !== this.first?.streams || this.nth - 2 < this.first.facts)
      throw this.wrong('is the last one too early: something is missing');
    if (sha256 !== this.sha256.digest('hex')) throw this.wrong('has another checksum than all before it: something was changed');
    this.isWhole = true;
  }

  private wrong(what: string) {
    return new Error(`Line ${this.nth} ${what}.`);
  }
}

/** Undefined for a line that would be written otherwise. */
const parsed = (line: string): any => {
  try {
    const said = JSON.parse(line);
    return typeof said === 'object' && JSON.stringify(said) === line ? said : undefined;
  } catch {
    return undefined;
  }
};

const isLast = (said: any): said is { sha256: string } => typeof said.sha256 === 'string';

const isOfReactor = (said: any): said is ReactorLine =>
  typeof said.reactor === 'string' && ('seen' in said ? said.seen === null || stands(said.seen) : isParked(said.parked));

const isParked = (said: any): boolean =>
  stands(said) &&
  typeof said.reason === 'string' &&
  Number.isSafeInteger(said.attempts) &&
  (said.due === null || Number.isSafeInteger(said.due));

const stands = (said: any): boolean =>
  typeof said?.stream === 'string' && Number.isSafeInteger(said.revision) && said.revision >= 0;
