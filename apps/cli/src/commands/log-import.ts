import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { carryOn, copyFacts, type Exported, type Fact, importLines } from '#libs/event-sourcing';
import { type CliCommand, Usage } from '../command';
import { STREAM, withLines } from '../logs/file';
import { known, LOG, named, withNewLog } from '../logs/opening';
import { stages } from '../logs/stages';
import { toldReactors, toldSum } from '../logs/told';

export const importing: CliCommand = {
  name: 'log import',
  usage: 'FILE|- [--to LOG]',
  summary:
    'Puts an exported log into one that is empty or was imported from it before, and compares. Called again, it goes on where it was.',
  details: [
    "The whole file is read first: nothing is recorded of one that was cut off or changed. '-' is the input.",
    'No server may run on the log. The read models are built anew by the next one.',
  ],
  options: { to: { type: 'string', help: `${LOG}; the log of the configuration if it is left out` } },
  runOnFiles: async ({ configuration, terminal, positionals: [file, ...others], values }) => {
    if (file === undefined || others.length > 0) throw new Usage('Name a FILE.');
    if (file !== STREAM && !existsSync(file)) throw new Usage(`There is no ${file}.`);
    const show = stages(terminal);
    const { found, copied, sum, reactors } = await withLines(file, async (lines) => {
      const { first, reached } = await read(importLines(lines(), known), (done) => show('Reading', 0, done));
      return withNewLog(named(configuration, values['to']), configuration, async (log) => {
        const onCopying = (stage: keyof typeof STAGES, done: number) => show(STAGES[stage], done / first.facts, done);
        const imported = await copyFacts(importLines(lines(), known), log.store, onCopying, log.atOnce);
        terminal.end();
        await carryOn(reached, log, randomUUID());
        return { ...imported, reactors: reached.length };
      });
    });
    return {
      json: { file, found, imported: copied, reactors, facts: sum.facts, streams: sum.streams.size, sha256: sum.sha256 },
      lines: [
        `${copied} facts were imported, ${found} were there.`,
        `The log is what was exported: ${toldSum(sum)}`,
        toldReactors(reactors),
      ],
    };
  },
};

const STAGES = { compared: 'Comparing what is there', copied: 'Importing', verified: 'Comparing the whole' } as const;

/** Goes through all facts for what is told at the end. */
const read = async (facts: AsyncGenerator<Fact, Exported>, onRead: (facts: number) => void): Promise<Exported> => {
  for (let done = 1; ; done++) {
    const { done: isEnd, value } = await facts.next();
    if (isEnd) return value;
    onRead(done);
  }
};
