import { join } from 'node:path';

/**
 * The build that this program is part of, also when another one has taken the place of `dist` since it started. Sources that run
 * as they are use the last one.
 */
export const BUILD_FOLDER = __filename.endsWith('.ts') ? join(process.cwd(), 'dist') : join(__dirname, '../../../..');
