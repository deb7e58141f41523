import { checkBackup } from '#api/files';
import { formatNumber } from '#libs/contracts';
import type { CliCommand } from '../../command';
import { chainHeadText } from '../../logs/chain-text';
import { flawLines } from '../../logs/flaw-lines';
import { stageProgress } from '../../logs/stage-progress';
import { openBackupFolder } from './backup-folder';

export const verifyBackupsCommand: CliCommand = {
  name: 'backups verify',
  usage: 'TARGET',
  summary: 'Reads every byte of all backups in a folder, and shows what is there and what is damaged. Changes nothing.',
  examples: ['backups verify /mnt/backups/moorestown'],
  runOnFiles: async ({ terminal, positionals }) => {
    const target = openBackupFolder(positionals[0]!);
    const show = stageProgress(terminal);
    const results = await target.withReadLock(async () => {
      const read = [];
      for (const { name, manifest } of target.backups()) {
        const onBytes = (done: number, all: number) => show(`Reading ${name}`, all === 0 ? 1 : done / all, done, 'bytes');
        const wrong = manifest ? flawLines(await checkBackup(target, manifest, onBytes)) : [UNREADABLE_MANIFEST];
        read.push({
          backup: name,
          facts: manifest?.log.facts ?? null,
          head: manifest ? chainHeadText(manifest.log) : null,
          wrong,
        });
      }
      return read;
    });
    terminal.end();
    return {
      json: { backups: results },
      lines: results.length > 0 ? results.flatMap(checkLines) : ['There is no backup.'],
      failed: results.length === 0 || results.some(({ wrong }) => wrong.length > 0),
    };
  },
};

const UNREADABLE_MANIFEST = 'Its manifest cannot be read: it was changed or cut off.';

const checkLines = ({
  backup,
  facts,
  head,
  wrong,
}: {
  backup: string;
  facts: number | null;
  head: string | null;
  wrong: readonly string[];
}) =>
  wrong.length > 0
    ? wrong.map((sentence) => `${backup} is not whole. ${sentence}`)
    : [`${backup} is whole: ${formatNumber(facts ?? 0)} facts. The head of its chain is ${head}.`];
