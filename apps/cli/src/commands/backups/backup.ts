import { type BackupResult, backUp, Clock, logLocationOf, logName, type OnBackupProgress } from '#api';
import { formatCount, formatNumber } from '#libs/contracts';
import { RecordBackup, RecordBackupFailure } from '#libs/domain';
import { type CliCommand, type CommandInput, UsageError } from '../../command';
import { chainHeadText } from '../../logs/chain-lines';
import { withLog } from '../../logs/open-logs';
import { outcomeWithRecord, recordLogAction } from '../../logs/record-log-action';
import { stageProgress } from '../../logs/stage-progress';
import { REASON_OPTION, reasonOf } from '../../reason';
import { openBackupFolder } from './backup-folder';

export const backupCommand: CliCommand = {
  name: 'backup',
  usage: 'TARGET [--keep NUMBER] [--keep-days DAYS] [--reason WHY]',
  summary:
    'Makes a backup of this town as of now, while servers run: of the facts those that the newest backup there does not have.',
  details: [
    'TARGET is a folder, best on another disk: its files are for its owner alone. All that is in it was read again and held against',
    'the chain of the log before it counts. It has the log, the keys of persons, how far reactors have come, and what ALMANAC_DATA_DIR',
    'has beside them: settings, secrets, letters. Read models are not in it: they are built anew. Whoever has a backup can read who',
    'is in it, also those who were forgotten since: keep it as you keep the town itself, and let old ones go.',
    'Of all backups stay the NUMBER newest and those that are no older than so many DAYS; the newest one stays, and all stay where',
    'neither is said.',
    'That it was made stands in the log behind what it has, so the next one has at least that to copy; so does why one failed.',
  ],
  examples: ['backup /mnt/backups/moorestown', 'backup /mnt/backups/moorestown --keep 7 --keep-days 30'],
  options: {
    keep: { type: 'string', help: 'how many of the newest stay' },
    'keep-days': { type: 'string', help: 'and those that are no older than this' },
    reason: REASON_OPTION,
  },
  runOnFiles: async ({ configuration, terminal, positionals, values }) => {
    const retention = { keep: parseWholeNumber(values, 'keep'), keepDays: parseWholeNumber(values, 'keep-days') };
    const where = positionals[0]!;
    const target = openBackupFolder(where);
    const show = stageProgress(terminal);
    const onBackingUp: OnBackupProgress = (stage, done, share) =>
      show(STAGE_LABELS[stage], share, done, stage === 'copied' ? 'facts' : 'bytes');
    const reason = reasonOf({ values });
    const record = { target: logName(where), ...(reason && { reason }) };
    const { made, untold: recordingError } = await withLog(logLocationOf(configuration), configuration, async (log) => {
      const backingUp = backUp({
        log,
        folder: configuration.ALMANAC_DATA_DIR,
        target,
        now: new Clock('UTC', configuration.ALMANAC_NOW).now(),
        retention,
        onBackingUp,
      });
      const made = await backingUp.catch(async (error: Error) => {
        const failure = record.target === where ? error.message : NO_REASON_STORED;
        await recordLogAction(log, configuration, RecordBackupFailure, { ...record, failure });
        throw error;
      });
      return { made, untold: await recordLogAction(log, configuration, RecordBackup, { ...record, ...toBackupRecord(made) }) };
    });
    terminal.end();
    return outcomeWithRecord({ json: toBackupJson(made), lines: backupLines(made, where) }, recordingError);
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
  ...(dropped.length > 0 ? [`Gone: ${dropped.join(', ')}.`] : []),
  ...(kept.length > 0 ? [`Somebody is reading there: ${kept.join(', ')} will go with the next backup.`] : []),
];

const parseWholeNumber = (values: CommandInput['values'], name: string): number | undefined => {
  const said = values[name];
  if (said === undefined) return undefined;
  if (!/^\d{1,5}$/.test(String(said))) throw new UsageError(`--${name} is a whole number.`);
  return Number(said);
};
