import {
  type BackupFolder,
  type Configuration,
  describeLogLocation,
  logLocationOf,
  type OnRestoreProgress,
  openLog,
  restoreBackup,
  type WholeBackup,
} from '#api/files';
import { formatCount } from '#libs/contracts';
import { RecordRestore } from '#libs/domain';
import type { ChainHead } from '#libs/event-sourcing';
import { type CliCommand, UsageError } from '../../command';
import { chainHeadText } from '../../logs/chain-text';
import { withLog } from '../../logs/open-logs';
import { outcomeWithRecord, recordLogAction } from '../../logs/record-log-action';
import { stageProgress } from '../../logs/stage-progress';
import { REASON_OPTION, readReason } from '../../reason';
import { openBackupFolder } from './backup-folder';

export const restoreCommand: CliCommand = {
  name: 'restore',
  usage: 'SOURCE [--backup NAME] [--reason WHY]',
  summary: 'Restores a town from a backup. It overwrites nothing.',
  details: [
    'SOURCE is the folder of the backups. The newest is restored unless you give a NAME. The target is ALMANAC_DATA_DIR: a new',
    'or an empty folder. With EVENTSTORE_URL the facts go to that server, after those already there: none, some if a restore was',
    'interrupted, or all if only the folder was lost. The whole backup is read before anything is written. No server starts',
    'on an incomplete restore. The next server rebuilds the read models. On another server the facts have other positions, so',
    'their chain is new.',
    'The restore is recorded in the log after the facts of the backup, so the head of the backup stays valid.',
    'Forget everyone again who was forgotten after the backup was made.',
  ],
  examples: [
    'restore /mnt/backups/moorestown --reason "The disk is lost"',
    'restore /mnt/backups/moorestown --backup 2026-11-20T17-00-00.000Z',
  ],
  options: { backup: { type: 'string', help: 'which backup, as `backups verify` names it' }, reason: REASON_OPTION },
  runOnFiles: async ({ configuration, terminal, positionals, values }) => {
    const reason = readReason({ values });
    const source = openBackupFolder(positionals[0]!);
    const show = stageProgress(terminal);
    const onRestoring: OnRestoreProgress = (stage, done, share) => show(STAGE_LABELS[stage], share, done, STAGE_UNITS[stage]);
    const location = logLocationOf(configuration);
    const restored = await source.withReadLock(async () => {
      const backup = chooseBackup(source, values['backup']);
      const head = await restoreBackup({
        source,
        backup,
        folder: configuration.ALMANAC_DATA_DIR,
        open: (folder) => openLog(location, { ...configuration, ALMANAC_DATA_DIR: folder }),
        isFile: configuration.EVENTSTORE_URL === undefined,
        onRestoring,
      });
      return { backup, head };
    });
    terminal.end();
    const record = { source: describeLogLocation(source.folder), ...toRestoreRecord(restored), ...(reason && { reason }) };
    const recordingError = await withLog(location, configuration, (log) =>
      recordLogAction(log, configuration, RecordRestore, record),
    );
    return outcomeWithRecord(
      { json: toRestoreJson(restored, configuration), lines: restoreLines(restored, configuration) },
      recordingError,
    );
  },
};

type RestoreResult = Readonly<{ backup: WholeBackup; head: ChainHead }>;

const STAGE_LABELS = { checked: 'Reading the backup', restored: 'Restoring' } as const;
const STAGE_UNITS = { checked: 'bytes', restored: 'facts' } as const;

const chooseBackup = (source: BackupFolder, name: string | boolean | undefined): WholeBackup => {
  const whole = source.wholeBackups();
  const backup = name === undefined ? whole.at(-1) : whole.find((one) => one.name === name);
  if (backup) return backup;
  if (name === undefined) throw new Error(`There is no backup in ${source.folder}.`);
  throw new UsageError(`There is no readable backup ${name} in ${source.folder}: 'backups verify' shows what is there.`);
};

const toRestoreRecord = ({ backup: { name, manifest }, head: { position } }: RestoreResult) => ({
  ...{ backup: name, position, facts: manifest.log.facts },
});

const toRestoreJson = ({ backup: { name, manifest }, head }: RestoreResult, { ALMANAC_DATA_DIR: folder }: Configuration) => ({
  backup: name,
  taken: manifest.taken,
  facts: manifest.log.facts,
  folder,
  head: chainHeadText(head),
  headOfBackup: chainHeadText(manifest.log),
});

const restoreLines = ({ backup: { name, manifest }, head }: RestoreResult, configuration: Configuration) => [
  `${formatCount(manifest.log.facts, 'fact')} of the backup ${name} are in ${describeLogLocation(logLocationOf(configuration))}, and all else in ${configuration.ALMANAC_DATA_DIR}.`,
  head.logId === manifest.log.id
    ? `The head of its chain is ${chainHeadText(head)}.`
    : `Its chain is new, because the facts have other positions on this server: its head is ${chainHeadText(head)}, that of the backup is ${chainHeadText(manifest.log)}.`,
];
