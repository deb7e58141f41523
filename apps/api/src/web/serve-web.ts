import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#libs/contracts';
import { unlessUnavailable } from '#libs/event-sourcing';
import { Lookup } from '../events/lookup';
import { Directory } from '../organizations/directory';
import { TownSettings } from '../settings/town-settings';
import { DrawnHome, type Width } from './drawn-home';
import { isPage } from './is-page';
import { markNonce, type PackedPage, packedPage } from './packed-page';

const WEB = join(process.cwd(), 'dist/web');
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
  const empty = pageOf(app.get(TownSettings));
  const pages = { empty: packedPage(empty), home: new DrawnHome(app, empty) };
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', (request, reply) => answer(app, pages, request, reply));
};

const pageOf = ({ name }: TownSettings) => {
  const file = join(WEB, 'index.html');
  return existsSync(file)
    ? markNonce(readFileSync(file, 'utf8')).replaceAll(TOWN, () => escaped(name))
    : 'The web client is not built.';
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

type Pages = { empty: PackedPage; home: DrawnHome };

const answer = async (app: NestFastifyApplication, pages: Pages, request: FastifyRequest, reply: FastifyReply) => {
  const [path = ''] = request.url.split('?');
  if (path === '/api' || path.startsWith('/api/')) return reply.code(404).send(MISSING);
  const nonce = randomBytes(16).toString('base64');
  const page = path === '/' ? await pages.home.page(widthFor(request)) : pages.empty;
  reply
    .code(await isPage(path, app.get(Lookup), app.get(Directory)).then(foundOrNot, unknown))
    .header('content-security-policy', policy(nonce))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, user-agent, sec-ch-ua-mobile')
    .type('text/html; charset=utf-8');
  return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(page.gzip(nonce)) : reply.send(page.plain(nonce));
};

const foundOrNot = (isFound: boolean) => (isFound ? 200 : 404);

/** The page is sent all the same: it says itself that what it needs is out of reach, and looks again. */
const unknown = (error: unknown) => {
  unlessUnavailable(error);
  return 503;
};

/** A guess, which the page corrects where it is wrong: phones say that they are some. */
const widthFor = ({ headers }: FastifyRequest): Width =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(headers['user-agent'] ?? '') ? 'narrow' : 'wide';

const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''));

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
