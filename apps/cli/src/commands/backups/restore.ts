import {
  type BackupFolder,
  type Configuration,
  configuredLog,
  logName,
  type OnRestoring,
  openLog,
  restore,
  type WholeBackup,
} from '#api';
import { countedWords } from '#libs/contracts';
import { RecordRestore } from '#libs/domain';
import type { ChainHead } from '#libs/event-sourcing';
import { type CliCommand, Usage } from '../../command';
import { headText } from '../../logs/chain';
import { onRecord, telling } from '../../logs/on-record';
import { withLog } from '../../logs/opening';
import { stages } from '../../logs/stages';
import { REASON, reasonOf } from '../../reason';
import { namedFolder } from './named-folder';

export const restoring: CliCommand = {
  name: 'restore',
  usage: 'SOURCE [--backup NAME] [--reason WHY]',
  summary: 'Puts a town back as it was when a backup of it was made. It overwrites nothing.',
  details: [
    'SOURCE is the folder that backups were made in; the newest is taken unless a NAME is said. ALMANAC_DATA_DIR says where to: a new',
    'or an empty folder. With EVENTSTORE_URL the facts go to that server, behind those of them that are there: none, some where a',
    'restore broke off, or all where only the folder was lost. All of the backup is read before anything is written. No server starts',
    'on what was not restored to its end. Read models are built anew by the next one. On another server facts stand elsewhere, and',
    'their chain is a new one.',
    'That it was restored stands in the log behind all that the backup has: the head of the backup goes on standing.',
    'Whoever was forgotten after the backup was made has to be forgotten again.',
  ],
  examples: [
    'restore /mnt/backups/moorestown --reason "The disk is lost"',
    'restore /mnt/backups/moorestown --backup 2026-11-20T17-00-00.000Z',
  ],
  options: { backup: { type: 'string', help: 'which one, as `backups verify` names it' }, reason: REASON },
  runOnFiles: async ({ configuration, terminal, positionals, values }) => {
    const reason = reasonOf({ values });
    const source = namedFolder(positionals[0]!);
    const show = stages(terminal);
    const onRestoring: OnRestoring = (stage, done, share) => show(STAGES[stage], share, done, UNITS[stage]);
    const where = configuredLog(configuration);
    const restored = await source.whileKept(async () => {
      const backup = chosen(source, values['backup']);
      const head = await restore({
        source,
        backup,
        folder: configuration.ALMANAC_DATA_DIR,
        open: (folder) => openLog(where, { ...configuration, ALMANAC_DATA_DIR: folder }),
        isFile: configuration.EVENTSTORE_URL === undefined,
        onRestoring,
      });
      return { backup, head };
    });
    terminal.end();
    const deed = { source: logName(source.folder), ...recordOf(restored), ...(reason && { reason }) };
    const untold = await withLog(where, configuration, (log) => onRecord(log, configuration, RecordRestore, deed));
    return telling({ json: asJson(restored, configuration), lines: lines(restored, configuration) }, untold);
  },
};

type Restored = Readonly<{ backup: WholeBackup; head: ChainHead }>;

const STAGES = { checked: 'Reading the backup', restored: 'Restoring' } as const;
const UNITS = { checked: 'bytes', restored: 'facts' } as const;

const chosen = (source: BackupFolder, name: string | boolean | undefined): WholeBackup => {
  const whole = source.wholeOnes();
  const backup = name === undefined ? whole.at(-1) : whole.find((one) => one.name === name);
  if (backup) return backup;
  if (name === undefined) throw new Error(`There is no backup in ${source.folder}.`);
  throw new Usage(`There is no backup ${name} in ${source.folder} that can be read: 'backups verify' tells what is there.`);
};

const recordOf = ({ backup: { name, manifest }, head: { position } }: Restored) => ({
  ...{ backup: name, position, facts: manifest.log.facts },
});

const asJson = ({ backup: { name, manifest }, head }: Restored, { ALMANAC_DATA_DIR: folder }: Configuration) => ({
  backup: name,
  taken: manifest.taken,
  facts: manifest.log.facts,
  folder,
  head: headText(head),
  headOfBackup: headText(manifest.log),
});

const lines = ({ backup: { name, manifest }, head }: Restored, configuration: Configuration) => [
  `${countedWords(manifest.log.facts, 'fact')} of the backup ${name} are in ${logName(configuredLog(configuration))}, and all else in ${configuration.ALMANAC_DATA_DIR}.`,
  head.logId === manifest.log.id
    ? `The head of its chain is ${headText(head)}.`
    : `Its chain is a new one, since facts stand elsewhere on another server: its head is ${headText(head)}, that of the backup is ${headText(manifest.log)}.`,
];
