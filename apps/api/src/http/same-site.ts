import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { ErrorResponse } from '#libs/contracts';
import { Configuration } from '../settings/configuration';

const REFUSAL: ErrorResponse = { statusCode: 403, error: 'Forbidden', message: 'Writes from another site are refused.' };

/** Rejects writes that a browser sends for a page of another site. Clients that name no page are not browsers. */
export const rejectCrossSiteWrites = (app: NestFastifyApplication) => {
  const { ALMANAC_URL } = app.get(Configuration);
  const ownOrigin = ALMANAC_URL && new URL(ALMANAC_URL).origin;
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') return;
      if (!hasOwnOrigin(ownOrigin, request) && !isSameSite(request)) return reply.code(403).send(REFUSAL);
    });
};

/** A page at the town's configured address is accepted, whatever host a proxy passes on. */
const hasOwnOrigin = (ownOrigin: string | undefined, { headers: { origin } }: FastifyRequest): boolean =>
  ownOrigin !== undefined && origin !== undefined && URL.canParse(origin) && new URL(origin).origin === ownOrigin;

/** Over https by `Sec-Fetch-Site`, which neither proxies nor pages can change; else the origin must equal the address that a trusted proxy saw. */
const isSameSite = ({ headers, host, protocol }: FastifyRequest): boolean => {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || isSameOrigin(origin, host, protocol);
};

/** This server never speaks https itself: `https` comes from a trusted proxy, and then an http page is another site. */
const isSameOrigin = (origin: string, host: string, protocol: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const requested = `${page.protocol}//${host}`;
  return URL.canParse(requested) && new URL(requested).host === page.host && (protocol !== 'https' || page.protocol === 'https:');
};
