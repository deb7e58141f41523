import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Day, generatedDay } from './import/generated-day';
import type { Imported } from './import/load';
import type { Read } from './import/read';
import { askAfresh } from './lib/child';
import { inTurns } from './lib/in-turns';
import { type Column, count, mebibytes, type RowBesidePeer, report, rowName, say, sayMachine } from './lib/report';
import { compared, median } from './lib/statistics';
import { inTemporaryDirectory } from './lib/temporary';

const ROUNDS = 3;
const FEEDS = process.env['TOWNSHIP_FEEDS'] ?? '../shared/data/feeds/montclair';

const program = (name: string) => join(__dirname, 'import', `${name}.js`);

/** How fast a township's day is imported, the first time and again, beside what reading its files alone allows. */
const main = async () => {
  sayMachine();
  await inTemporaryDirectory(async (directory) => {
    const day = existsSync(join(FEEDS, 'sources.csv')) ? realDay() : generatedDay(directory);
    say(`${day.what}: ${day.folder}`);
    const read = () => askAfresh<Day, Read>(program('read'), day);
    const load = () =>
      inTemporaryDirectory((data) => askAfresh<Day & { data: string }, Imported>(program('load'), { ...day, data }));
    const { ours, peers } = await inTurns(ROUNDS, load, read);

    const row = (what: string, seconds: (imported: Imported) => number): Loading => ({
      name: rowName('import', day.what, what),
      what,
      unit: 'events/s',
      better: 'higher',
      ...compared(
        ours.map((imported) => imported.happenings / seconds(imported)),
        peers.map(({ happenings, seconds: alone }) => happenings / alone),
      ),
      happenings: ours[0]!.happenings,
      peakBytes: median(ours.map(({ peakBytes }) => peakBytes)),
    });
    report(`Importing, medians of ${ROUNDS} rounds, each in a process of its own`, LOADING, [
      row('the first', ({ first }) => first),
      row('again, unchanged', ({ again }) => again),
    ]);
  });
};

type Loading = RowBesidePeer & Readonly<{ what: string } & Record<'happenings' | 'peakBytes', number>>;

const LOADING: readonly Column<Loading>[] = [
  ['load', ({ what }) => what],
  ['events', ({ happenings }) => count(happenings)],
  ['events/s', ({ ours }) => count(ours)],
  ['reading alone', ({ peer }) => count(peer)],
  ['ratio', ({ ratio }) => ratio.toFixed(2)],
  ['peak memory of both', ({ peakBytes }) => mebibytes(peakBytes)],
];

const realDay = (): Day => ({
  what: 'a real township',
  folder: join(FEEDS, '2026-03-18'),
  sources: join(FEEDS, 'sources.csv'),
  now: '2026-03-18T12:00:00-04:00',
});

main();
