import { createHash } from 'node:crypto';
import { EXPORT_FORMAT_VERSION, type FirstLine, type ReactorLine } from './export-lines';
import { type Fact, factLine } from './fact';
import { flawOf, type KnownTypes } from './flaws';
import type { ReactorProgress } from './reactor-progress';
import { RepeatedIdFinder } from './repeated-id-finder';

export type LogExport = Readonly<Pick<FirstLine, 'log' | 'facts' | 'chain'> & { reached: readonly ReactorProgress[] }>;

export type OnImportProgress = (facts: number, all: number) => void;

/**
 * Reads a complete export and returns what follows its facts. Throws an Error that names the invalid line. Repeated ids can be
 * found only at the end, and then `lines` are read again.
 */
export const readExport = async (
  lines: () => AsyncIterable<string>,
  known: KnownTypes,
  onRead: OnImportProgress,
): Promise<LogExport> => {
  const [facts, ids] = [importLines(lines(), known, onRead), new RepeatedIdFinder()];
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

/** Yields the facts of an export, and returns the rest if all lines are valid. Throws an Error that names the invalid line. */
export async function* importLines(
  lines: AsyncIterable<string>,
  known: KnownTypes,
  onImported: OnImportProgress = () => {},
): AsyncGenerator<Fact, LogExport> {
  const reading = new ExportParser(known, onImported);
  for await (const line of lines) {
    const fact = reading.take(line);
    if (fact) yield fact;
  }
  return reading.exported();
}

class ExportParser {
  private lineNumber = 0;
  private first: FirstLine | undefined;
  private readonly revisions = new Map<string, number>();
  private readonly reached = new Map<string, ReactorProgress>();
  private readonly sha256 = createHash('sha256');
  private isWhole = false;

  constructor(
    private readonly known: KnownTypes,
    private readonly onImported: OnImportProgress,
  ) {}

  take(line: string): Fact | undefined {
    this.lineNumber += 1;
    if (this.isWhole) throw this.lineError('follows the last line');
    const said = parseLine(line);
    if (!said) throw this.lineError('is not a valid line of an export');
    if (isLastLine(said)) return this.end(said.sha256);
    this.sha256.update(`${line}\n`);
    if (!this.first) return this.begin(said);
    return this.lineNumber <= this.first.facts + 1 ? this.fact(said, line) : this.reactor(said);
  }

  exported(): LogExport {
    if (!this.isWhole) throw new Error(`It ends after line ${this.lineNumber}, without its checksum: it was cut off.`);
    const { log, facts, chain } = this.first!;
    return { log, facts, ...(chain && { chain }), reached: [...this.reached.values()] };
  }

  private begin(said: any): undefined {
    if (said.format !== EXPORT_FORMAT_VERSION.format || !Number.isSafeInteger(said.facts))
      throw this.lineError('is not a valid first line of an export');
    if (said.version !== EXPORT_FORMAT_VERSION.version)
      throw this.lineError(`has the format version ${said.version}, not ${EXPORT_FORMAT_VERSION.version}`);
    this.first = said;
  }

  private fact(said: Fact, line: string): Fact {
    const flaw = factLine(said) === line ? flawOf(said, this.known) : 'is not a valid fact of an export';
    if (flaw) throw this.lineError(flaw);
    const expected = this.revisions.get(said.stream) ?? 0;
    if (said.revision !== expected)
      throw this.lineError(`has revision ${said.revision} of '${said.stream}' where revision ${expected} is expected`);
    this.revisions.set(said.stream, expected + 1);
    this.onImported(this.lineNumber - 1, this.first!.facts);
    return said;
  }

  private reactor(said: any): undefined {
    if (!isReactorLine(said)) throw this.lineError('is not a valid reactor line');
    const { reactor } = said;
    const fact = 'seen' in said ? said.seen : said.parked;
    if (fact && fact.revision >= (this.revisions.get(fact.stream) ?? 0))
      throw this.lineError(`names revision ${fact.revision} of '${fact.stream}', which is not among the facts`);
    const before = this.reached.get(reactor);
    if ('seen' in said && !before) this.reached.set(reactor, { reactor, seen: said.seen, parked: [] });
    else if ('parked' in said && before) this.reached.set(reactor, { ...before, parked: [...before.parked, said.parked] });
    else throw this.lineError('has a reactor in the wrong order');
  }

  private end(sha256: string): undefined {
    if (this.revisions.size !== this.first?.streams || this.lineNumber - 2 < this.first.facts)
      throw this.lineError('ends the export too early: lines are missing');
    if (sha256 !== this.sha256.digest('hex'))
      throw this.lineError('has a checksum that does not match the lines before it: the file was changed');
    this.isWhole = true;
  }

  private lineError(what: string) {
    return new Error(`Line ${this.lineNumber} ${what}.`);
  }
}

/** Undefined for a line that is not canonical JSON. */
const parseLine = (line: string): any => {
  try {
    const said = JSON.parse(line);
    return typeof said === 'object' && JSON.stringify(said) === line ? said : undefined;
  } catch {
    return undefined;
  }
};

const isLastLine = (said: any): said is { sha256: string } => typeof said.sha256 === 'string';

const isReactorLine = (said: any): said is ReactorLine =>
  typeof said.reactor === 'string' &&
  ('seen' in said ? said.seen === null || isStreamRevision(said.seen) : isParkedFact(said.parked));

const isParkedFact = (said: any): boolean =>
  isStreamRevision(said) &&
  typeof said.reason === 'string' &&
  Number.isSafeInteger(said.attempts) &&
  (said.due === null || Number.isSafeInteger(said.due));

const isStreamRevision = (said: any): boolean =>
  typeof said?.stream === 'string' && Number.isSafeInteger(said.revision) && said.revision >= 0;
