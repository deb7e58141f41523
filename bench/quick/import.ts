import { join } from 'node:path';
import { type Day, generatedDay } from '../import/generated-day';
import type { Imported } from '../import/load';
import type { Read } from '../import/read';
import { child } from '../lib/child';
import { type Figure, serveQuickBench } from '../lib/quick-bench';
import { rowName } from '../lib/report';
import { inTemporaryDirectory } from '../lib/temporary';

const FILES = 2;

/** The processor time of an event that is imported, the first time and again, beside only reading its file. */
serveQuickBench(async (folder) => {
  const day = generatedDay(folder, FILES);
  const loading = child<Day & { data: string }, Imported>(join(__dirname, '../import/load.js'));
  const reading = child<Day, Read>(join(__dirname, '../import/read.js'));
  return {
    round: async () => {
      const loaded = await inTemporaryDirectory((data) => loading.ask({ ...day, data }));
      const read = await reading.ask(day);
      const figure = (work: number): Figure => ({
        unit: 'µs of a processor',
        better: 'lower',
        ours: (work * 1_000) / loaded.happenings,
        peer: (read.work * 1_000) / read.happenings,
      });
      return {
        [rowName('import', 'first')]: figure(loaded.firstWork),
        [rowName('import', 'again')]: figure(loaded.againWork),
      };
    },
    close: () => Promise.all([loading.stop(), reading.stop()]),
  };
});
