import { LONGEST_REASON } from '#libs/contracts';
import { type Said, Usage } from './command';

/** For whatever an operator may be asked about later. Where the console demands one, a usage does, and the other way round. */
export const REASON = { type: 'string', help: 'why: it is recorded and can be read for ever, so name nobody in it' } as const;

/** Undefined where they have not said why. */
export const reasonOf = ({ values: { reason } }: Pick<Said, 'values'>): string | undefined => {
  const said = typeof reason === 'string' ? reason.trim() : '';
  if (said.length > LONGEST_REASON) throw new Usage(`A --reason has at most ${LONGEST_REASON} letters.`);
  return said === '' ? undefined : said;
};

/** For what is not done without one. */
export const reasonFor = (said: Pick<Said, 'values'>, example: string): string => {
  const reason = reasonOf(said);
  if (reason === undefined) throw new Usage(`Say why: --reason "${example}"`);
  return reason;
};
