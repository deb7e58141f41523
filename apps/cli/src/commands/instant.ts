import { isInstant } from '#api';
import { type Call, Usage } from '../command';

export const AT = { type: 'string', help: 'an ISO instant, such as 2026-11-20T12:00:00-05:00' } as const;

/** In UTC. */
export const instantIn = (values: Call['values'], option = 'at'): string | undefined => {
  const said = values[option];
  if (typeof said !== 'string') return undefined;
  if (!isInstant(said)) throw new Usage(`--${option} takes an ISO instant, such as 2026-11-20T12:00:00-05:00.`);
  return new Date(said).toISOString();
};
