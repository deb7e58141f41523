import type { BackupFolder, WholeBackup } from '../../../api/src/stores.module';

/** The one of that name, else the newest. Throws an Error with a sentence where there is none. */
export const backupNamed = (source: BackupFolder, name: string | boolean | undefined): WholeBackup => {
  const all = source.wholeOnes();
  const found = typeof name === 'string' ? all.find((one) => one.name === name) : all.at(-1);
  if (!found)
    throw new Error(name ? `No whole backup in ${source.folder} is called ${name}.` : `No whole backup is in ${source.folder}.`);
  return found;
};

export const BACKUP = { backup: { type: 'string', help: 'the name of one, as backup list tells it; else the newest' } } as const;
