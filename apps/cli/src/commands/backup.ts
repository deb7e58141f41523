import { resolve, sep } from 'node:path';
import { Clock } from '../../../api/src/settings/clock';
import { BackupFolder, backUpTown } from '../../../api/src/stores.module';
import { type CliCommand, Usage } from '../command';
import { headText } from '../logs/chain';
import { named, withLog } from '../logs/opening';
import { stages } from '../logs/stages';
import { backupList } from './backup-list';
import { backupVerify } from './backup-verify';
import { restoring } from './restore';

const STAGES = { checked: 'Reading what is there', copied: 'Copying facts', verified: 'Reading the backup' } as const;

const backingUp: CliCommand = {
  name: 'backup',
  usage: 'TARGET [--keep N] [--keep-days N]',
  summary: 'Backs up the town into a folder while servers run: of the facts only those that no backup there has.',
  details: [
    'It has all that nobody can make again: the facts with their chain, how far reactors have come, the keys of persons, and of the data',
    'directory the town, its secrets and the letters that nobody took. It is there once it was read again and is what its chain says.',
    'It has the keys of persons: keep it as safe as keys.db, and no longer than --keep-days says, for whoever is forgotten is in it.',
  ],
  options: {
    keep: { type: 'string', help: 'so many of the newest stay; with --keep-days, what either keeps stays' },
    'keep-days': { type: 'string', help: 'those of so many days stay; without either, all do' },
  },
  runOnFiles: async ({ configuration, terminal, positionals: [to, ...others], values }) => {
    if (to === undefined || others.length > 0) throw new Usage('Name a TARGET.');
    const retention = { keep: numberSaid(values, 'keep'), keepDays: numberSaid(values, 'keep-days') };
    if (`${resolve(to)}${sep}`.startsWith(`${resolve(configuration.ALMANAC_DATA_DIR)}${sep}`))
      throw new Usage('The TARGET is in the data directory, and would be lost with it.');
    const now = new Clock('UTC', configuration.ALMANAC_NOW).now();
    const show = stages(terminal);
    const { name, manifest, copied, anew, dropped } = await withLog(named(configuration, undefined), configuration, (log) =>
      backUpTown(configuration, log, {
        target: new BackupFolder(to),
        now,
        retention,
        onBackingUp: (stage, done, share) => show(STAGES[stage], share, done, stage === 'copied' ? 'facts' : 'bytes'),
      }),
    );
    terminal.end();
    const { log } = manifest;
    return {
      json: { name, facts: log.facts, copied, head: headText(log), anew, dropped },
      lines: [
        `${name} is whole: ${log.facts} facts, ${copied} of them copied now; the head of their chain is ${headText(log)}.`,
        ...(anew ? [`All of them were copied: ${anew}`] : []),
        ...dropped.map((one) => `${one} went.`),
      ],
    };
  },
};

const numberSaid = (values: Readonly<Record<string, unknown>>, option: string): number | undefined => {
  const said = values[option];
  if (said === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(String(said))) throw new Usage(`--${option} is a number from 1 on.`);
  return Number(said);
};

/** The longer names first: a command is met by the words it begins with. */
export const backupCommands = [backupList, backupVerify, backingUp, restoring];
