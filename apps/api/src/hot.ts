import type { RequestListener } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Finished } from './answers/finished';
import { forOneTurn } from './answers/for-one-turn';
import { write } from './answers/send';
import { Calendar } from './events/calendar';
import { Feeds } from './feed/feeds';
import { ownKey } from './http/own-key';
import { Directory } from './organizations/directory';
import { Sidebars } from './sidebar/sidebars';

/**
 * What is sent from memory before the framework wakes up, by its address; its controllers would answer the same. An address
 * that ends with a slash is followed by somebody's key.
 */
export type HotAnswers = Map<string, (key: string) => Promise<Finished>>;

/** What everybody asks for. */
export const answerHot = (app: NestFastifyApplication, hot: HotAnswers) => {
  const [calendar, directory, feeds, sidebars] = [app.get(Calendar), app.get(Directory), app.get(Feeds), app.get(Sidebars)];
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
  // Who holds an account's key is for the framework to find out.
  hot.set('/api/feed/', async (key) => feeds.finished(ownKey(key, undefined)));
  hot.set('/api/sidebar/', async (key) => sidebars.finished(ownKey(key, undefined)));
};

/** Asks the framework only for what is not at hand, and to refuse what cannot be answered. */
export const hotOr =
  (hot: HotAnswers, framework: RequestListener): RequestListener =>
  (request, response) => {
    const [path, key] = parted(request.url ?? '');
    const answer = request.method === 'GET' ? hot.get(path) : undefined;
    if (!answer) return framework(request, response);
    answer(key)
      .then((finished) => write(request, response, finished))
      .catch(() => framework(request, response));
  };

const KEYED = /^(\/api\/(?:feed|sidebar)\/)([^/?]+)$/;

const parted = (url: string): readonly [path: string, key: string] => {
  const [, path = url, key = ''] = KEYED.exec(url) ?? [];
  return [path, key];
};
