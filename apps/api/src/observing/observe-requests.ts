import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remembering } from '#libs/contracts';
import { type Doing, within } from './doing';
import { Meters } from './meters';
import { type End, Tracing } from './tracing';

type Observed = { doing?: Doing; end?: End };

/**
 * Gives each request an id, under which all is said and recorded that follows from it, and tells how it went by its route. Of what
 * was asked for nothing else is told: keys and secrets stand in addresses.
 */
export const observeRequests = (app: NestFastifyApplication) => {
  const [meters, tracing] = [app.get(Meters), app.get(Tracing)];
  const logger = new Logger('Requests');
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();

  fastify.addHook('onRequest', (request: FastifyRequest & Observed, reply, done) => {
    const requestId = randomUUID();
    request.doing = { requestId, correlationId: requestId };
    reply.header('x-request-id', requestId);
    if (tracing.isOn) request.end = tracing.begin(`${request.method} ${routeOf(request)}`, { trace: requestId, id: requestId });
    within(request.doing, done);
  });
  // Whoever reads the body was called by the connection, which knows of no request.
  fastify.addHook('preValidation', (request: FastifyRequest & Observed, _reply, done) => within(request.doing!, done));
  fastify.addHook('onResponse', (request: FastifyRequest & Observed, reply, done) => {
    tell(request, reply);
    done();
  });

  /** Found once for each: of routes and statuses there are only so many. */
  const seriesOf = remembering((what: string) => {
    const [method = '', status = '', route = ''] = what.split(' ');
    return meters.requests.labels({ method, route, status });
  }, SERIES);

  const tell = (request: FastifyRequest & Observed, reply: FastifyReply) => {
    const [method, route, status] = [request.method, routeOf(request), reply.raw.statusCode];
    if (meters.isOn) seriesOf(`${method} ${status} ${route}`).observe(reply.elapsedTime / 1_000);
    const failure = status >= 500 ? new Failed() : undefined;
    request.end?.({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }, failure);
    const line = { msg: 'request', method, route, status, milliseconds: Math.round(reply.elapsedTime) };
    within(request.doing!, () => logger.debug(line));
  };
};

const SERIES = 1_000;

class Failed extends Error {}

/** Routes of which there are only so many: what is served from a folder is one, and what is at no address is, too. */
export const routeOf = ({ routeOptions, is404 }: Pick<FastifyRequest, 'routeOptions' | 'is404'>): string => {
  const url = routeOptions?.url;
  if (is404 || !url) return 'none';
  return FILES.test(url) ? 'files' : url;
};

/** Each built file has a route of its own. */
const FILES = /^\/(?!api\/|calendar|feed\.|sitemap|robots|manifest)[^:*]*\.\w+$/;
