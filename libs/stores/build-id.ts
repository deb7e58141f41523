import { randomBytes } from 'node:crypto';

/** A new one, that may stand in the name of a table. */
export const newBuildId = () => randomBytes(6).toString('hex');
