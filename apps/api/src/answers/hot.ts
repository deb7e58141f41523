import type { RequestListener } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Calendar } from '../events/calendar';
import { Directory } from '../organizations/directory';
import type { Finished } from './finished';
import { write } from './send';

/** What is sent from memory before the framework wakes up, by its address; its controllers would answer the same. */
export type HotAnswers = Map<string | undefined, () => Promise<Finished>>;

/** What everybody asks for. */
export const answerHot = (app: NestFastifyApplication, hot: HotAnswers) => {
  const [calendar, directory] = [app.get(Calendar), app.get(Directory)];
  hot.set(
    '/api/events',
    forOneTurn(() => calendar.finished()),
  );
  hot.set(
    '/api/organizations',
    forOneTurn(() => directory.finished('organizations')),
  );
  hot.set(
    '/api/subcalendars',
    forOneTurn(() => directory.finished('subcalendars')),
  );
  hot.set(
    '/api/my-almanac-defaults',
    forOneTurn(() => directory.finished('defaults')),
  );
};

/** Asks the framework only for what is not at hand. */
export const hotOr =
  (hot: HotAnswers, framework: RequestListener): RequestListener =>
  (request, response) => {
    const answer = request.method === 'GET' ? hot.get(request.url) : undefined;
    if (!answer) return framework(request, response);
    answer()
      .then((finished) => write(request, response, finished))
      .catch(() => framework(request, response));
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
