import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { table } from '../../apps/cli/src/table';

/** What a bench measured of one thing. Each bench adds what else its columns show; a row is a line of a table and a line of JSON. */
export type Row = Readonly<{
  /** Stable, with the bench first: 'reads/10000/events'. */
  name: string;
  /** Of `ours` and `peer`. */
  unit: string;
  better: 'higher' | 'lower';
  ours: number;
  peer?: number;
  /** Of `ours` to `peer`. */
  ratio?: number;
  /** How far rounds lie apart, as a share: a smaller difference is noise. */
  spread?: number;
  /** The same on every machine and in every round: a count. */
  isExact?: boolean;
}>;

/** A row whose peer was measured in the same rounds. */
export type RowBesidePeer = Required<Omit<Row, 'isExact'>>;

/** 'reads/1000/beside-one-that-writes' */
export const rowName = (...parts: readonly (string | number)[]) =>
  parts
    .map((part) =>
      String(part)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
    )
    .join('/');

export type Column<R> = readonly [head: string, cell: (row: R) => string | number];

/** Prints a table, and adds a line of JSON for each of its rows to the file that BENCH_JSON names. */
export const report = <R extends Pick<Row, 'name'>>(title: string, columns: readonly Column<R>[], rows: readonly R[]) => {
  sayTable(
    title,
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  );
  const file = process.env['BENCH_JSON'];
  if (!file) return;
  const origin = { machine: MACHINE, commit: commit() };
  appendFileSync(file, rows.map((row) => `${JSON.stringify({ ...row, ...origin })}\n`).join(''));
};

const sayTable = (title: string, heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  say(['', title, ...table(heads, rows).map((line) => `  ${line}`)].join('\n'));

export const say = (text: string) => console.log(text);

export const sayMachine = () => say(`${MACHINE}, ${new Date().toISOString()}`);

export const MACHINE = `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? process.arch}`;

const MEASURED = ['apps', 'libs', 'projections', 'bench', 'package-lock.json', ':!bench/baseline.json'];

/** The commit that is checked out, with a '+' where what is measured differs from it. Undefined outside a repository. */
export const commit = (): string | undefined => {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no', '--', ...MEASURED) && '+'}`;
  } catch {
    return undefined;
  }
};

/** '0.93 (target 0.8 reached)' */
export const against = (ratio: number, target: number) =>
  `${ratio.toFixed(2)} (target ${target} ${ratio >= target ? 'reached' : 'missed'})`;

export const count = (value: number) => Math.round(value).toLocaleString('en-US');

export const milliseconds = (value: number) => `${value.toFixed(2)} ms`;

export const mebibytes = (bytes: number) => `${count(bytes / 1024 / 1024)} MiB`;
