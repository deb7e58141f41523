import { BackupFolder } from '../../../api/src/stores.module';
import { type CliCommand, Usage } from '../command';
import { headText } from '../logs/chain';
import { table } from '../table';

export const backupList: CliCommand = {
  name: 'backup list',
  usage: 'TARGET',
  summary: 'Lists the backups in a folder, the oldest first.',
  runOnFiles: async ({ positionals: [from, ...others] }) => {
    if (from === undefined || others.length > 0) throw new Usage('Name a TARGET.');
    const backups = new BackupFolder(from).backups();
    const json = backups.map(({ name, manifest }) =>
      manifest
        ? { name, taken: manifest.taken, facts: manifest.log.facts, head: headText(manifest.log) }
        : { name, broken: true },
    );
    const rows = json.map((one) => ('broken' in one ? [one.name, 0, 'cannot be read'] : [one.name, one.facts, one.head]));
    return {
      json,
      lines:
        rows.length > 0 ? table(['backup', 'facts', 'head'], rows as [string, number, string][]) : [`No backup is in ${from}.`],
      failed: json.some((one) => 'broken' in one),
    };
  },
};
