import { copying } from './log-copy';
import { exporting } from './log-export';
import { importing } from './log-import';
import { upgrading } from './log-upgrade';
import { verifying } from './log-verify';

export const logCommands = [copying, exporting, importing, verifying, upgrading];
