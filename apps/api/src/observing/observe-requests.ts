import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { memoize } from '#libs/contracts';
import { type CallContext, runInContext } from './call-context';
import { Metrics } from './metrics';
import { type EndStep, Tracing } from './tracing';

type ObservedRequest = { context?: CallContext; endStep?: EndStep };

/** All that a request causes has its id. Addresses are never logged: they contain keys and secrets. */
export const observeRequests = (app: NestFastifyApplication) => {
  const [metrics, tracing] = [app.get(Metrics), app.get(Tracing)];
  const logger = new Logger('Requests');
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();

  fastify.addHook('onRequest', (request: FastifyRequest & ObservedRequest, reply, done) => {
    const requestId = randomUUID();
    request.context = { requestId, correlationId: requestId };
    reply.header('x-request-id', requestId);
    if (tracing.isOn)
      request.endStep = tracing.begin(`${request.method} ${routeOf(request)}`, { trace: requestId, id: requestId });
    runInContext(request.context, done);
  });
  // The body is read in callbacks of the connection, outside the context of the request.
  fastify.addHook('preValidation', (request: FastifyRequest & ObservedRequest, _reply, done) =>
    runInContext(request.context!, done),
  );
  fastify.addHook('onResponse', (request: FastifyRequest & ObservedRequest, reply, done) => {
    reportRequest(request, reply);
    done();
  });

  /** Cached: the numbers of routes and statuses are bounded. */
  const seriesOf = memoize((what: string) => {
    const [method = '', status = '', route = ''] = what.split(' ');
    return metrics.requests.labels({ method, route, status });
  }, MAX_SERIES);

  const reportRequest = (request: FastifyRequest & ObservedRequest, reply: FastifyReply) => {
    const [method, route, status] = [request.method, routeOf(request), reply.raw.statusCode];
    if (metrics.isOn) seriesOf(`${method} ${status} ${route}`).observe(reply.elapsedTime / 1_000);
    const failure = status >= 500 ? new RequestFailed() : undefined;
    request.endStep?.({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status }, failure);
    const line = { msg: 'request', method, route, status, milliseconds: Math.round(reply.elapsedTime) };
    runInContext(request.context!, () => logger.debug(line));
  };
};

const MAX_SERIES = 1_000;

class RequestFailed extends Error {}

/** 'files' for static files, 'none' for unknown addresses, so that the number of routes is bounded. */
export const routeOf = ({ routeOptions, is404 }: Pick<FastifyRequest, 'routeOptions' | 'is404'>): string => {
  const url = routeOptions?.url;
  if (is404 || !url) return 'none';
  return FILE_ROUTE.test(url) ? 'files' : url;
};

const FILE_ROUTE = /^\/(?!api\/|calendar|feed\.|sitemap|robots|manifest)[^:*]*\.\w+$/;
