import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadModels } from '#libs/event-sourcing';
import { Derived } from '../answers/derived';
import { Calendar } from '../events/calendar';
import { CARDS_HANG_ON } from '../events/cards';
import { Directory } from '../organizations/directory';
import { sitemapFile, sitemapIndex, sitemapOf } from './sitemap';

/** What search engines ask for: which pages there are, and that they may read them. */
export const serveSitemap = (app: NestFastifyApplication, originOf: (request: FastifyRequest) => string) => {
  const [calendar, directory] = [app.get(Calendar), app.get(Directory)];
  const sitemap = new Derived(app.get(ReadModels), CARDS_HANG_ON, async () =>
    sitemapOf(await calendar.everything(), await directory.organizations()),
  );
  const http = app.getHttpAdapter().getInstance();

  http.get('/robots.txt', async (request, reply) => text(reply, 'text/plain', robots(originOf(request))));
  http.get('/sitemap.xml', async (request, reply) =>
    text(reply, 'application/xml', sitemapIndex(await sitemap.get(), originOf(request))),
  );
  http.get('/sitemap/:name.xml', async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
    const entries = (await sitemap.get()).get(request.params.name);
    return entries ? text(reply, 'application/xml', sitemapFile(entries, originOf(request))) : reply.callNotFound();
  });
};

const text = (reply: FastifyReply, type: string, words: string) =>
  reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(words);

/** Search engines that run scripts ask what the page asks. Agendas are fetched from others, for those who read them. */
const robots = (origin: string) => `User-agent: *
Disallow: /api/events/*/agenda

Sitemap: ${origin}/sitemap.xml
`;
