import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#libs/contracts';
import { publicOrigin } from '../http/public-origin';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { appManifest } from './app-manifest';
import { WEB } from './built-page';
import type { Width } from './drawn-pages';
import { Pages } from './pages';
import { servePictures } from './serve-pictures';
import { serveSitemap } from './serve-sitemap';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The web client: its files, its one page for every address, what others read of it, and the policy under which it runs. */
export const serveWeb = async (app: NestFastifyApplication) => {
  const { ALMANAC_URL, MAP_STYLE_URL, NEWSLETTER_FORM_URL } = app.get(Configuration);
  const tiles = tilesOrigin(MAP_STYLE_URL);
  if (existsSync(WEB)) {
    await app.register(fastifyStatic, {
      root: WEB,
      index: false,
      globIgnore: ['index.html'],
      wildcard: false,
      preCompressed: true,
      setHeaders: headersFor(tiles),
    });
  }
  const originOf = (request: FastifyRequest) => publicOrigin(ALMANAC_URL, request);
  serveSitemap(app, originOf);
  const manifest = JSON.stringify(appManifest(app.get(TownSettings).name));
  app
    .getHttpAdapter()
    .getInstance()
    .get('/manifest.webmanifest', (_, reply) =>
      reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest),
    );
  servePictures(app);
  const policy = policyFor(tiles, NEWSLETTER_FORM_URL);
  const pages = new Pages(app);
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', (request, reply) => answer(pages, policy, originOf, request, reply));
};

const answer = async (
  pages: Pages,
  policy: (nonce: string) => string,
  originOf: (request: FastifyRequest) => string,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const [path = ''] = request.url.split('?');
  if (path === '/api' || path.startsWith('/api/')) return reply.code(404).send(MISSING);
  const said = { nonce: randomBytes(16).toString('base64'), origin: originOf(request) };
  const { status, page } = await pages.at(path, widthFor(request), request);
  reply
    .code(status)
    .header('content-security-policy', policy(said.nonce))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, user-agent, sec-ch-ua-mobile')
    .type('text/html; charset=utf-8');
  if (status === 503) reply.header('retry-after', RETRY_SECONDS);
  return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(page.gzip(said)) : reply.send(page.plain(said));
};

const RETRY_SECONDS = 5;

/** A guess, which the page corrects where it is wrong: phones say that they are some. */
const widthFor = ({ headers }: FastifyRequest): Width =>
  headers['sec-ch-ua-mobile'] === '?1' || /Mobi/.test(headers['user-agent'] ?? '') ? 'narrow' : 'wide';

const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''));

/** Only the newsletter's form may stand in a frame. */
const policyFor = (tiles: string, form: string | undefined) => (nonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    asking(tiles),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    `frame-src ${form ? new URL(form).origin : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Whom scripts may ask. */
const asking = (tiles: string) => `connect-src 'self' ${tiles}`.trimEnd();

const MISSING: Failure = { statusCode: 404, error: 'Not Found', message: 'There is nothing at this address.' };

/** Where the map's streets come from, in the words of a policy. */
const tilesOrigin = (style: string) => (style === 'none' ? '' : new URL(style).origin);

/** Built files carry their content in their name and never change; everything else is asked again. A worker keeps to a policy of its own. */
const headersFor = (tiles: string) => (reply: FastifyReply, file: string) => {
  reply.header('cache-control', file.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
  if (file.includes('worker')) reply.header('content-security-policy', `default-src 'none'; ${asking(tiles)}`);
  // It fetches what a page shows, and pictures of events are wherever their publishers have them.
  if (file.includes('/sw.js')) reply.header('content-security-policy', "default-src 'none'; connect-src 'self' https:");
};
