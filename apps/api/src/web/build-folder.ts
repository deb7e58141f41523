import { join } from 'node:path';

/** Belongs to this program, even if `dist` was replaced since. Sources use the last build. */
export const BUILD_FOLDER = __filename.endsWith('.ts') ? join(process.cwd(), 'dist') : join(__dirname, '../../../..');
