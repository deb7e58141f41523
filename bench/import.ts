import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Day, generatedDay } from './import/generated-day';
import type { Imported } from './import/load';
import type { Read } from './import/read';
import { askAfresh } from './lib/child';
import { inTurns } from './lib/in-turns';
import { count, say, sayMachine, sayTable } from './lib/report';
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

    const row = (what: string, seconds: (imported: Imported) => number) => {
      const rate = compared(
        ours.map((imported) => imported.happenings / seconds(imported)),
        peers.map(({ happenings, seconds: alone }) => happenings / alone),
      );
      return [what, count(ours[0]!.happenings), count(rate.ours), count(rate.peer), rate.ratio.toFixed(2)];
    };
    sayTable(
      `Importing, medians of ${ROUNDS} rounds, each in a process of its own`,
      ['load', 'events', 'events/s', 'reading alone', 'ratio'],
      [row('the first', ({ first }) => first), row('again, unchanged', ({ again }) => again)],
    );
    say(`\n  peak memory ${count(median(ours.map(({ peakBytes }) => peakBytes)) / 1024 / 1024)} MiB`);
  });
};

const realDay = (): Day => ({
  what: 'a real township',
  folder: join(FEEDS, '2026-03-18'),
  sources: join(FEEDS, 'sources.csv'),
  now: '2026-03-18T12:00:00-04:00',
});

main();
