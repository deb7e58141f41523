import { carryKeys, carryOn, copyFacts, importLines, readExport } from '#libs/event-sourcing';
import type { CliCommand } from '../command';
import { withLines } from '../logs/file';
import { keysFor, WITHOUT_KEYS } from '../logs/keys';
import { made, madeAsJson, madeInWords } from '../logs/made';
import { known, LOG, named, withNewLog } from '../logs/opening';
import { stages } from '../logs/stages';

export const importing: CliCommand = {
  name: 'log import',
  usage: 'FILE|- [--to LOG] [--keys FILE] [--without-keys]',
  summary:
    'Puts an exported log into one that is empty or was imported from it before, and compares. Called again, it goes on where it was.',
  details: [
    "The whole file is read first: nothing is recorded of one that was cut off or changed. '-' is the input.",
    'No server may run on the log. The read models are built anew by the next one.',
  ],
  examples: ['log import town.ndjson --keys keys.db', 'log import - < town.ndjson'],
  options: {
    to: { type: 'string', help: `${LOG}; the log of the configuration if it is left out` },
    keys: { type: 'string', help: 'the keys of the persons in it: the keys.db of the log, or what was exported with --keys' },
    ...WITHOUT_KEYS,
  },
  runOnFiles: async ({ configuration, terminal, positionals, values }) => {
    const [file, show] = [positionals[0]!, stages(terminal)];
    const log = await withLines(file, async (lines) => {
      const { log: id, facts, reached } = await readExport(lines, known, (done, all) => show('Reading', done / all, done));
      return withNewLog(named(configuration, values['to']), configuration, async (target) => {
        const onCopying = (stage: keyof typeof STAGES, done: number) => show(STAGES[stage], done / facts, done);
        const read = () => importLines(lines(), known);
        const keys = await keysFor({ log: id, facts: read }, target, values);
        const imported = await carryOn(reached, target, () =>
          carryKeys(keys.all, target.keys, () => copyFacts(read(), target.store, onCopying, target.atOnce), keys.destroyed),
        );
        terminal.end();
        return made(imported, reached, target);
      });
    });
    return {
      json: { file, found: log.found, imported: log.copied, ...madeAsJson(log) },
      lines: madeInWords(log, 'imported', 'The log is what was exported'),
    };
  },
};

const STAGES = { compared: 'Comparing what is there', copied: 'Importing', verified: 'Comparing the whole' } as const;
