import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet from 'helmet';

/** Under which no answer but the page, which says its own, may load or be framed by anything. */
const NOTHING = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** What helmet says with every answer. It never depends on the request, so it is asked once. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = (() => {
  const said: Record<string, string> = {};
  const setHeader = (name: string, value: string) => Object.assign(said, { [name.toLowerCase()]: value });
  const response = { setHeader, removeHeader: () => {} } as unknown as ServerResponse;
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: NOTHING },
    // Whoever serves a calendar at a domain may serve something else without TLS below it.
    strictTransportSecurity: { includeSubDomains: false },
  })({} as IncomingMessage, response, () => {});
  return said;
})();

export const saySecurityHeaders = (app: NestFastifyApplication) => {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (_, reply) => void reply.headers(SECURITY_HEADERS));
};
