import type { FastifyRequest } from 'fastify';

/** The configured one, or that of the request. Safe to put into any text. */
export const publicOriginOf = (
  configured: string | undefined,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string =>
  configured ?? (HOST_PATTERN.test(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : 'http://localhost');

/** The host header can contain anything. */
const HOST_PATTERN = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
