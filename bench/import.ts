import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateCalendars, type ImportInput } from './import/generate-calendars';
import type { ImportResult } from './import/load';
import type { ReadResult } from './import/read';
import { askNewChild, startChild } from './lib/child';
import { measureTwoInTurns } from './lib/in-turns';
import {
  type Column,
  formatCount,
  formatMebibytes,
  formatMs,
  print,
  printMachine,
  type Row,
  type RowBesidePeer,
  ratioText,
  reportRows,
  rowName,
} from './lib/report';
import { compareSides, median } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';

const ROUNDS = 3;
const MAX_WAIT_MS = 50;
/** As the command line runs. */
const PROGRAM_OPTIONS = ['--max-semi-space-size=8'];
const FEEDS = process.env['TOWNSHIP_FEEDS'] ?? '../shared/data/feeds/montclair';

const program = (name: string) => join(__dirname, 'import', `${name}.js`);

const main = async () => {
  printMachine();
  await withTemporaryDirectory(async (directory) => {
    const input = existsSync(join(FEEDS, 'sources.csv')) ? townshipCalendars() : generateCalendars(directory);
    print(`${input.title}: ${input.folder}`);
    const read = () => askNewChild<ImportInput, ReadResult>(program('read'), input, [], PROGRAM_OPTIONS);
    const load = () => withTemporaryDirectory((data) => loadCalendars({ ...input, data }));
    const { ours, peers } = await measureTwoInTurns(ROUNDS, load, read);
    const longestWait = await withTemporaryDirectory((data) => measureOtherWriter({ ...input, data }));

    const row = (what: string, seconds: (imported: ImportResult) => number): ImportRow => ({
      name: rowName('import', input.title, what),
      what,
      unit: 'events/s',
      better: 'higher',
      ...compareSides(
        ours.map((imported) => imported.happenings / seconds(imported)),
        peers.map(({ happenings, seconds: alone }) => happenings / alone),
      ),
      happenings: ours[0]!.happenings,
      peakBytes: median(ours.map(({ peakBytes }) => peakBytes)),
    });
    reportRows(`Importing, medians of ${ROUNDS} rounds, each in a process of its own`, IMPORT_COLUMNS, [
      row('the first', ({ first }) => first),
      row('again, unchanged', ({ again }) => again),
    ]);
    reportRows('Another process that appends to the same log meanwhile', WAIT_COLUMNS, [
      { name: rowName('import', input.title, 'other writer'), unit: 'ms', better: 'lower', ours: longestWait },
    ]);
  });
};

const loadCalendars = (input: ImportInput & { data: string }) =>
  askNewChild<ImportInput & { data: string }, ImportResult>(program('load'), input, [], PROGRAM_OPTIONS);

const measureOtherWriter = async (input: ImportInput & { data: string }): Promise<number> => {
  const writer = startChild<{ data: string } | 'stop', number>(program('other-writer'));
  await writer.ask({ data: input.data });
  await loadCalendars(input);
  const longest = await writer.ask('stop');
  await writer.stop();
  return longest;
};

const WAIT_COLUMNS: readonly Column<Row>[] = [
  ['longest wait', ({ ours }) => formatMs(ours)],
  [`limit ${MAX_WAIT_MS} ms / longest`, ({ ours }) => ratioText(MAX_WAIT_MS / ours, 1)],
];

type ImportRow = RowBesidePeer & Readonly<{ what: string } & Record<'happenings' | 'peakBytes', number>>;

const IMPORT_COLUMNS: readonly Column<ImportRow>[] = [
  ['load', ({ what }) => what],
  ['events', ({ happenings }) => formatCount(happenings)],
  ['events/s', ({ ours }) => formatCount(ours)],
  ['reading alone', ({ peer }) => formatCount(peer)],
  ['ratio', ({ ratio }) => ratio.toFixed(2)],
  ['peak memory of both', ({ peakBytes }) => formatMebibytes(peakBytes)],
];

const townshipCalendars = (): ImportInput => ({
  title: 'a real township',
  folder: join(FEEDS, '2026-03-18'),
  sources: join(FEEDS, 'sources.csv'),
  now: '2026-03-18T12:00:00-04:00',
});

main();
