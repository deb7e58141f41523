import { formatNumber } from '#libs/contracts';
import { exportLines } from '#libs/event-sourcing';
import type { CliCommand } from '../command';
import { chainHeadText } from '../logs/chain-text';
import { STANDARD_STREAM, writeLines } from '../logs/file';
import { writeKeys } from '../logs/keys';
import { knownFactTypes, LOG_ARGUMENT_HELP, logNamed, withLog } from '../logs/open-logs';
import { reactorCheckpointsOf, WITHOUT_REACTORS } from '../logs/reactors';
import { stageProgress } from '../logs/stage-progress';

export const logExportCommand: CliCommand = {
  name: 'log export',
  usage: 'FILE|- [--from LOG] [--keys FILE] [--without-reactors]',
  summary: 'Writes a log as JSON lines, one fact per line, with a checksum at the end. Servers may run.',
  details: [
    "It contains the log up to its current end and the checkpoints of reactors, which continue there after an import. '-' is the output.",
    'It does not reveal who people are: the personal keys go into a separate file. Store that one elsewhere.',
  ],
  examples: ['log export town.ndjson --keys keys.db', 'log export - | gzip > town.ndjson.gz'],
  options: {
    from: { type: 'string', help: `${LOG_ARGUMENT_HELP}; default: the log of the configuration` },
    keys: { type: 'string', help: 'a new file for the personal keys' },
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
      `The head of their chain is ${chainHeadText(head)}: with it, log verify --head finds any later change to these facts.`,
      ...(keys ? [`The personal keys are in ${keys}: store it elsewhere.`] : []),
    ];
    return { json: { file, facts, head: chainHeadText(head), keys }, lines, aside: file === STANDARD_STREAM };
  },
};
