import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Failure } from '#libs/contracts';

const REFUSED: Failure = { statusCode: 403, error: 'Forbidden', message: 'Writes from another site are refused.' };

/** A write that a browser sends for another site's page is refused. Whoever sends no Origin is no browser. */
export const refuseOtherSites = (app: NestFastifyApplication) => {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      const { origin, host } = request.headers;
      if (request.method === 'GET' || request.method === 'HEAD' || !origin) return;
      if (!isSite(origin, host)) return reply.code(403).send(REFUSED);
    });
};

const isSite = (origin: string, host: string | undefined) => URL.canParse(origin) && new URL(origin).host === host;
