import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright-core';
import { CHROMIUM } from '../../bench/lib/chromium';
import { type Almanac, openAlmanac } from '../app';
import { watchBrowserErrors } from './browser-errors';
import { keepAnimationFrames } from './eventually';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 800, height: 1100 };
export const DESKTOP = { width: 1440, height: 900 };
export const SMALLEST_WINDOW = { width: 320, height: 640 };

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

/** On that morning. All story files of a spec file share the town and browser, so each story uses people and events of its own. */
export const openScreens = (environment: Environment = {}) => {
  let almanac: Almanac;
  let browser: Browser;
  const open: BrowserContext[] = [];
  const keptContexts: BrowserContext[] = [];
  const complaints = watchBrowserErrors();

  beforeAll(async () => {
    if (!existsSync('dist/web/index.html'))
      throw new Error('The pages to look at are not built yet: run npm test, which builds them.');
    [almanac, browser] = await Promise.all([sharedTown(environment), sharedBrowser()]);
  });

  afterEach(async () => {
    for (const context of open.splice(0)) {
      await Promise.all(context.pages().filter(isNavigating).map(openBlankPage));
      await context.close();
    }
    for (const page of keptContexts.flatMap((context) => context.pages())) {
      if (isNavigating(page)) await openBlankPage(page);
      await page.close();
    }
    expect(complaints.takeErrors()).toEqual([]);
  });

  afterAll(async () => {
    for (const context of keptContexts) await context.close();
  });

  return {
    almanac: () => almanac,
    openVisitor: async ({
      size = DESKTOP,
      dark = false,
      animates = false,
      scripts = true,
      storage = {},
      highlights = false,
      otherSites = false,
      keepsContext = false,
      origin,
      prefetches = origin !== undefined,
    }: VisitorOptions = {}) => {
      const baseURL = origin ?? (await almanac.app.getUrl());
      const context = await browser.newContext({
        baseURL,
        viewport: size,
        hasTouch: size.width < 768,
        ...(size.width < 768 && { userAgent: PHONE_USER_AGENT }),
        colorScheme: dark ? 'dark' : 'light',
        javaScriptEnabled: scripts,
        reducedMotion: animates ? 'no-preference' : 'reduce',
        // The town's time zone and language apply whatever those of the visitor are.
        timezoneId: 'Pacific/Auckland',
        locale: 'de-DE',
        permissions: ['clipboard-read', 'clipboard-write'],
        serviceWorkers: origin ? 'allow' : 'block',
      });
      (keepsContext ? keptContexts : open).push(context);
      context.setDefaultTimeout(60_000);
      await context.addInitScript(keepAnimationFrames);
      // A service worker has the clock of the machine, not the one of its pages.
      await context.clock.install({ time: origin ? new Date() : MORNING });
      await context.addInitScript(fillLocalStorage, storage);
      if (!prefetches) await context.addInitScript(requestReducedData);
      if (!highlights) await context.addInitScript(answerHighlights, NO_HIGHLIGHTS);
      complaints.listenTo(context);
      context.on('response', (response) => recordAsset(new URL(response.url()).pathname));
      context.on('page', trackNavigation);
      if (otherSites) await context.route((url) => url.origin !== baseURL, answerForOtherSites);
      return context;
    },
    allowErrors: complaints.allow,
  };
};

type GlobalWithFetchedAssets = typeof globalThis & { fetchedAssets?: Set<string> };

/** The test environment records them. */
const fetchedAssets = new Set<string>();
(globalThis as GlobalWithFetchedAssets).fetchedAssets = fetchedAssets;

const recordAsset = (path: string) => {
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

/** Other sites cannot be resolved. Pages live for seconds, so optimizing their code costs more than it saves. */
const BROWSER_ARGUMENTS = [
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
  '--js-flags=--no-opt --no-maglev',
];

let browserPromise: Promise<Browser> | undefined;

const sharedBrowser = (): Promise<Browser> => {
  browserPromise ??= chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, ...BROWSER_ARGUMENTS] });
  return browserPromise;
};

afterAll(async () => {
  await (await browserPromise)?.close();
});

const navigatingPages = new WeakSet<Page>();

const isNavigating = (page: Page) => navigatingPages.has(page);

const trackNavigation = (page: Page) => {
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigatingPages.add(page);
  });
  page.on('domcontentloaded', () => navigatingPages.delete(page));
};

/** Chromium may never close a tab that is asked to close during a navigation of its own (crbug.com/536385539). */
const openBlankPage = (page: Page) => page.goto('about:blank');

/** The server renders the first screen for a phone by its user agent. */
const PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const answerForOtherSites = (route: Route) => route.fulfill({ body: 'Other sites are not asked for anything.' });

/** Replaced in the page: a context with routes has no cache, and each request takes a detour through the test. */
const answerHighlights = (answer: object) => {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new URL(input instanceof Request ? input.url : input, location.href).pathname === '/api/daily-highlights'
      ? Promise.resolve(Response.json(answer))
      : fetch(input, init);
};

export const NO_HIGHLIGHTS = { summary: '', source: 'rules' };

type VisitorOptions = {
  /** The origin of a proxy, if the service worker is to run: tests cannot intercept the requests of a worker otherwise. */
  origin?: string | undefined;
  size?: { width: number; height: number };
  dark?: boolean;
  animates?: boolean;
  scripts?: boolean;
  highlights?: boolean;
  /** They answer with a fixed sentence. By default they cannot be resolved. */
  otherSites?: boolean;
  /** For later stories: after each story only its pages are closed. */
  keepsContext?: boolean;
  /** Costs as much processor time as half a visit. */
  prefetches?: boolean;
  storage?: Record<string, string>;
};

/** Then nothing is prefetched. May run twice in a new window. */
const requestReducedData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

/** Runs once per device, so that later changes survive a reload. Frames of other sites are left alone. */
const fillLocalStorage = (values: Record<string, string>) => {
  if (window !== top || location.protocol === 'about:' || localStorage.getItem('was-here')) return;
  localStorage.setItem('was-here', 'true');
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
};
