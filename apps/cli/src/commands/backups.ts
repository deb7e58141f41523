import { backingUp } from './backups/backup';
import { restoring } from './backups/restore';
import { verifyingBackups } from './backups/verify';

export const backupCommands = [backingUp, verifyingBackups, restoring];
