import { formatNumber } from '#libs/contracts';
import { exportLines } from '#libs/event-sourcing';
import type { CliCommand } from '../command';
import { chainHeadText } from '../logs/chain-lines';
import { STANDARD_STREAM, writeLines } from '../logs/file';
import { writeKeys } from '../logs/keys';
import { knownFactTypes, LOG_ARGUMENT_HELP, logNamed, withLog } from '../logs/open-logs';
import { reactorCheckpointsOf, WITHOUT_REACTORS } from '../logs/reactors';
import { stageProgress } from '../logs/stage-progress';

export const logExportCommand: CliCommand = {
  name: 'log export',
  usage: 'FILE|- [--from LOG] [--keys FILE] [--without-reactors]',
  summary: 'Writes a log as lines of JSON, a fact a line, with a checksum at the end. Servers may run.',
  details: [
    "It has what the log ends with now, and how far reactors have come, who go on there after an import. '-' is the output.",
    'Nobody can read there who somebody is: the keys of persons go into a file of their own, which is to be kept elsewhere.',
  ],
  examples: ['log export town.ndjson --keys keys.db', 'log export - | gzip > town.ndjson.gz'],
  options: {
    from: { type: 'string', help: `${LOG_ARGUMENT_HELP}; the log of the configuration if it is left out` },
    keys: { type: 'string', help: 'a new file for the keys of persons' },
    ...WITHOUT_REACTORS,
  },
  runOnFiles: async ({ configuration, terminal, positionals, values }) => {
    const [file, show, { keys }] = [positionals[0]!, stageProgress(terminal), values];
    const { facts, head } = await withLog(logNamed(configuration, values['from']), configuration, async (log) => {
      let exported = 0;
      const head = await log.chain.seal();
      await reactorCheckpointsOf(log, head.position, { values });
      if (typeof keys === 'string') await writeKeys(keys, log);
      const lines = exportLines(log, head, knownFactTypes, (done, all) => {
        exported = done;
        show('Exporting', done / all, done);
      });
      await writeLines(file, lines);
      return { facts: exported, head };
    });
    terminal.end();
    const lines = [
      `${formatNumber(facts)} facts were exported.`,
      `The head of their chain is ${chainHeadText(head)}: no fact of this log can be changed behind it unnoticed, see log verify --head.`,
      ...(keys ? [`The keys of persons are in ${keys}: keep it elsewhere.`] : []),
    ];
    return { json: { file, facts, head: chainHeadText(head), keys }, lines, aside: file === STANDARD_STREAM };
  },
};
