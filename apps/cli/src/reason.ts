import { type Said, Usage } from './command';

/** For whatever an operator may be asked about later. */
export const REASON = { type: 'string', help: 'why, as it is recorded: it can be read for ever, so name nobody in it' } as const;

/** Undefined where they have not said why. */
export const reasonOf = ({ values: { reason } }: Pick<Said, 'values'>): string | undefined =>
  typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : undefined;

/** For what is not done without one. */
export const reasonFor = (said: Pick<Said, 'values'>, example: string): string => {
  const reason = reasonOf(said);
  if (reason === undefined) throw new Usage(`Say why: --reason "${example}"`);
  return reason;
};
