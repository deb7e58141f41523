import { BackupFolder, restoreTown } from '../../../api/src/stores.module';
import { type CliCommand, Usage } from '../command';
import { BACKUP, backupNamed } from '../logs/backups';
import { headText } from '../logs/chain';
import { stages } from '../logs/stages';

const STAGES = { checked: 'Reading the backup', restored: 'Restoring facts' } as const;

export const restoring: CliCommand = {
  name: 'restore',
  usage: 'SOURCE [--backup NAME]',
  summary: 'Puts a backed up town into the data directory of the configuration, which has to be empty.',
  details: [
    'All of the backup is read first: nothing is written of one that is not whole. A restore that was broken off says so when',
    'a server starts. With EVENTSTORE_URL the facts go there, into an empty one, where their chain begins anew.',
  ],
  options: BACKUP,
  runOnFiles: async ({ configuration, terminal, positionals: [from, ...others], values }) => {
    if (from === undefined || others.length > 0) throw new Usage('Name a SOURCE.');
    const [source, show] = [new BackupFolder(from), stages(terminal)];
    const backup = backupNamed(source, values['backup']);
    await restoreTown(configuration, {
      source,
      backup,
      onRestoring: (stage, done, share) => show(STAGES[stage], share, done, stage === 'checked' ? 'bytes' : 'facts'),
    });
    terminal.end();
    const { name, manifest } = backup;
    return {
      json: { name, facts: manifest.log.facts, head: headText(manifest.log) },
      lines: [`${name} is restored: ${manifest.log.facts} facts. The next server builds the read models from them.`],
    };
  },
};
