import type { IncomingMessage, RequestListener } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { memoize } from '#libs/contracts';
import { Calendar } from './events/calendar';
import { requireOwnKey } from './http/own-key';
import { publicOriginOf } from './http/public-origin';
import { MyAlmanacs } from './my-almanac/my-almanacs';
import { Metrics } from './observing/metrics';
import { Directory } from './organizations/directory';
import { PreferencesReader } from './preferences/preferences-reader';
import { PublishedCalendars } from './published-calendars/published-calendars';
import type { FinishedResponse } from './response-cache/finished-response';
import { oncePerTurn } from './response-cache/once-per-turn';
import { writeResponse } from './response-cache/send-response';
import { Configuration } from './settings/configuration';
import { SidebarResponses } from './sidebar/sidebar-responses';
import { SubcalendarCounts } from './subcalendars/subcalendar-counts';

/** Cached responses of controllers, sent before the framework is called. After a slash follows a key or the rest. */
export type HotRoutes = Map<string, HotRoute> & { onSent?: OnSent };

type HotRoute = (key: string, request: IncomingMessage) => Promise<FinishedResponse>;

type OnSent = (path: string, status: number, milliseconds: number) => void;

export const registerHotRoutes = (app: NestFastifyApplication, hot: HotRoutes) => {
  const [calendar, directory, feeds, sidebars] = [
    app.get(Calendar),
    app.get(Directory),
    app.get(MyAlmanacs),
    app.get(SidebarResponses),
  ];
  const [subcalendars, preferences] = [app.get(SubcalendarCounts), app.get(PreferencesReader)];
  hot.set(
    '/api/events',
    oncePerTurn(() => calendar.finishedResponse()),
  );
  hot.set(
    '/api/organizations',
    oncePerTurn(() => directory.finishedResponse('organizations')),
  );
  hot.set(
    '/api/subcalendars',
    oncePerTurn(() => subcalendars.finishedResponse()),
  );
  hot.set(
    '/api/my-almanac-defaults',
    oncePerTurn(() => directory.finishedResponse('defaults')),
  );
  const metrics = app.get(Metrics);
  if (metrics.isOn) hot.onSent = createMeasurement(metrics);
  const origin = originOf(app.get(Configuration));
  const calendars = app.get(PublishedCalendars);
  hot.set(PUBLISHED_CALENDARS_PATH, async (_, request) => calendars.responseAt(request.url!, origin(request)));
  // An account's key needs the framework, which checks the session.
  hot.set('/api/feed/', async (key) => feeds.finishedResponse(requireOwnKey(key, undefined)));
  hot.set('/api/sidebar/', async (key) => sidebars.finishedResponse(requireOwnKey(key, undefined)));
  hot.set('/api/preferences/', async (key) => preferences.finishedResponse(requireOwnKey(key, undefined)));
};

/** Calls the framework also after a failure, so that it builds the error response. */
export const createHotListener =
  (hot: HotRoutes, framework: RequestListener): RequestListener =>
  (request, response) => {
    const url = request.url ?? '';
    const [path, key] = hot.has(url) ? [url, ''] : splitPath(url);
    const answer = request.method === 'GET' ? hot.get(path) : undefined;
    if (!answer) return framework(request, response);
    const startedAt = hot.onSent ? performance.now() : 0;
    answer(key, request)
      .then((finished) => writeResponse(request, response, finished))
      .then(
        () => hot.onSent?.(path, response.statusCode, performance.now() - startedAt),
        () => framework(request, response),
      );
  };

const createMeasurement = ({ requests }: Metrics): OnSent => {
  const histogramOf = memoize(
    (path: string) =>
      memoize((status: number) => requests.labels({ method: 'GET', route: routeNameOf(path), status }), MAX_STATUSES),
    MAX_PATHS,
  );
  return (path, status, milliseconds) => histogramOf(path)(status).observe(milliseconds / 1_000);
};

const MAX_PATHS = 16;
const MAX_STATUSES = 8;

const routeNameOf = (path: string) =>
  path === PUBLISHED_CALENDARS_PATH ? '/calendar/*' : path.endsWith('/') ? `${path}:key` : path;

const KEYED_PATH = /^(\/api\/(?:feed|sidebar|preferences)\/)([^/?]+)$/;

const splitPath = (url: string): readonly [path: string, key: string] => {
  if (PUBLISHED_CALENDAR_URL.test(url)) return [PUBLISHED_CALENDARS_PATH, ''];
  const [, path = url, key = ''] = KEYED_PATH.exec(url) ?? [];
  return [path, key];
};

const PUBLISHED_CALENDARS_PATH = '/calendar/';

const PUBLISHED_CALENDAR_URL = /^\/(?:calendar\.ics|calendar\/.+|feed\.(?:xml|json))(?:\?|$)/;

/** Throws if the host depends on a trusted proxy, which only the framework evaluates. */
const originOf =
  ({ ALMANAC_URL, TRUST_PROXY }: Configuration) =>
  ({ headers: { host = '' } }: IncomingMessage): string => {
    if (!ALMANAC_URL && TRUST_PROXY !== 'false') throw new Error('The origin depends on a proxy');
    return publicOriginOf(ALMANAC_URL, { protocol: 'http', host });
  };
