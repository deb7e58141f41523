import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet from 'helmet';

/** No response may load anything or be framed. The page of the app has its own policy. */
const CSP_DIRECTIVES = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

export const SECURITY_HEADERS: Readonly<Record<string, string>> = (() => {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => Object.assign(headers, { [name.toLowerCase()]: value });
  const response = { setHeader, removeHeader: () => {} } as unknown as ServerResponse;
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: CSP_DIRECTIVES },
    // A subdomain may be served without TLS.
    strictTransportSecurity: { includeSubDomains: false },
  })({} as IncomingMessage, response, () => {});
  return headers;
})();

export const addSecurityHeaders = (app: NestFastifyApplication) => {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (_, reply) => void reply.headers(SECURITY_HEADERS));
};
