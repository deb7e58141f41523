import { FILES } from 'virtual:built-files';
import { addRoute, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CACHED_AT_HEADER } from '../lib/cached-at-header';
import { kindOf } from './kind-of';
import { type ExtendableEvent, scope } from './scope';

/** A page that renders in the browser. Data in a page drawn by the server would be stale. */
const SHELL_PATH = '/me';

const SHELL_CACHE = 'almanac-shell';

/** One shell per build, because it names the build's files. */
const SHELL_KEY = `/shell/${FILES.find(({ url }) => /\/first-[^/]+\.js$/.test(url))?.url.slice('/assets/'.length) ?? 'built'}`;

const enableNavigationPreload = async () => scope.registration.navigationPreload?.enable();

const NETWORK_TIMEOUT_MS = 3_000;

const DAY_MS = 24 * 60 * 60_000;

/** A newer worker waits until no page of this build is open, so open pages always find their files. */
export const cacheShell = () => {
  precache([...FILES]);
  addRoute({ directoryIndex: '', cleanURLs: false });

  scope.addEventListener('install', (event) => event.waitUntil(renewShell()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([deleteOldShells(), enableNavigationPreload(), scope.clients.claim()])),
  );

  registerRoute(
    ({ url, request }) => kindOf(url, request, scope.location.origin) === 'page',
    async ({ request, event }) => {
      const answer = fromNetwork(request, event);
      event.waitUntil(answer.then(renewShellDaily, () => undefined));
      return answer;
    },
  );
};

/** Undefined if the network fails, or is silent while there is a cached shell. */
const fromNetwork = async (request: Request, event: PageFetch) => {
  const network = Promise.resolve(event.preloadResponse).then((response) => response ?? fetch(request));
  event.waitUntil(network.catch(() => undefined));
  const inTime = await Promise.race([network.catch(() => undefined), networkTimeout()]);
  if (inTime && inTime.status < SERVER_ERROR) return inTime;
  return (await cachedShell()) ?? network;
};

type PageFetch = Pick<ExtendableEvent, 'waitUntil'> & { preloadResponse?: Promise<Response | undefined> };

/** From here on the server, or a proxy before it, has failed. */
const SERVER_ERROR = 500;

const networkTimeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));

const cachedShell = async () => (await caches.open(SHELL_CACHE)).match(SHELL_KEY);

/** The shell contains the town's name and the allowed origins, which change without a build. */
const renewShellDaily = async () => {
  const keptAt = Number((await cachedShell())?.headers.get(CACHED_AT_HEADER));
  if (Math.abs(Date.now() - keptAt) > DAY_MS) await renewShell().catch(() => undefined);
};

/** Throws without a shell of this build: the next attempt installs the newer worker. */
const renewShell = async () => {
  const answer = await fetch(SHELL_PATH, { cache: 'reload' });
  const html = await answer.text();
  const named = html.match(/\/assets\/[\w.-]+/g) ?? [];
  const shellFiles = new Set(FILES.map(({ url }) => url));
  if (answer.status !== 200 || named.length === 0 || named.some((file) => !shellFiles.has(file)))
    throw new Error('The page is of another build.');
  const headers = new Headers(answer.headers);
  headers.set(CACHED_AT_HEADER, String(Date.now()));
  await (await caches.open(SHELL_CACHE)).put(SHELL_KEY, new Response(html, { headers }));
};

const deleteOldShells = async () => {
  const cache = await caches.open(SHELL_CACHE);
  const others = (await cache.keys()).filter(({ url }) => !url.endsWith(SHELL_KEY));
  await Promise.all(others.map((other) => cache.delete(other)));
};
