import type { RequestListener } from 'node:http';
import { BadRequestException, type DynamicModule, type LoggerService, type Type, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ValidationError } from 'class-validator';
import type { FastifyReply } from 'fastify';
import type { ErrorResponse } from '#libs/contracts';
import { createHotListener, type HotRoutes, registerHotRoutes } from './hot-routes';
import { closeGracefully } from './http/close-gracefully';
import { FailureFilter } from './http/failure.filter';
import { readJsonBodies } from './http/json-body';
import { ignoreTimeoutOfArrived } from './http/late-request';
import { rejectMalformedRequest } from './http/malformed-request';
import { rejectCrossSiteWrites } from './http/same-site';
import { addSecurityHeaders, SECURITY_HEADERS } from './http/security-headers';
import { createTownServer } from './http/town-server';
import { observeRequests } from './observing/observe-requests';
import { ApiReference } from './reference/api-reference';
import { ROUTES_OUTSIDE_API } from './routes-outside-api';
import type { TrustedProxies } from './settings/trusted-proxies';
import { serveWeb } from './web/serve-web';

const BODY_LIMIT = 256 * 1024;
/** Slugs may be this long; a key that is too long gets its own error. */
const MAX_PARAM_LENGTH = 16 * 1024;

type HttpOptions = Readonly<{ web: boolean; trustProxy: TrustedProxies; logger: LoggerService; closesOnSignals: boolean }>;

export const createHttp = async (
  module: Type | DynamicModule,
  { web, trustProxy, logger, closesOnSignals }: HttpOptions,
): Promise<NestFastifyApplication> => {
  const hot: HotRoutes = new Map();
  const adapter = new FastifyAdapter({
    serverFactory: (framework: RequestListener) => createTownServer(createHotListener(hot, framework)),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    trustProxy,
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
      void reply.code(400).headers(SECURITY_HEADERS).send(UNREADABLE_ADDRESS),
    clientErrorHandler: ignoreTimeoutOfArrived(rejectMalformedRequest),
    schemaController: { compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema } },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger,
    abortOnError: false,
    bodyParser: false,
  });
  app.setGlobalPrefix('api', { exclude: ROUTES_OUTSIDE_API });
  app.useGlobalFilters(new FailureFilter());
  app.useGlobalPipes(new ValidationPipe({ whitelist: true, exceptionFactory: toBadRequest }));
  if (closesOnSignals) app.enableShutdownHooks([], { useProcessExit: true });
  readJsonBodies(app, BODY_LIMIT);
  closeGracefully(app);
  observeRequests(app);
  addSecurityHeaders(app);
  rejectCrossSiteWrites(app);
  if (web) await serveWeb(app);
  await app.init();
  if (web) registerHotRoutes(app, hot);
  if (web) app.get(ApiReference).describe(app);
  return app;
};

/** Requests are validated by their classes. The framework's own compilers take 2 MB that nothing would use. */
const rejectSchema = (): never => {
  throw new Error('No route has a JSON schema.');
};

const UNREADABLE_ADDRESS: ErrorResponse = { statusCode: 400, error: 'Bad Request', message: 'This address cannot be read.' };

/** One error per invalid field. The validator lists rules from the last one up. */
const toBadRequest = (errors: ValidationError[]) => new BadRequestException(errors.flatMap(firstErrors));

const firstErrors = ({ constraints, children = [] }: ValidationError): string[] => [
  ...Object.values(constraints ?? {}).slice(-1),
  ...children.flatMap(firstErrors),
];
