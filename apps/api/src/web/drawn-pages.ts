import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type DrawPage, eventPath, type OneEvent, remembering } from '#libs/contracts';
import { ReadModels, StoreUnavailable } from '#libs/event-sourcing';
import { catalogue, counts, feedDefaults, organizations, places } from '#projections';
import { Derived } from '../answers/derived';
import { InTurn } from '../answers/in-turn';
import { Clock } from '../settings/clock';
import { BUILD_FOLDER } from './build-folder';
import { inScript } from './escaped';
import { type PackedPage, packedPage } from './packed-page';

export type Width = 'narrow' | 'wide';

/** Of events, each in both widths. */
const MOST_KEPT = 100;
/** Each page takes some milliseconds, in which nobody else is answered: they are drawn one by one, and others come between them. */
const MOST_WAITING = 64;

/**
 * Pages with their content already in them, as a newcomer would see them: they read what anybody may read and hold nothing of
 * anybody's own. Drawn once for each minute and each change of the calendar, then sent from memory.
 */
export class DrawnPages {
  private readonly inTurn = new InTurn(MOST_WAITING);
  private readonly home: (width: Width) => Derived<PackedPage>;
  private readonly events: (wanted: string) => Derived<PackedPage>;

  /** `built` answers the page at a path that draws itself in the browser. */
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly built: (path: string) => Promise<string>,
  ) {
    const readModels = app.get(ReadModels);
    this.home = remembering((width) => new Derived(readModels, LISTED, () => this.draw(width, '/')));
    this.events = remembering((wanted) => {
      const [width, path] = wanted.split(' ') as [Width, string];
      return new Derived(readModels, [...LISTED, places], () => this.draw(width, path));
    }, MOST_KEPT);
  }

  /**
   * Of the list, or of an event: the same page however its address is written, so that nobody can have it drawn over and over.
   * Throws when it could not be drawn: then there is the page that draws itself in the browser.
   */
  async page(event: OneEvent | undefined, width: Width): Promise<PackedPage> {
    const drawn = event ? this.events(`${width} ${eventPath(event)}`) : this.home(width);
    return drawn.get(this.app.get(Clock).now().slice(0, MINUTE));
  }

  private async draw(width: Width, path: string): Promise<PackedPage> {
    const built = await this.built(path);
    const drawPage = drawing();
    if (!drawPage) return packedPage(built);
    const work = () => drawPage(this.ask, path, width === 'wide');
    const { html, known } = await (path === '/' ? work() : this.inTurn.take(work, () => true));
    return packedPage(filled(built, width, path, html, known));
  }

  private readonly ask = async <T>(path: string): Promise<T> => {
    const answer = await this.app.inject({ method: 'GET', url: `/api${path}` });
    if (answer.statusCode === 503) throw new StoreUnavailable(`GET ${path}`, undefined);
    if (answer.statusCode !== 200) throw new Error(`GET ${path} answered ${answer.statusCode}`);
    return answer.json<T>();
  };
}

/** As many characters of an instant as make it one of a minute. */
const MINUTE = '2026-11-20T12:00'.length;

const LISTED = [catalogue, organizations, feedDefaults, counts];

const FILE = join(BUILD_FOLDER, 'web-server/server.cjs');

/** What draws the pages, where they are built. It takes a while to load, the first time. */
export const drawing = (): DrawPage | undefined => {
  loaded ??= existsSync(FILE) ? (createRequire(FILE)(FILE) as { drawPage: DrawPage }).drawPage : undefined;
  return loaded;
};

let loaded: DrawPage | undefined;

const filled = (built: string, width: Width, path: string, html: string, known: unknown) =>
  afterPaint(built, width)
    .replace('<body>', `<body data-drawn-for="${width}">${path === '/' ? SKELETON : ''}`)
    .replace(/<noscript>.*<\/noscript>/, '')
    .replace(ROOT, () => `<div id="root">${html}</div><script type="application/json" id="known">${inScript(known)}</script>`);

/** The loading state of the list, shown by `drawn.css` to visitors for whom the drawn list is hidden. */
const SKELETON = `<div id="skeleton" role="status" aria-label="Loading">${'<i></i>'.repeat(5)}</div>`;

const ROOT = '<div id="root"></div>';

/** The page needs none of its scripts to be seen: what decides how it looks begins them when it is. */
const afterPaint = (page: string, width: Width) => {
  const scripts = [...page.matchAll(MODULES)].map(([, source]) => source);
  return page
    .replace(MODULES, '')
    .replace('src="/theme-init.js"', `$& data-drawn-for="${width}" data-scripts="${scripts.join(' ')}"`);
};

const MODULES = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g;
