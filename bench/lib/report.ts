import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { formatTable } from '../../apps/cli/src/table';

export type Row = Readonly<{
  /** Permanent, with the bench first: 'reads/10000/events'. */
  name: string;
  unit: string;
  better: 'higher' | 'lower';
  ours: number;
  peer?: number;
  ratio?: number;
  /** As a share: a smaller difference is noise. */
  spread?: number;
  /** The same on every machine and in every round. */
  isExact?: boolean;
}>;

export type RowBesidePeer = Required<Omit<Row, 'isExact'>>;

export const rowName = (...parts: readonly (string | number)[]) =>
  parts
    .map((part) =>
      String(part)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
    )
    .join('/');

export type Column<R> = readonly [head: string, cell: (row: R) => string | number];

/** The file that BENCH_JSON names gets a line of JSON for each row. */
export const reportRows = <R extends Pick<Row, 'name'>>(title: string, columns: readonly Column<R>[], rows: readonly R[]) => {
  printTable(
    title,
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  );
  const file = process.env['BENCH_JSON'];
  if (!file) return;
  const origin = { machine: MACHINE, commit: currentCommit() };
  appendFileSync(file, rows.map((row) => `${JSON.stringify({ ...row, ...origin })}\n`).join(''));
};

const printTable = (title: string, heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  print(['', title, ...formatTable(heads, rows).map((line) => `  ${line}`)].join('\n'));

export const print = (text: string) => console.log(text);

export const printMachine = () => print(`${MACHINE}, ${new Date().toISOString()}`);

export const MACHINE = `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? process.arch}`;

const MEASURED_PATHS = ['apps', 'libs', 'projections', 'bench', 'package-lock.json', ':!bench/baseline.json'];

/** With a '+' if measured files differ from it; undefined outside a repository. */
export const currentCommit = (): string | undefined => {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no', '--', ...MEASURED_PATHS) && '+'}`;
  } catch {
    return undefined;
  }
};

export const ratioText = (ratio: number, target: number) =>
  `${ratio.toFixed(2)} (target ${target} ${ratio >= target ? 'reached' : 'missed'})`;

export const formatCount = (value: number) => Math.round(value).toLocaleString('en-US');

export const formatMs = (value: number) => `${value.toFixed(2)} ms`;

export const formatMebibytes = (bytes: number) => `${formatCount(bytes / 1024 / 1024)} MiB`;
