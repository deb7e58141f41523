import { BadRequestException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { nestsDeeperThan } from './json-depth';

/** Bodies of this API nest two deep. Code that walks a body recurses per level, so the depth is bounded first. */
const MAX_JSON_DEPTH = 32;

/** Accepts JSON only, parsed as Fastify does, without prototypes and with bounded depth. Other types get a 415. */
export const readJsonBodies = (app: NestFastifyApplication, bodyLimit: number) => {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, text: string, done) => {
    if (nestsDeeperThan(MAX_JSON_DEPTH, text)) done(new BadRequestException('The body nests too deeply.'));
    else void parse(request, text, done);
  });
  // A missing body and null become an empty object, so that handlers never get undefined or null.
  fastify.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });
};
