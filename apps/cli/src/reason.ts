import type { Said } from './command';

/** For whatever an operator may be asked about later. */
export const REASON = { type: 'string', help: 'why, as it is recorded: it can be read for ever, so name nobody in it' } as const;

/** Undefined where they have not said why. */
export const reasonOf = ({ values: { reason } }: Pick<Said, 'values'>): string | undefined =>
  typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : undefined;
