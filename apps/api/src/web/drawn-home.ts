import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, counts, feedDefaults, organizations } from '#projections';
import { Clock } from '../settings/clock';
import { type PackedPage, packedPage } from './packed-page';

export type Width = 'narrow' | 'wide';

/** How the web client draws itself; built beside it, and known to the server by this type alone. */
type DrawHome = (ask: <T>(path: string) => Promise<T>, wide: boolean) => Promise<{ html: string; known: unknown }>;

/**
 * The first screen with the list already in it, as a newcomer would see it: it reads what anybody may read and holds nothing of
 * anybody's own. Drawn once for each minute and each change of the calendar, then sent from memory.
 */
export class DrawnHome {
  private readonly drawn = new Map<Width, { as: string; page: Promise<PackedPage> }>();

  private readonly draw = drawing();

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly empty: string,
  ) {}

  async page(width: Width): Promise<PackedPage> {
    const as = await this.moment();
    const known = this.drawn.get(width);
    if (known?.as === as) return known.page;
    const page = this.drawAnew(width);
    this.drawn.set(width, { as, page });
    return page;
  }

  private async moment(): Promise<string> {
    const readModels = this.app.get(ReadModels);
    const revisions = await Promise.all(SHOWN.map((projection) => readModels.revision(projection)));
    return [this.app.get(Clock).now().slice(0, MINUTE), ...revisions].join(' ');
  }

  /** Whatever goes wrong, there is the page that draws itself in the browser. */
  private async drawAnew(width: Width): Promise<PackedPage> {
    if (!this.draw) return packedPage(this.empty);
    try {
      const { html, known } = await this.draw(this.ask, width === 'wide');
      return packedPage(filled(this.empty, width, html, known));
    } catch (error) {
      new Logger('Page').error(error);
      return packedPage(this.empty);
    }
  }

  private readonly ask = async <T>(path: string): Promise<T> => {
    const answer = await this.app.inject({ method: 'GET', url: `/api${path}` });
    if (answer.statusCode !== 200) throw new Error(`GET ${path} answered ${answer.statusCode}`);
    return answer.json<T>();
  };
}

/** As many characters of an instant as make it one of a minute. */
const MINUTE = '2026-11-20T12:00'.length;

const SHOWN = [catalogue, organizations, feedDefaults, counts];

const FILE = join(process.cwd(), 'dist/web-server/server.cjs');

const drawing = (): DrawHome | undefined =>
  existsSync(FILE) ? (createRequire(FILE)(FILE) as { drawHome: DrawHome }).drawHome : undefined;

const filled = (empty: string, width: Width, html: string, known: unknown) =>
  afterPaint(empty, width)
    .replace('<body>', `<body data-drawn-for="${width}">`)
    .replace(ROOT, () => `<div id="root">${html}</div><script type="application/json" id="known">${inScript(known)}</script>`)
    .replace(/<noscript>.*<\/noscript>/, '');

const ROOT = '<div id="root"></div>';

/** The page needs none of its scripts to be seen: what decides how it looks begins them when it is. */
const afterPaint = (page: string, width: Width) => {
  const scripts = [...page.matchAll(MODULES)].map(([, source]) => source);
  return page
    .replace(MODULES, '')
    .replace('src="/theme-init.js"', `$& data-drawn-for="${width}" data-scripts="${scripts.join(' ')}"`);
};

const MODULES = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g;

/** Nothing in a text may end the element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
