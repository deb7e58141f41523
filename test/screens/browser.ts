import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright-core';
import { CHROMIUM } from '../../bench/lib/chromium';
import { type Almanac, openAlmanac } from '../app';
import { listen } from './complaints';
import { keepFrames } from './seeing';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 800, height: 1100 };
export const DESKTOP = { width: 1440, height: 900 };
export const SMALLEST = { width: 320, height: 640 };

/** Where everything is looked at, in both colours. */
export const WINDOWS = [
  ['a desk, by day', { size: DESKTOP, dark: false }],
  ['a desk, by night', { size: DESKTOP, dark: true }],
  ['a tablet, by day', { size: TABLET, dark: false }],
  ['a tablet, by night', { size: TABLET, dark: true }],
  ['a phone, by day', { size: PHONE, dark: false }],
  ['a phone, by night', { size: PHONE, dark: true }],
] as const;

/** A Friday morning, five days before Thanksgiving. */
export const MORNING = '2026-11-20T09:00:00-05:00';

export type Screens = ReturnType<typeof openScreens>;

/**
 * The sample town on the same morning, and a browser. All stories of a spec file share them, in whatever story file they are: each
 * story writes about people and events of its own.
 */
export const openScreens = (environment: Environment = {}) => {
  let almanac: Almanac;
  let browser: Browser;
  const open: BrowserContext[] = [];
  const keptContexts: BrowserContext[] = [];
  const complaints = listen();

  beforeAll(async () => {
    if (!existsSync('dist/web/index.html'))
      throw new Error('The pages to look at are not built yet: run npm test, which builds them.');
    [almanac, browser] = await Promise.all([sharedTown(environment), sharedBrowser()]);
  });

  afterEach(async () => {
    for (const context of open.splice(0)) {
      await Promise.all(context.pages().filter(isChangingPlace).map(leave));
      await context.close();
    }
    for (const page of keptContexts.flatMap((context) => context.pages())) {
      if (isChangingPlace(page)) await leave(page);
      await page.close();
    }
    expect(complaints.heard()).toEqual([]);
  });

  afterAll(async () => {
    for (const context of keptContexts) await context.close();
  });

  return {
    almanac: () => almanac,
    /** A browser of somebody's own, that remembers nothing yet. Its clock runs, and can be put forward. */
    somebody: async ({
      size = DESKTOP,
      dark = false,
      moves = false,
      scripts = true,
      remembers = {},
      highlights = false,
      otherSites = false,
      stays = false,
      at,
      fetchesAhead = at !== undefined,
    }: Somebody = {}) => {
      const baseURL = at ?? (await almanac.app.getUrl());
      const context = await browser.newContext({
        baseURL,
        viewport: size,
        hasTouch: size.width < 768,
        ...(size.width < 768 && { userAgent: A_PHONE }),
        colorScheme: dark ? 'dark' : 'light',
        javaScriptEnabled: scripts,
        reducedMotion: moves ? 'no-preference' : 'reduce',
        // The town's days and words are its own, wherever one looks from.
        timezoneId: 'Pacific/Auckland',
        locale: 'de-DE',
        permissions: ['clipboard-read', 'clipboard-write'],
        serviceWorkers: at ? 'allow' : 'block',
      });
      (stays ? keptContexts : open).push(context);
      context.setDefaultTimeout(60_000);
      await context.addInitScript(keepFrames);
      // A worker has the clock of the machine, whatever its pages are told.
      await context.clock.install({ time: at ? new Date() : MORNING });
      await context.addInitScript(remember, remembers);
      if (!fetchesAhead) await context.addInitScript(saveData);
      if (!highlights) await context.addInitScript(answerHighlights, NO_HIGHLIGHTS);
      complaints.listenTo(context);
      context.on('response', (response) => noteAsset(new URL(response.url()).pathname));
      context.on('page', notePlaces);
      if (otherSites) await context.route((url) => url.origin !== baseURL, answerForOthers);
      return context;
    },
    /** For stories in which something goes wrong on purpose: what the browser may say about it. */
    mayComplain: complaints.mayBe,
  };
};

type WithFetchedAssets = typeof globalThis & { fetchedAssets?: Set<string> };

/** The assets of the web client that the browsers of this spec file fetched. The test environment records them. */
const fetchedAssets = new Set<string>();
(globalThis as WithFetchedAssets).fetchedAssets = fetchedAssets;

const noteAsset = (path: string) => {
  if (path.startsWith('/assets/')) fetchedAssets.add(path.slice(1));
};

type Environment = NonNullable<Parameters<typeof openAlmanac>[0]>;

const openTown = (environment: Environment) =>
  openAlmanac({ ALMANAC_SEED: 'sample', ALMANAC_NOW: MORNING, MAP_STYLE_URL: 'none', ...environment });

const towns = new Map<string, Promise<Almanac>>();

const sharedTown = (environment: Environment): Promise<Almanac> => {
  const name = JSON.stringify(environment);
  const town = towns.get(name) ?? openTown(environment);
  towns.set(name, town);
  return town;
};

/** Other sites do not exist. Pages live for seconds: optimizing their code costs more than it saves. */
const FOR_STORIES = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
  '--js-flags=--no-opt --no-maglev',
];

let browserPromise: Promise<Browser> | undefined;

const sharedBrowser = (): Promise<Browser> => {
  browserPromise ??= chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, ...FOR_STORIES] });
  return browserPromise;
};

afterAll(async () => {
  await (await browserPromise)?.close();
});

/** Pages that have asked for their next document and do not show it yet. */
const changingPlace = new WeakSet<Page>();

const isChangingPlace = (page: Page) => changingPlace.has(page);

const notePlaces = (page: Page) => {
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) changingPlace.add(page);
  });
  page.on('domcontentloaded', () => changingPlace.delete(page));
};

/** Chromium forgets to close a tab that is asked to while a page of its own choice is taking its place (crbug.com/536385539). */
const leave = (page: Page) => page.goto('about:blank');

/** The server draws the first screen for a phone when it is asked by one. */
const A_PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const answerForOthers = (route: Route) => route.fulfill({ body: 'Other sites are not asked for anything.' });

/** In the page itself: a context with routes has no cache, and each of its requests takes a detour through the test. */
const answerHighlights = (answer: object) => {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new URL(input instanceof Request ? input.url : input, location.href).pathname === '/api/daily-highlights'
      ? Promise.resolve(Response.json(answer))
      : fetch(input, init);
};

export const NO_HIGHLIGHTS = { summary: '', source: 'rules' };

type Somebody = {
  /** Where they find the calendar, if it is to be kept there for when there is no network: no test can hear what a worker asks. */
  at?: string | undefined;
  size?: { width: number; height: number };
  dark?: boolean;
  /** Whether things move, for those who did not ask for less of it. */
  moves?: boolean;
  /** Whether the browser runs any. */
  scripts?: boolean;
  /** Whether the highlights of the day come up over the list, which is about something else in most stories. */
  highlights?: boolean;
  /** Whether other sites answer, with a sentence: by default their names lead nowhere. */
  otherSites?: boolean;
  /** Whether later stories use the same device: after each story only its pages are closed. */
  stays?: boolean;
  /** Whether the files of other pages are fetched ahead, which costs as much processor time as half a visit. */
  fetchesAhead?: boolean;
  /** What the device remembers from an earlier visit. */
  remembers?: Record<string, string>;
};

/** As a browser answers whose user asked it to use less data: nothing is fetched ahead then. A new window may run it twice. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

/** Only what is not there yet: after a reload the device remembers what was done meanwhile. What stands in a frame is somebody else's. */
const remember = (values: Record<string, string>) => {
  if (window !== top || location.protocol === 'about:' || localStorage.getItem('was-here')) return;
  localStorage.setItem('was-here', 'true');
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
};
