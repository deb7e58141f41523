import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorResponse } from '#libs/contracts';
import { publicOriginOf } from '../http/public-origin';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { appManifest } from './app-manifest';
import { WEB_FOLDER } from './built-page';
import { Pages } from './pages';
import type { PageWidth } from './rendered-pages';
import { servePictures } from './serve-pictures';
import { serveSitemap } from './serve-sitemap';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export const serveWeb = async (app: NestFastifyApplication) => {
  const { ALMANAC_URL, MAP_STYLE_URL, NEWSLETTER_FORM_URL } = app.get(Configuration);
  const tiles = tilesOrigin(MAP_STYLE_URL);
  await serveFiles(app, createHeaderSetter(tiles));
  const originOf = (request: FastifyRequest) => publicOriginOf(ALMANAC_URL, request);
  serveSitemap(app, originOf);
  const manifest = JSON.stringify(appManifest(app.get(TownSettings).name));
  app
    .getHttpAdapter()
    .getInstance()
    .get('/manifest.webmanifest', (_, reply) =>
      reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest),
    );
  servePictures(app);
  const policy = createPolicy(tiles, NEWSLETTER_FORM_URL);
  const pages = new Pages(app);
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', (request, reply) => sendPage(pages, policy, originOf, request, reply));
};

/** Each file has a route, so that all other addresses are pages. */
const serveFiles = async (app: NestFastifyApplication, setHeaders: FastifyStaticOptions['setHeaders']) => {
  if (!existsSync(WEB_FOLDER)) return;
  await app.register(fastifyStatic, {
    root: WEB_FOLDER,
    serve: false,
    index: false,
    preCompressed: true,
    ...(setHeaders && { setHeaders }),
  });
  const fastify = app.getHttpAdapter().getInstance();
  for (const file of builtFiles()) fastify.get(`/${file}`, (_: FastifyRequest, reply: FastifyReply) => reply.sendFile(file));
};

const builtFiles = () =>
  readdirSync(WEB_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NO_ADDRESS.test(entry.name))
    .map(({ parentPath, name }) => relative(WEB_FOLDER, join(parentPath, name)));

/** `index.html` becomes the pages; a compressed file is sent in place of the file itself. */
const NO_ADDRESS = /^index\.html$|\.(br|gz)$/;

const sendPage = async (
  pages: Pages,
  policy: (nonce: string) => string,
  originOf: (request: FastifyRequest) => string,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const [path = ''] = request.url.split('?');
  if (path === '/api' || path.startsWith('/api/')) return reply.code(404).send(NOT_FOUND);
  const values = { nonce: randomBytes(16).toString('base64'), origin: originOf(request) };
  const { status, page } = await pages.respondTo(path, guessWidth(request), request);
  reply
    .code(status)
    .header('content-security-policy', policy(values.nonce))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, user-agent, sec-ch-ua-mobile')
    .type('text/html; charset=utf-8');
  if (status === 503) reply.header('retry-after', RETRY_SECONDS);
  return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(page.gzip(values)) : reply.send(page.plain(values));
};

const RETRY_SECONDS = 5;

/** Guessed from headers of phones; the page corrects it in the browser. */
const guessWidth = ({ headers }: FastifyRequest): PageWidth =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(headers['user-agent'] ?? '') ? 'narrow' : 'wide';

const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''));

/** Only the newsletter's form may be framed. */
const createPolicy = (tiles: string, form: string | undefined) => (nonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    connectSource(tiles),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    `frame-src ${form ? new URL(form).origin : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const connectSource = (tiles: string) => `connect-src 'self' ${tiles}`.trimEnd();

const NOT_FOUND: ErrorResponse = { statusCode: 404, error: 'Not Found', message: 'There is nothing at this address.' };

const tilesOrigin = (style: string) => (style === 'none' ? '' : new URL(style).origin);

/** Files in /assets/ have a hash in their name and never change; all others are revalidated. Workers have their own policy. */
const createHeaderSetter = (tiles: string) => (reply: FastifyReply, file: string) => {
  reply.header('cache-control', file.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
  if (file.includes('worker')) reply.header('content-security-policy', `default-src 'none'; ${connectSource(tiles)}`);
  // The service worker fetches what a page shows, including pictures on publishers' servers.
  if (file.includes('/sw.js')) reply.header('content-security-policy', "default-src 'none'; connect-src 'self' https:");
};
