import type { RequestListener, Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Calendar } from '../events/calendar';
import { Directory } from '../organizations/directory';
import type { Finished } from './finished';
import { write } from './send';

/** What everybody asks for is sent from memory before the framework wakes up; its controllers would answer the same. */
export const serveHot = (app: NestFastifyApplication) => {
  const [calendar, directory] = [app.get(Calendar), app.get(Directory)];
  const hot = new Map<string | undefined, () => Promise<Finished>>([
    ['/api/events', forOneTurn(() => calendar.finished())],
    ['/api/organizations', forOneTurn(() => directory.finished('organizations'))],
    ['/api/subcalendars', forOneTurn(() => directory.finished('subcalendars'))],
    ['/api/my-almanac-defaults', forOneTurn(() => directory.finished('defaults'))],
  ]);
  const server: Server = app.getHttpServer();
  const [framework] = server.listeners('request') as [RequestListener];
  server.removeListener('request', framework).on('request', (request, response) => {
    const answer = request.method === 'GET' && server.listening ? hot.get(request.url) : undefined;
    if (!answer) return framework(request, response);
    answer()
      .then((finished) => write(request, response, finished))
      .catch(() => framework(request, response));
  });
};

/**
 * Requests that the event loop hands over in one turn had all been sent when the first of them made us look whether the
 * read models had moved: one look serves them all, and nobody is answered from before their own write. A look asks SQLite and takes microseconds,
 * but so does all the rest of a 304.
 */
const forOneTurn = <T>(look: () => T): (() => T) => {
  let seen: { value: T } | undefined;
  return () => {
    if (!seen) {
      seen = { value: look() };
      setImmediate(() => {
        seen = undefined;
      });
    }
    return seen.value;
  };
};
