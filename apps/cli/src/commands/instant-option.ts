import { isInstant } from '#libs/contracts';
import { type CommandCall, UsageError } from '../command';

export const AT_OPTION = { type: 'string', help: 'an ISO instant, such as 2026-11-20T12:00:00-05:00' } as const;

export const parseInstantOption = (values: CommandCall['values'], option = 'at'): string | undefined => {
  const text = values[option];
  if (typeof text !== 'string') return undefined;
  if (!isInstant(text)) throw new UsageError(`--${option} must be an ISO instant, such as 2026-11-20T12:00:00-05:00.`);
  return new Date(text).toISOString();
};
