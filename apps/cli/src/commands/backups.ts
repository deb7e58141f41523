import { backupCommand } from './backups/backup';
import { restoreCommand } from './backups/restore';
import { verifyBackupsCommand } from './backups/verify';

export const backupCommands = [backupCommand, verifyBackupsCommand, restoreCommand];
