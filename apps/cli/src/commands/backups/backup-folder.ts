import { BackupFolder, isServerAddress } from '#api/files';
import { UsageError } from '../../command';

/** Throws UsageError for an address: it would be used as a folder name, and may contain a password. */
export const openBackupFolder = (where: string): BackupFolder => {
  if (isServerAddress(where))
    throw new UsageError('Backups need a folder, not an address: mount remote storage, and name the folder.');
  return new BackupFolder(where);
};
