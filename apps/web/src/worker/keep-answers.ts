import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { CACHES, FORGET } from '../lib/kept-caches';
import { KEPT_AT } from '../lib/kept-header';
import { type Kind, kindOf } from './kind-of';
import { scope } from './scope';

/** So long the network may be silent before an answer of before is given. */
const PATIENCE_SECONDS = 5;

/** The oldest go first. An event is some kilobytes; browsers count a picture of elsewhere as some megabytes. */
const AT_MOST = { own: 300, pictures: 40, assets: 60 };

/** Whose answers are kept: another number once somebody has gone, so that what was asked for them before is not kept for the next. */
let whose = 0;

/** Answers the page as the network does, and with what it said before where it says nothing. */
export const keepAnswers = () => {
  for (const [kind, strategy] of Object.entries(STRATEGIES))
    registerRoute(
      ({ url, request }) => kindOf(url, request, scope.location.origin) === kind,
      async ({ request, event }) =>
        (kind === 'asset' && (await caches.match(request, ANYHOW))) || strategy.handle({ request, event }),
    );

  scope.addEventListener('message', (event) => {
    if (event.data !== FORGET) return;
    whose++;
    event.waitUntil(Promise.all([CACHES.own, CACHES.pictures].map((name) => caches.delete(name))));
  });
};

/** What is kept was asked for by the same browser, that says the same of itself each time. */
const ANYHOW = { ignoreVary: true };

/** Only whole answers, each with the time it was given at. */
const dated: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const headers = new Headers(response.headers);
    headers.set(KEPT_AT, String(Date.now()));
    return new Response(response.body, { headers });
  },
};

/** A hotel that wants to be paid, or a gateway whose server is away, says something too: it is taken for silence. */
const ofTheCalendar: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    const isOther = response.redirected || (response.ok && !response.headers.get('content-type')?.includes('json'));
    if (isOther || AWAY.includes(response.status)) throw new TypeError('Somebody else answered');
    return response;
  },
};

const AWAY = [502, 503, 504];

const goesWithItsOwner: WorkboxPlugin = {
  requestWillFetch: async ({ request, state }) => {
    Object.assign(state!, { whose });
    return request;
  },
  cacheDidUpdate: async ({ cacheName, state }) => {
    if (state!['whose'] !== whose) await caches.delete(cacheName);
  },
  // What the server has no more, or has for somebody else, is not shown later either.
  fetchDidSucceed: async ({ request, response }) => {
    if (GONE.includes(response.status)) await (await caches.open(CACHES.own)).delete(request, ANYHOW);
    return response;
  },
};

const GONE = [401, 403, 404, 410];

const bounded = (most: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    // In the order in which they were kept last.
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)));
  },
});

const answers = (cacheName: string, ...plugins: WorkboxPlugin[]) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: ANYHOW,
    plugins: [ofTheCalendar, dated, ...plugins],
  });

const STRATEGIES: Readonly<Record<Exclude<Kind, 'page' | 'nothing'>, Strategy>> = {
  calendar: answers(CACHES.calendar),
  own: answers(CACHES.own, bounded(AT_MOST.own), goesWithItsOwner),
  picture: new StaleWhileRevalidate({ cacheName: CACHES.pictures, plugins: [bounded(AT_MOST.pictures), goesWithItsOwner] }),
  // Those of this build are there already; what is too much for everybody, as the engine of the map, once it was needed.
  asset: new CacheFirst({ cacheName: CACHES.assets, matchOptions: ANYHOW, plugins: [bounded(AT_MOST.assets)] }),
};
