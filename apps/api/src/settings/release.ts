import { statSync } from 'node:fs';

/** Differs between two builds: what another build has read or found may have been wrong. */
export const RELEASE = String(statSync(__filename).mtimeMs);
