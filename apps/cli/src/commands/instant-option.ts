import { isInstant } from '#libs/contracts';
import { type CommandCall, UsageError } from '../command';

export const AT_OPTION = { type: 'string', help: 'an ISO instant, such as 2026-11-20T12:00:00-05:00' } as const;

/** The instant in UTC. */
export const parseInstantOption = (values: CommandCall['values'], option = 'at'): string | undefined => {
  const said = values[option];
  if (typeof said !== 'string') return undefined;
  if (!isInstant(said)) throw new UsageError(`--${option} must be an ISO instant, such as 2026-11-20T12:00:00-05:00.`);
  return new Date(said).toISOString();
};
