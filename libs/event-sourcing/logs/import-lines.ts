import { createHash } from 'node:crypto';
import { EXPORT_FORMAT_VERSION, type FirstLine, type ReactorLine } from './export-lines';
import { type Fact, factLine } from './fact';
import { flawOf, type KnownTypes } from './flaws';
import type { ReactorProgress } from './reactor-progress';
import { RepeatedIdFinder } from './repeated-id-finder';

export type LogExport = Readonly<Pick<FirstLine, 'log' | 'facts' | 'chain'> & { reached: readonly ReactorProgress[] }>;

export type OnImportProgress = (facts: number, all: number) => void;

/** Returns what follows the facts of a complete export. Throws an Error that names the invalid line. May read `lines` twice. */
export const readExport = async (
  lines: () => AsyncIterable<string>,
  knownTypes: KnownTypes,
  onRead: OnImportProgress,
): Promise<LogExport> => {
  const [facts, ids] = [importLines(lines(), knownTypes, onRead), new RepeatedIdFinder()];
  for (;;) {
    const { done, value } = await facts.next();
    if (!done) {
      ids.add(value.id);
      continue;
    }
    const isSuspect = ids.suspects();
    if (isSuspect) await refuseRepeated(importLines(lines(), knownTypes), isSuspect);
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
  knownTypes: KnownTypes,
  onImported: OnImportProgress = () => {},
): AsyncGenerator<Fact, LogExport> {
  const reading = new ExportParser(knownTypes, onImported);
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
    private readonly knownTypes: KnownTypes,
    private readonly onImported: OnImportProgress,
  ) {}

  take(line: string): Fact | undefined {
    this.lineNumber += 1;
    if (this.isWhole) throw this.lineError('follows the last line');
    const record = parseLine(line);
    if (!record) throw this.lineError('is not a valid line of an export');
    if (isLastLine(record)) return this.end(record.sha256);
    this.sha256.update(`${line}\n`);
    if (!this.first) return this.begin(record);
    return this.lineNumber <= this.first.facts + 1 ? this.fact(record, line) : this.reactor(record);
  }

  exported(): LogExport {
    if (!this.isWhole) throw new Error(`It ends after line ${this.lineNumber}, without its checksum: it was cut off.`);
    const { log, facts, chain } = this.first!;
    return { log, facts, ...(chain && { chain }), reached: [...this.reached.values()] };
  }

  private begin(record: any): undefined {
    if (record.format !== EXPORT_FORMAT_VERSION.format || !Number.isSafeInteger(record.facts))
      throw this.lineError('is not a valid first line of an export');
    if (record.version !== EXPORT_FORMAT_VERSION.version)
      throw this.lineError(`has the format version ${record.version}, not ${EXPORT_FORMAT_VERSION.version}`);
    this.first = record;
  }

  private fact(fact: Fact, line: string): Fact {
    const flaw = factLine(fact) === line ? flawOf(fact, this.knownTypes) : 'is not a valid fact of an export';
    if (flaw) throw this.lineError(flaw);
    const expected = this.revisions.get(fact.stream) ?? 0;
    if (fact.revision !== expected)
      throw this.lineError(`has revision ${fact.revision} of '${fact.stream}' where revision ${expected} is expected`);
    this.revisions.set(fact.stream, expected + 1);
    this.onImported(this.lineNumber - 1, this.first!.facts);
    return fact;
  }

  private reactor(record: any): undefined {
    if (!isReactorLine(record)) throw this.lineError('is not a valid reactor line');
    const { reactor } = record;
    const fact = 'seen' in record ? record.seen : record.parked;
    if (fact && fact.revision >= (this.revisions.get(fact.stream) ?? 0))
      throw this.lineError(`names revision ${fact.revision} of '${fact.stream}', which is not among the facts`);
    const before = this.reached.get(reactor);
    if ('seen' in record && !before) this.reached.set(reactor, { reactor, seen: record.seen, parked: [] });
    else if ('parked' in record && before) this.reached.set(reactor, { ...before, parked: [...before.parked, record.parked] });
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
    const value = JSON.parse(line);
    return typeof value === 'object' && JSON.stringify(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
};

const isLastLine = (record: any): record is { sha256: string } => typeof record.sha256 === 'string';

const isReactorLine = (record: any): record is ReactorLine =>
  typeof record.reactor === 'string' &&
  ('seen' in record ? record.seen === null || isStreamRevision(record.seen) : isParkedFact(record.parked));

const isParkedFact = (value: any): boolean =>
  isStreamRevision(value) &&
  typeof value.reason === 'string' &&
  Number.isSafeInteger(value.attempts) &&
  (value.due === null || Number.isSafeInteger(value.due));

const isStreamRevision = (value: any): boolean =>
  typeof value?.stream === 'string' && Number.isSafeInteger(value.revision) && value.revision >= 0;
