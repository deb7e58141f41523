import { join } from 'node:path';
import { generateCalendars, type ImportInput } from '../import/generate-calendars';
import type { ImportResult } from '../import/load';
import type { ReadResult } from '../import/read';
import { startChild } from '../lib/child';
import { type Figure, serveQuickBench } from '../lib/quick-bench';
import { rowName } from '../lib/report';
import { withTemporaryDirectory } from '../lib/temporary-directory';

const FILE_COUNT = 2;

serveQuickBench(async (folder) => {
  const input = generateCalendars(folder, FILE_COUNT);
  const loading = startChild<ImportInput & { data: string }, ImportResult>(join(__dirname, '../import/load.js'));
  const reading = startChild<ImportInput, ReadResult>(join(__dirname, '../import/read.js'));
  return {
    round: async () => {
      const loaded = await withTemporaryDirectory((data) => loading.ask({ ...input, data }));
      const read = await reading.ask(input);
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
