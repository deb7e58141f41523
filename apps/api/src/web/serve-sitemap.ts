import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadModels } from '#libs/event-sourcing';
import { Calendar } from '../events/calendar';
import { MERGED_EVENT_MODELS } from '../events/merged-events';
import { Directory } from '../organizations/directory';
import { DerivedValue } from '../response-cache/derived-value';
import { createSitemap, renderSitemapFile, renderSitemapIndex } from './sitemap';

export const serveSitemap = (app: NestFastifyApplication, originOf: (request: FastifyRequest) => string) => {
  const [calendar, directory] = [app.get(Calendar), app.get(Directory)];
  const sitemap = new DerivedValue(app.get(ReadModels), MERGED_EVENT_MODELS, async () =>
    createSitemap(await calendar.allEventDetails(), await directory.organizations()),
  );
  const http = app.getHttpAdapter().getInstance();

  http.get('/robots.txt', async (request, reply) => sendText(reply, 'text/plain', renderRobots(originOf(request))));
  http.get('/sitemap.xml', async (request, reply) =>
    sendText(reply, 'application/xml', renderSitemapIndex(await sitemap.get(), originOf(request))),
  );
  http.get('/sitemap/:name.xml', async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
    const entries = (await sitemap.get()).get(request.params.name);
    return entries ? sendText(reply, 'application/xml', renderSitemapFile(entries, originOf(request))) : reply.callNotFound();
  });
};

const sendText = (reply: FastifyReply, type: string, words: string) =>
  reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(words);

/** Search engines that run scripts call the API; agendas, which are fetched from publishers, are excluded. */
const renderRobots = (origin: string) => `User-agent: *
Disallow: /api/events/*/agenda

Sitemap: ${origin}/sitemap.xml
`;
