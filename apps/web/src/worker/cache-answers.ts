import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { CACHE_NAMES, FORGET_MESSAGE } from '../lib/cache-names';
import { CACHED_AT_HEADER } from '../lib/cached-at-header';
import { type Kind, kindOf } from './kind-of';
import { scope } from './scope';

const NETWORK_TIMEOUT_SECONDS = 5;

/** Oldest first. An event has a few kilobytes; browsers count a cross-origin picture as several megabytes. */
const MAX_CACHE_ENTRIES = { own: 300, pictures: 40, assets: 60 };

/** Incremented when the user changes, so that answers requested for the previous one are not cached. */
let ownerGeneration = 0;

export const cacheAnswers = () => {
  for (const [kind, strategy] of Object.entries(STRATEGIES))
    registerRoute(
      ({ url, request }) => kindOf(url, request, scope.location.origin) === kind,
      async ({ request, event }) =>
        (kind === 'asset' && (await caches.match(request, IGNORE_VARY))) || strategy.handle({ request, event }),
    );

  scope.addEventListener('message', (event) => {
    if (event.data !== FORGET_MESSAGE) return;
    ownerGeneration++;
    event.waitUntil(Promise.all([CACHE_NAMES.own, CACHE_NAMES.pictures].map((name) => caches.delete(name))));
  });
};

/** The same browser sends the same headers each time, so Vary does not matter. */
const IGNORE_VARY = { ignoreVary: true };

const cachedAtPlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const headers = new Headers(response.headers);
    headers.set(CACHED_AT_HEADER, String(Date.now()));
    return new Response(response.body, { headers });
  },
};

/** Captive portals and gateways answer too. Their answers count as network failures. */
const calendarPlugin: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    const isOther = response.redirected || (response.ok && !response.headers.get('content-type')?.includes('json'));
    if (isOther || UNAVAILABLE_STATUSES.includes(response.status)) throw new TypeError('Somebody else answered');
    return response;
  },
};

const UNAVAILABLE_STATUSES = [502, 503, 504];

const ownerPlugin: WorkboxPlugin = {
  requestWillFetch: async ({ request, state }) => {
    Object.assign(state!, { whose: ownerGeneration });
    return request;
  },
  cacheDidUpdate: async ({ cacheName, state }) => {
    if (state!['whose'] !== ownerGeneration) await caches.delete(cacheName);
  },
  // Deletes what the server no longer has, or has for somebody else.
  fetchDidSucceed: async ({ request, response }) => {
    if (GONE_STATUSES.includes(response.status)) await (await caches.open(CACHE_NAMES.own)).delete(request, IGNORE_VARY);
    return response;
  },
};

const GONE_STATUSES = [401, 403, 404, 410];

const maxEntriesPlugin = (most: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    // Keys are ordered by their last write.
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)));
  },
});

const networkFirst = (cacheName: string, ...plugins: WorkboxPlugin[]) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    matchOptions: IGNORE_VARY,
    plugins: [calendarPlugin, cachedAtPlugin, ...plugins],
  });

const STRATEGIES: Readonly<Record<Exclude<Kind, 'page' | 'nothing'>, Strategy>> = {
  calendar: networkFirst(CACHE_NAMES.calendar),
  own: networkFirst(CACHE_NAMES.own, maxEntriesPlugin(MAX_CACHE_ENTRIES.own), ownerPlugin),
  picture: new StaleWhileRevalidate({
    cacheName: CACHE_NAMES.pictures,
    plugins: [maxEntriesPlugin(MAX_CACHE_ENTRIES.pictures), ownerPlugin],
  }),
  // Files of this build are precached. Large ones, such as the map engine, are cached when first used.
  asset: new CacheFirst({
    cacheName: CACHE_NAMES.assets,
    matchOptions: IGNORE_VARY,
    plugins: [maxEntriesPlugin(MAX_CACHE_ENTRIES.assets)],
  }),
};
