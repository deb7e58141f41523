import { BackupFolder, isServer } from '#api';
import { UsageError } from '../../command';

/** Throws UsageError for an address: it would be used as a folder name, and may contain a password. */
export const openBackupFolder = (where: string): BackupFolder => {
  if (isServer(where))
    throw new UsageError('Backups are in a folder, not at an address: mount what is elsewhere, and name where.');
  return new BackupFolder(where);
};
