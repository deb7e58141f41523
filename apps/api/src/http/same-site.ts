import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Failure } from '#libs/contracts';
import { Configuration } from '../settings/configuration';

const REFUSED: Failure = { statusCode: 403, error: 'Forbidden', message: 'Writes from another site are refused.' };

/** A write that a browser sends for another site's page is refused. Who says of no page is no browser. */
export const refuseOtherSites = (app: NestFastifyApplication) => {
  const { ALMANAC_URL } = app.get(Configuration);
  const ours = ALMANAC_URL && new URL(ALMANAC_URL).origin;
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') return;
      if (!isAt(ours, request) && !isOfThisSite(request)) return reply.code(403).send(REFUSED);
    });
};

/** A page at the address of the town is its own, under whatever name a proxy asks here. */
const isAt = (ours: string | undefined, { headers: { origin } }: FastifyRequest): boolean =>
  ours !== undefined && origin !== undefined && URL.canParse(origin) && new URL(origin).origin === ours;

/**
 * Over https a browser tells by itself, whatever proxies do to the host, and no page can make it lie. Elsewhere the page's
 * origin has to be the address that was asked for, as the proxy saw it when that is trusted.
 */
const isOfThisSite = ({ headers, host, protocol }: FastifyRequest): boolean => {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || isOrigin(origin, host, protocol);
};

/** This server itself never speaks https: when it is said, a trusted proxy does, and a page without it is another site. */
const isOrigin = (origin: string, host: string, protocol: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const asked = `${page.protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === page.host && (protocol !== 'https' || page.protocol === 'https:');
};
