import { MAX_REASON_LENGTH } from '#libs/contracts';
import { type CommandInput, UsageError } from './command';

/** Recorded for audits. A command asks for a reason exactly if the console does (see reason.spec.ts). */
export const REASON_OPTION = {
  type: 'string',
  help: 'why: it is recorded and can be read for ever, so name nobody in it',
} as const;

export const reasonOf = ({ values: { reason } }: Pick<CommandInput, 'values'>): string | undefined => {
  const text = typeof reason === 'string' ? reason.trim() : '';
  if (text.length > MAX_REASON_LENGTH) throw new UsageError(`A --reason has at most ${MAX_REASON_LENGTH} letters.`);
  return text === '' ? undefined : text;
};

export const requireReason = (text: Pick<CommandInput, 'values'>, example: string): string => {
  const reason = reasonOf(text);
  if (reason === undefined) throw new UsageError(`Say why: --reason "${example}"`);
  return reason;
};
