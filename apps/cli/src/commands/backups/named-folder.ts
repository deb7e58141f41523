import { BackupFolder, isServer } from '#api';
import { Usage } from '../../command';

/** Where backups are. An address would be taken for a folder, and made one that is named with a password. */
export const namedFolder = (where: string): BackupFolder => {
  if (isServer(where)) throw new Usage('Backups are in a folder, not at an address: mount what is elsewhere, and name where.');
  return new BackupFolder(where);
};
