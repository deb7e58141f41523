import { type BackupResult, backUp, Clock, describeLogLocation, logLocationOf, type OnBackupProgress } from '#api/files';
import { formatCount, formatNumber } from '#libs/contracts';
import { RecordBackup, RecordBackupFailure } from '#libs/domain';
import { type CliCommand, type CommandInput, UsageError } from '../../command';
import { chainHeadText } from '../../logs/chain-text';
import { withLog } from '../../logs/open-logs';
import { outcomeWithRecord, recordLogAction } from '../../logs/record-log-action';
import { stageProgress } from '../../logs/stage-progress';
import { REASON_OPTION, readReason } from '../../reason';
import { openBackupFolder } from './backup-folder';

export const backupCommand: CliCommand = {
  name: 'backup',
  usage: 'TARGET [--keep NUMBER] [--keep-days DAYS] [--reason WHY]',
  summary: 'Makes a backup of this town while servers run. Copies only the facts that the newest backup in TARGET lacks.',
  details: [
    'TARGET is a folder, best on another disk. Only its owner can read its files. A backup counts when all of it was read again and',
    'matches the chain of the log. It contains the log, the personal keys, the checkpoints of reactors, and the other files of',
    'ALMANAC_DATA_DIR: settings, secrets, letters. It contains no read models: they are rebuilt. A backup shows who is in it, also',
    'people who were forgotten later: protect it like the town itself, and delete old backups.',
    'Keeps the NUMBER newest backups and those that are at most DAYS old. The newest one always stays. Without --keep and',
    '--keep-days all stay.',
    'Each backup is recorded in the log after the facts it contains, so the next one has at least that fact to copy. So are failures.',
  ],
  examples: ['backup /mnt/backups/moorestown', 'backup /mnt/backups/moorestown --keep 7 --keep-days 30'],
  options: {
    keep: { type: 'string', help: 'keeps this many of the newest backups' },
    'keep-days': { type: 'string', help: 'also keeps backups that are at most this old' },
    reason: REASON_OPTION,
  },
  runOnFiles: async ({ configuration, terminal, positionals, values }) => {
    const retention = { keep: parseWholeNumber(values, 'keep'), keepDays: parseWholeNumber(values, 'keep-days') };
    const folderName = positionals[0]!;
    const target = openBackupFolder(folderName);
    const show = stageProgress(terminal);
    const onBackingUp: OnBackupProgress = (stage, done, share) =>
      show(STAGE_LABELS[stage], share, done, stage === 'copied' ? 'facts' : 'bytes');
    const reason = readReason({ values });
    const record = { target: describeLogLocation(folderName), ...(reason && { reason }) };
    const { made, untold: recordingError } = await withLog(logLocationOf(configuration), configuration, async (log) => {
      const backingUp = backUp({
        log,
        folder: configuration.ALMANAC_DATA_DIR,
        target,
        now: new Clock('UTC', configuration.ALMANAC_NOW).now(),
        retention,
        onBackingUp,
      });
      const backup = await backingUp.catch(async (error: Error) => {
        const failure = record.target === folderName ? error.message : NO_REASON_STORED;
        await recordLogAction(log, configuration, RecordBackupFailure, { ...record, failure });
        throw error;
      });
      return {
        made: backup,
        untold: await recordLogAction(log, configuration, RecordBackup, { ...record, ...toBackupRecord(backup) }),
      };
    });
    terminal.end();
    return outcomeWithRecord({ json: toBackupJson(made), lines: backupLines(made, folderName) }, recordingError);
  },
};

const NO_REASON_STORED = 'It is not kept why: that may name what lets in there.';

const STAGE_LABELS = { checked: 'Reading the newest backup', copied: 'Copying', verified: 'Reading what was written' } as const;

const toBackupRecord = ({ name, copied, dropped, manifest: { log } }: BackupResult) => ({
  ...{ backup: name, position: log.position, facts: log.facts, copied, dropped: dropped.length },
});

const toBackupJson = ({ name, copied, anew, dropped, kept, manifest: { log, files } }: BackupResult) => ({
  backup: name,
  facts: log.facts,
  copied,
  files: files.length,
  head: chainHeadText(log),
  dropped,
  ...(kept.length > 0 && { kept }),
  ...(anew && { anew }),
});

const backupLines = ({ name, copied, anew, dropped, kept, manifest: { log, files } }: BackupResult, target: string) => [
  ...(anew ? [`${anew} All of it was copied anew.`] : []),
  `The backup ${name} is in ${target}: ${formatCount(log.facts, 'fact')}, ${formatNumber(copied)} of them new, and ${formatCount(files.length, 'file')}.`,
  `The head of its chain is ${chainHeadText(log)}.`,
  ...(dropped.length > 0 ? [`Deleted: ${dropped.join(', ')}.`] : []),
  ...(kept.length > 0 ? [`Another process is reading ${kept.join(', ')}: the next backup will delete it.`] : []),
];

const parseWholeNumber = (values: CommandInput['values'], name: string): number | undefined => {
  const value = values[name];
  if (value === undefined) return undefined;
  if (!/^\d{1,5}$/.test(String(value))) throw new UsageError(`--${name} must be a whole number.`);
  return Number(value);
};
