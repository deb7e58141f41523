import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type EventDetails, eventPathOf, memoize, type RenderPage } from '#libs/contracts';
import { ReadModels, StoreUnavailable } from '#libs/event-sourcing';
import { catalogue, counts, feedDefaults, organizations, places } from '#projections';
import { TownSize } from '../events/town-size';
import { DerivedValue } from '../response-cache/derived-value';
import { WorkQueue } from '../response-cache/work-queue';
import { Clock } from '../settings/clock';
import { BUILD_FOLDER } from './build-folder';
import { type CompressedPage, compressPage } from './compressed-page';
import { toScriptJson } from './escape-html';

export type PageWidth = 'narrow' | 'wide';

/** Event pages. A page counts once for each width. */
const MAX_CACHED_PAGES = 100;
/** Rendering takes milliseconds and blocks the process, so event pages are rendered one by one. */
const MAX_QUEUED_PAGES = 64;

/** They contain only public data and are cached until the next minute or change. */
export class RenderedPages {
  private readonly queue = new WorkQueue(MAX_QUEUED_PAGES);
  private readonly home: (width: PageWidth) => DerivedValue<CompressedPage>;
  private readonly events: (cacheKey: string) => DerivedValue<CompressedPage>;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly built: (path: string) => Promise<string>,
  ) {
    const readModels = app.get(ReadModels);
    this.home = memoize((width) => new DerivedValue(readModels, LIST_READ_MODELS, () => this.render(width, '/')));
    this.events = memoize((cacheKey) => {
      const [width, path] = cacheKey.split(' ') as [PageWidth, string];
      return new DerivedValue(readModels, [...LIST_READ_MODELS, places], () => this.render(width, path));
    }, MAX_CACHED_PAGES);
  }

  /** Cached by canonical path: variants of an address render nothing. Throws if rendering fails: the unrendered page is sent. */
  async page(event: EventDetails | undefined, width: PageWidth): Promise<CompressedPage> {
    const cachedPage = event ? this.events(`${width} ${eventPathOf(event)}`) : this.home(width);
    return cachedPage.get(this.app.get(Clock).now().slice(0, MINUTE_LENGTH));
  }

  private async render(width: PageWidth, path: string): Promise<CompressedPage> {
    const built = await this.built(path);
    const drawPage = loadRenderer();
    if (!drawPage) return compressPage(built);
    const work = () => drawPage(this.callApi, path, width === 'wide');
    const { html, data } = await (path === '/' ? work() : this.queue.run(work, () => true));
    const eventsPath = (await this.app.get(TownSize).isLarge()) ? '/api/events/coming' : '/api/events';
    return compressPage(fillPage(deferScripts(built, width, eventsPath), width, path, html, data));
  }

  private readonly callApi = async <T>(path: string): Promise<T> => {
    const response = await this.app.inject({ method: 'GET', url: `/api${path}` });
    if (response.statusCode === 503) throw new StoreUnavailable(`GET ${path}`, undefined);
    if (response.statusCode !== 200) throw new Error(`GET ${path} answered ${response.statusCode}`);
    return response.json<T>();
  };
}

const MINUTE_LENGTH = '2026-11-20T12:00'.length;

const LIST_READ_MODELS = [catalogue, organizations, feedDefaults, counts];

const RENDERER_FILE = join(BUILD_FOLDER, 'web-server/server.cjs');

export const loadRenderer = (): RenderPage | undefined => {
  cachedRenderer ??= existsSync(RENDERER_FILE)
    ? (createRequire(RENDERER_FILE)(RENDERER_FILE) as { drawPage: RenderPage }).drawPage
    : undefined;
  return cachedRenderer;
};

let cachedRenderer: RenderPage | undefined;

const fillPage = (built: string, width: PageWidth, path: string, html: string, data: unknown) =>
  built
    .replace('<body>', `<body data-drawn-for="${width}">${path === '/' ? SKELETON_HTML : ''}`)
    .replace(/<noscript>.*<\/noscript>/, '')
    .replace(
      ROOT_HTML,
      () => `<div id="root">${html}</div><script type="application/json" id="known">${toScriptJson(data)}</script>`,
    );

/** Loading state, shown by `drawn.css` where the rendered list is hidden. */
const SKELETON_HTML = `<div id="skeleton" role="status" aria-label="Loading">${'<i></i>'.repeat(5)}</div>`;

const ROOT_HTML = '<div id="root"></div>';

/** Removes the module scripts: the page needs none to be visible, and `theme-init.js` starts them afterwards. */
const deferScripts = (page: string, width: PageWidth, eventsPath: string) => {
  const scripts = [...page.matchAll(MODULE_SCRIPT)].map(([, source]) => source);
  return page
    .replace(MODULE_SCRIPT, '')
    .replace(
      'src="/theme-init.js"',
      `$& data-drawn-for="${width}" data-events="${eventsPath}" data-scripts="${scripts.join(' ')}"`,
    );
};

const MODULE_SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g;
