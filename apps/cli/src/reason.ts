import { MAX_REASON_LENGTH } from '#libs/contracts';
import { type CommandInput, UsageError } from './command';

/** A command requires a reason exactly if the console does for the same act. A test holds them together. */
export const REASON_OPTION = {
  type: 'string',
  help: 'why: this is recorded for good, so do not name people',
} as const;

export const readReason = ({ values: { reason } }: Pick<CommandInput, 'values'>): string | undefined => {
  const text = typeof reason === 'string' ? reason.trim() : '';
  if (text.length > MAX_REASON_LENGTH) throw new UsageError(`--reason must have at most ${MAX_REASON_LENGTH} characters.`);
  return text === '' ? undefined : text;
};

export const requireReason = (input: Pick<CommandInput, 'values'>, example: string): string => {
  const reason = readReason(input);
  if (reason === undefined) throw new UsageError(`Say why: --reason "${example}"`);
  return reason;
};
