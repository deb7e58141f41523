import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DrawHome } from '#libs/contracts';
import { passesByItself, ReadModels, StoreUnavailable } from '#libs/event-sourcing';
import { catalogue, counts, feedDefaults, organizations } from '#projections';
import { Derived } from '../answers/derived';
import { Clock } from '../settings/clock';
import { type PackedPage, packedPage } from './packed-page';

export type Width = 'narrow' | 'wide';

/**
 * The first screen with the list already in it, as a newcomer would see it: it reads what anybody may read and holds nothing of
 * anybody's own. Drawn once for each minute and each change of the calendar, then sent from memory.
 */
export class DrawnHome {
  private readonly drawHome = drawing();
  private readonly drawn: Record<Width, Derived<PackedPage>>;
  private readonly undrawn: PackedPage;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly empty: string,
  ) {
    const drawn = (width: Width) => new Derived(app.get(ReadModels), SHOWN, () => this.draw(width));
    this.drawn = { narrow: drawn('narrow'), wide: drawn('wide') };
    this.undrawn = packedPage(empty);
  }

  /** Whatever goes wrong, there is the page that draws itself in the browser. */
  async page(width: Width): Promise<PackedPage> {
    try {
      return await this.drawn[width].get(this.app.get(Clock).now().slice(0, MINUTE));
    } catch (error) {
      if (!passesByItself(error)) new Logger('Page').error(error);
      return this.undrawn;
    }
  }

  private async draw(width: Width): Promise<PackedPage> {
    if (!this.drawHome) return this.undrawn;
    const { html, known } = await this.drawHome(this.ask, width === 'wide');
    return packedPage(filled(this.empty, width, html, known));
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
