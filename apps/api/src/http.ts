import { BadRequestException, type DynamicModule, type Type, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ValidationError } from 'class-validator';
import { FailureFilter } from './failure.filter';
import { QuietLogger } from './quiet-logger';
import { refuseOtherSites } from './same-site';
import { serveWeb } from './web/serve-web';

const BODY_LIMIT = 256 * 1024;

/** The application as it answers HTTP, not yet listening. */
export const createHttp = async (module: Type | DynamicModule, { web }: { web: boolean }): Promise<NestFastifyApplication> => {
  const adapter = new FastifyAdapter({ bodyLimit: BODY_LIMIT, trustProxy: false });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new QuietLogger(),
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  app.useGlobalFilters(new FailureFilter());
  app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true, exceptionFactory: naming }));
  app.enableShutdownHooks();
  refuseOtherSites(app);
  if (web) await serveWeb(app);
  await app.init();
  return app;
};

/** Each wrong field with what is wrong about it. */
const naming = (errors: ValidationError[]) => new BadRequestException(errors.flatMap(wrongs));

const wrongs = ({ constraints, children = [] }: ValidationError): string[] => [
  ...Object.values(constraints ?? {}),
  ...children.flatMap(wrongs),
];
