import { BadRequestException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { nestsDeeperThan } from './depth';

/** What this API takes nests two deep. Whatever walks a body calls itself for each level, so that depth is bounded before it begins. */
const DEEPEST = 32;

/** Bodies are JSON, read as Fastify does, prototypes refused, but for those that nest without end. Anything else is answered 415. */
export const readJsonBodies = (app: NestFastifyApplication, bodyLimit: number) => {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, text: string, done) => {
    if (nestsDeeperThan(DEEPEST, text)) done(new BadRequestException('The body nests too deeply.'));
    else void parse(request, text, done);
  });
  // A request without a body, or with null, is checked like one with an empty object: no handler ever meets undefined or null.
  fastify.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });
};
