import type { RequestListener } from 'node:http';
import { BadRequestException, type DynamicModule, type LoggerService, type Type, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ValidationError } from 'class-validator';
import type { FastifyReply } from 'fastify';
import type { Failure } from '#libs/contracts';
import { answerHot, type HotAnswers, hotOr } from './hot';
import { refuseBroken } from './http/broken-request';
import { closeInPeace } from './http/closing';
import { FailureFilter } from './http/failure.filter';
import { readJsonBodies } from './http/json-body';
import { refuseOtherSites } from './http/same-site';
import { SECURITY_HEADERS, saySecurityHeaders } from './http/security-headers';
import { townServer } from './http/town-server';
import { observeRequests } from './observing/observe-requests';
import { BESIDE_THE_PAGES } from './outward/calendars.controller';
import { Reference } from './reference/reference';
import type { TrustedProxies } from './settings/trusted-proxies';
import { serveWeb } from './web/serve-web';

const BODY_LIMIT = 256 * 1024;
/** As long as an address may be at all: slugs are, and a key that is too long is told so. */
const LONGEST_PARAM = 16 * 1024;

/** `trustProxy`: who may say for which client and under which host it asks. */
type Serving = Readonly<{ web: boolean; trustProxy: TrustedProxies; logger: LoggerService; closesOnSignals: boolean }>;

/** The application as it answers HTTP, not yet listening. */
export const createHttp = async (
  module: Type | DynamicModule,
  { web, trustProxy, logger, closesOnSignals }: Serving,
): Promise<NestFastifyApplication> => {
  const hot: HotAnswers = new Map();
  const adapter = new FastifyAdapter({
    serverFactory: (framework: RequestListener) => townServer(hotOr(hot, framework)),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    trustProxy,
    frameworkErrors: (_error: unknown, _request: unknown, reply: FastifyReply) =>
      void reply.code(400).headers(SECURITY_HEADERS).send(UNREADABLE),
    clientErrorHandler: refuseBroken,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger,
    abortOnError: false,
    bodyParser: false,
  });
  app.setGlobalPrefix('api', { exclude: BESIDE_THE_PAGES });
  app.useGlobalFilters(new FailureFilter());
  app.useGlobalPipes(new ValidationPipe({ whitelist: true, exceptionFactory: naming }));
  if (closesOnSignals) app.enableShutdownHooks([], { useProcessExit: true });
  readJsonBodies(app, BODY_LIMIT);
  closeInPeace(app);
  observeRequests(app);
  saySecurityHeaders(app);
  refuseOtherSites(app);
  if (web) await serveWeb(app);
  await app.init();
  if (web) answerHot(app, hot);
  if (web) app.get(Reference).of(app);
  return app;
};

const UNREADABLE: Failure = { statusCode: 400, error: 'Bad Request', message: 'This address cannot be read.' };

/** Each wrong field with the first thing that is wrong about it: rules are checked from the last one up. */
const naming = (errors: ValidationError[]) => new BadRequestException(errors.flatMap(wrongs));

const wrongs = ({ constraints, children = [] }: ValidationError): string[] => [
  ...Object.values(constraints ?? {}).slice(-1),
  ...children.flatMap(wrongs),
];
