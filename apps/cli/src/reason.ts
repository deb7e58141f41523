import { MAX_REASON_LENGTH } from '#libs/contracts';
import { type CommandInput, UsageError } from './command';

/** Recorded for audits. A command asks for a reason exactly if the console does (see reason.spec.ts). */
export const REASON_OPTION = {
  type: 'string',
  help: 'why: it is recorded and can be read for ever, so name nobody in it',
} as const;

export const reasonOf = ({ values: { reason } }: Pick<CommandInput, 'values'>): string | undefined => {
  const said = typeof reason === 'string' ? reason.trim() : '';
  if (said.length > MAX_REASON_LENGTH) throw new UsageError(`A --reason has at most ${MAX_REASON_LENGTH} letters.`);
  return said === '' ? undefined : said;
};

export const requireReason = (said: Pick<CommandInput, 'values'>, example: string): string => {
  const reason = reasonOf(said);
  if (reason === undefined) throw new UsageError(`Say why: --reason "${example}"`);
  return reason;
};
