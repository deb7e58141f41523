import { join } from 'node:path';

/**
 * The build this program belongs to, even if `dist` was replaced since it started. Sources that run directly use the last build.
 */
export const BUILD_FOLDER = __filename.endsWith('.ts') ? join(process.cwd(), 'dist') : join(__dirname, '../../../..');
