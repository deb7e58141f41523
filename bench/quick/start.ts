import { startSampleTown } from '../events/town';
import { type Figure, serveQuickBench } from '../lib/quick-bench';
import { rowName } from '../lib/report';
import { countModules, runCommand } from '../start/measure';

const COMMANDS = [['--help'], ['projections', 'list']];

serveQuickBench(async (folder) => {
  await (await startSampleTown(folder)).stop();
  return {
    round: async () => {
      const figures: Record<string, Figure> = {};
      for (const words of COMMANDS) {
        const { work } = await runCommand(words, folder);
        const name = rowName('start', `almanac ${words.join(' ')}`);
        figures[name] = { unit: 'ms of a processor', better: 'lower', ours: work };
        figures[`${name}/modules`] = { unit: 'modules', better: 'lower', ours: await countModules(words, folder), isExact: true };
      }
      return figures;
    },
    close: async () => {},
  };
});
