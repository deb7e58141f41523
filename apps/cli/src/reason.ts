import { MAX_REASON_LENGTH } from '#libs/contracts';
import { type CommandInput, UsageError } from './command';

/** Recorded for audits. A command asks for a reason exactly if the console does (see reason.spec.ts). */
export const REASON_OPTION = {
  type: 'string',
  help: 'why: this is recorded for good, so do not name people',
} as const;

/** Undefined if none was given. */
export const reasonOf = ({ values: { reason } }: Pick<CommandInput, 'values'>): string | undefined => {
  const said = typeof reason === 'string' ? reason.trim() : '';
  if (said.length > MAX_REASON_LENGTH) throw new UsageError(`--reason must have at most ${MAX_REASON_LENGTH} characters.`);
  return said === '' ? undefined : said;
};

/** Returns the reason. Throws UsageError with `example` if there is none. */
export const requireReason = (said: Pick<CommandInput, 'values'>, example: string): string => {
  const reason = reasonOf(said);
  if (reason === undefined) throw new UsageError(`Say why: --reason "${example}"`);
  return reason;
};
