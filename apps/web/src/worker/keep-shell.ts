import { FILES } from 'virtual:built-files';
import { addRoute, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { KEPT_AT } from '../lib/kept-header';
import { kindOf } from './kind-of';
import { type Lasting, scope } from './scope';

/** The page that draws itself in the browser: of one that the server has drawn, what is in it would be old. */
const SHELL_PAGE = '/me';

const SHELLS = 'almanac-shell';

/** Each build has its own: the shell names files, and those it names are kept with it. */
const SHELL = `/shell/${FILES.find(({ url }) => /\/first-[^/]+\.js$/.test(url))?.url.slice('/assets/'.length) ?? 'built'}`;

/** A page is asked for while the worker still wakes up, where a browser can. */
const askAtOnce = async () => scope.registration.navigationPreload?.enable();

/** So long the network may be silent before the kept page is shown. */
const PATIENCE_MS = 3_000;

const DAY_MS = 24 * 60 * 60_000;

/**
 * The files of this build, and the page that names them. A newer worker waits until no page of this one is open: what is open finds
 * its files here, whatever the server has by then.
 */
export const keepShell = () => {
  precache([...FILES]);
  addRoute({ directoryIndex: '', cleanURLs: false });

  scope.addEventListener('install', (event) => event.waitUntil(renewShell()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([forgetOtherShells(), askAtOnce(), scope.clients.claim()])),
  );

  registerRoute(
    ({ url, request }) => kindOf(url, request, scope.location.origin) === 'page',
    async ({ request, event }) => {
      const answer = fromNetwork(request, event);
      event.waitUntil(answer.then(renewInTime, () => undefined));
      return answer;
    },
  );
};

/** What the network says, unless it says nothing, or nothing for too long, and there is the shell. */
const fromNetwork = async (request: Request, event: Asked) => {
  const network = Promise.resolve(event.preloadResponse).then((response) => response ?? fetch(request));
  event.waitUntil(network.catch(() => undefined));
  const inTime = await Promise.race([network.catch(() => undefined), silence()]);
  if (inTime && inTime.status < FAULT) return inTime;
  return (await shell()) ?? network;
};

type Asked = Pick<Lasting, 'waitUntil'> & { preloadResponse?: Promise<Response | undefined> };

/** The server, or whatever stands before it, is not itself. */
const FAULT = 500;

const silence = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

const shell = async () => (await caches.open(SHELLS)).match(SHELL);

/** The page tells the name of the town and whom it may ask: that changes without a build. */
const renewInTime = async () => {
  const keptAt = Number((await shell())?.headers.get(KEPT_AT));
  if (Math.abs(Date.now() - keptAt) > DAY_MS) await renewShell().catch(() => undefined);
};

/** Throws where there is none, or one of another build: then this worker comes to nothing, and the next try gets another. */
const renewShell = async () => {
  const answer = await fetch(SHELL_PAGE, { cache: 'reload' });
  const html = await answer.text();
  const named = html.match(/\/assets\/[\w.-]+/g) ?? [];
  const known = new Set(FILES.map(({ url }) => url));
  if (answer.status !== 200 || named.length === 0 || named.some((file) => !known.has(file)))
    throw new Error('The page is of another build.');
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  await (await caches.open(SHELLS)).put(SHELL, new Response(html, { headers }));
};

const forgetOtherShells = async () => {
  const kept = await caches.open(SHELLS);
  const others = (await kept.keys()).filter(({ url }) => !url.endsWith(SHELL));
  await Promise.all(others.map((other) => kept.delete(other)));
};
