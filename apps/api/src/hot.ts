import type { IncomingMessage, RequestListener } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { remembering } from '#libs/contracts';
import type { Finished } from './answers/finished';
import { forOneTurn } from './answers/for-one-turn';
import { write } from './answers/send';
import { Calendar } from './events/calendar';
import { Feeds } from './feed/feeds';
import { ownKey } from './http/own-key';
import { publicOrigin } from './http/public-origin';
import { Meters } from './observing/meters';
import { Directory } from './organizations/directory';
import { Calendars } from './outward/calendars';
import { Configuration } from './settings/configuration';
import { Sidebars } from './sidebar/sidebars';
import { CountedSubcalendars } from './subcalendars/counted-subcalendars';

/**
 * What is sent from memory before the framework wakes up, by its address; its controllers would answer the same. An address
 * that ends with a slash is followed by somebody's key, or by what else is to be told there.
 */
export type HotAnswers = Map<string, Answer> & { answered?: Answered };

type Answer = (key: string, request: IncomingMessage) => Promise<Finished>;

/** Told of each that was sent, where anybody measures. */
type Answered = (path: string, status: number, milliseconds: number) => void;

/** What everybody asks for. */
export const answerHot = (app: NestFastifyApplication, hot: HotAnswers) => {
  const [calendar, directory, feeds, sidebars] = [app.get(Calendar), app.get(Directory), app.get(Feeds), app.get(Sidebars)];
  const subcalendars = app.get(CountedSubcalendars);
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
    forOneTurn(() => subcalendars.finished()),
  );
  hot.set(
    '/api/my-almanac-defaults',
    forOneTurn(() => directory.finished('defaults')),
  );
  const meters = app.get(Meters);
  if (meters.isOn) hot.answered = measuredBy(meters);
  const origin = originOf(app.get(Configuration));
  const calendars = app.get(Calendars);
  hot.set(OUTWARD, async (_, request) => calendars.at(request.url!, origin(request)));
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
    const begun = hot.answered ? performance.now() : 0;
    answer(key, request)
      .then((finished) => write(request, response, finished))
      .then(
        () => hot.answered?.(path, response.statusCode, performance.now() - begun),
        () => framework(request, response),
      );
  };

/** Under the routes by which the framework would know them. */
const measuredBy = ({ requests }: Meters): Answered => {
  const known = remembering(
    (path: string) => remembering((status: number) => requests.labels({ method: 'GET', route: routeAt(path), status }), STATUSES),
    PATHS,
  );
  return (path, status, milliseconds) => known(path)(status).observe(milliseconds / 1_000);
};

const PATHS = 16;
const STATUSES = 8;

const routeAt = (path: string) => (path === OUTWARD ? '/calendar/*' : path.endsWith('/') ? `${path}:key` : path);

const KEYED = /^(\/api\/(?:feed|sidebar)\/)([^/?]+)$/;

const parted = (url: string): readonly [path: string, key: string] => {
  if (OUTWARDS.test(url)) return [OUTWARD, ''];
  const [, path = url, key = ''] = KEYED.exec(url) ?? [];
  return [path, key];
};

/** Under which name what others read of this town is kept, at whatever address. */
const OUTWARD = '/calendar/';

const OUTWARDS = /^\/(?:calendar\.ics|calendar\/.+|feed\.(?:xml|json))(?:\?|$)/;

/** Throws where only the framework knows who may say by which name the town was asked for. */
const originOf =
  ({ ALMANAC_URL, TRUST_PROXY }: Configuration) =>
  ({ headers: { host = '' } }: IncomingMessage): string => {
    if (!ALMANAC_URL && TRUST_PROXY !== 'false') throw new Error('The origin depends on a proxy');
    return publicOrigin(ALMANAC_URL, { protocol: 'http', host });
  };
