import { logCopyCommand } from './log-copy';
import { logExportCommand } from './log-export';
import { logImportCommand } from './log-import';
import { logUpgradeCommand } from './log-upgrade';
import { logVerifyCommand } from './log-verify';

export const logCommands = [logCopyCommand, logExportCommand, logImportCommand, logVerifyCommand, logUpgradeCommand];
