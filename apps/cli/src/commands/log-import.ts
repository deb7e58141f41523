import { copyFacts, importLines, readExport, transferKeys, transferReactors } from '#libs/event-sourcing';
import type { CliCommand } from '../command';
import { withRereadableLines } from '../logs/file';
import { keysForImport, WITHOUT_KEYS } from '../logs/keys';
import { describeNewLog, newLogJson, newLogLines } from '../logs/new-log';
import { knownFactTypes, LOG_ARGUMENT_HELP, logNamed, withNewLog } from '../logs/open-logs';
import { stageProgress } from '../logs/stage-progress';

export const logImportCommand: CliCommand = {
  name: 'log import',
  usage: 'FILE|- [--to LOG] [--keys FILE] [--without-keys]',
  summary:
    'Imports an exported log into an empty log or an earlier import of it, and compares. If it was interrupted, call it again to continue.',
  details: [
    "The whole file is checked first: nothing is recorded if it was cut off or changed. '-' is the input.",
    'No server may run on the log. The next one rebuilds the read models.',
  ],
  examples: ['log import town.ndjson --keys keys.db', 'log import - < town.ndjson'],
  options: {
    to: { type: 'string', help: `${LOG_ARGUMENT_HELP}; default: the log of the configuration` },
    keys: { type: 'string', help: 'the personal keys: the keys.db of the log, or the file that was exported with --keys' },
    ...WITHOUT_KEYS,
  },
  runOnFiles: async ({ configuration, terminal, positionals, values }) => {
    const [file, show] = [positionals[0]!, stageProgress(terminal)];
    const log = await withRereadableLines(file, async (lines) => {
      const {
        log: id,
        facts,
        reached,
      } = await readExport(lines, knownFactTypes, (done, all) => show('Reading', done / all, done));
      return withNewLog(logNamed(configuration, values['to']), configuration, async (target) => {
        const onCopying = (stage: keyof typeof STAGE_LABELS, done: number) => show(STAGE_LABELS[stage], done / facts, done);
        const read = () => importLines(lines(), knownFactTypes);
        const keys = await keysForImport({ log: id, facts: read }, target, values);
        const imported = await transferReactors(reached, target, () =>
          transferKeys(
            keys.all,
            target.keys,
            () => copyFacts(read(), target.store, onCopying, target.maxConcurrentAppends),
            keys.destroyed,
          ),
        );
        terminal.end();
        return describeNewLog(imported, reached, target);
      });
    });
    return {
      json: { file, found: log.found, imported: log.copied, ...newLogJson(log) },
      lines: newLogLines(log, 'imported', 'The log is identical to the export'),
    };
  },
};

const STAGE_LABELS = { compared: 'Comparing what is there', copied: 'Importing', verified: 'Comparing the whole' } as const;
