import { randomBytes } from 'node:crypto';

/** Valid as a part of a table name. */
export const newBuildId = () => randomBytes(6).toString('hex');
