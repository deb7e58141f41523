import type { FastifyRequest } from 'fastify';

/** Where the town is found: as it is configured, else as it was asked for. It may stand in any text as it is. */
export const publicOrigin = (
  configured: string | undefined,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => configured ?? (HOST.test(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : 'http://localhost');

/** Whoever asks may write anything there. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
