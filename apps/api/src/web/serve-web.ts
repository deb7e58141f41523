import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#libs/contracts';
import { Lookup } from '../events/lookup';
import { Directory } from '../organizations/directory';
import { TownSettings } from '../town/town-settings';
import { isPage } from './is-page';

const WEB = join(process.cwd(), 'dist/web');
const NONCE = '__CSP_NONCE__';
const TOWN = '__TOWN__';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The web client: its files, its one page for every address, and the policy under which they run. */
export const serveWeb = async (app: NestFastifyApplication) => {
  if (existsSync(WEB)) {
    await app.register(fastifyStatic, {
      root: WEB,
      index: false,
      globIgnore: ['index.html'],
      wildcard: false,
      preCompressed: true,
      setHeaders: cacheFor,
    });
  }
  const page = pageOf(app.get(TownSettings));
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', (request, reply) => answer(app, page, request, reply));
};

const pageOf = ({ name }: TownSettings) => {
  const file = join(WEB, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll(TOWN, escaped(name)) : 'The web client is not built.';
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const answer = async (app: NestFastifyApplication, page: string, request: FastifyRequest, reply: FastifyReply) => {
  const [path = ''] = request.url.split('?');
  if (path === '/api' || path.startsWith('/api/')) return reply.code(404).send(MISSING);
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code((await isPage(path, app.get(Lookup), app.get(Directory))) ? 200 : 404)
    .header('content-security-policy', policy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(NONCE, nonce));
};

const policy = (nonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const MISSING: Failure = { statusCode: 404, error: 'Not Found', message: 'There is nothing at this address.' };

/** Built files carry their content in their name and never change; everything else is asked again. */
const cacheFor = (reply: FastifyReply, file: string) =>
  void reply.header('cache-control', file.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
