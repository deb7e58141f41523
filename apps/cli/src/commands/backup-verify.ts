import { BackupFolder, wrongWith } from '../../../api/src/stores.module';
import { type CliCommand, Usage } from '../command';
import { BACKUP, backupNamed } from '../logs/backups';
import { headText } from '../logs/chain';
import { stages } from '../logs/stages';

export const backupVerify: CliCommand = {
  name: 'backup verify',
  usage: 'TARGET [--backup NAME]',
  summary: 'Reads every byte of a backup and works out its chain anew. Changes nothing.',
  options: BACKUP,
  runOnFiles: async ({ terminal, positionals: [from, ...others], values }) => {
    if (from === undefined || others.length > 0) throw new Usage('Name a TARGET.');
    const [source, show] = [new BackupFolder(from), stages(terminal)];
    const backup = backupNamed(source, values['backup']);
    const wrong = await wrongWith(source, backup.manifest, (done, all) =>
      show('Reading the backup', all === 0 ? 1 : done / all, done, 'bytes'),
    );
    terminal.end();
    const { name, manifest } = backup;
    return {
      json: { name, facts: manifest.log.facts, head: headText(manifest.log), wrong },
      lines:
        wrong.length > 0
          ? wrong
          : [`${name} is whole: ${manifest.log.facts} facts; the head of their chain is ${headText(manifest.log)}.`],
      failed: wrong.length > 0,
    };
  },
};
