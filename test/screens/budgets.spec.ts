import type { Request } from 'playwright-core';
import { checkBudgets } from '../budgets/check-budgets';
import { countTimers, timersOf } from '../budgets/page-timers';
import { countRenders, rendersOf } from '../budgets/renders';
import { requestsOf, sentBytes, unpackedBytes } from '../budgets/requests';
import { NO_HIGHLIGHTS, openScreens } from './browser';
import { LAST_AHEAD, stopClock, unfold } from './home';
import { hold } from './routes';

describe('What the calendar costs a browser', () => {
  const screens = openScreens();

  /** A page whose clock moves only as it is put forward, with what it has asked for. */
  const aPage = async (remembers: Record<string, string> = {}) => {
    // Answered on the wire, so that it is counted.
    const context = await screens.somebody({ remembers, fetchesAhead: true, highlights: true });
    await context.route('**/api/daily-highlights', (route) => route.fulfill({ json: NO_HIGHLIGHTS }));
    await countTimers(context);
    await countRenders(context);
    const page = await context.newPage();
    const requests = requestsOf(page);
    await stopClock(page);
    return { page, requests };
  };

  it('on the first visit of a stranger, while nobody touches it, and when an event is saved', async () => {
    const opened = await aPage();
    const { page, requests } = opened;
    await page.goto('/');
    await page.locator('body[data-drawn-for]').waitFor({ state: 'detached' });
    await requests.quiet();
    const before = requests.all();
    await goOnUntil(opened, async () => requests.all().some((request) => LAST_AHEAD.test(request.url())));
    await settle(opened);
    const all = requests.all();

    await Promise.all([timersOf(page), rendersOf(page)]);
    await pass(opened, MINUTE_MS, 10_000);
    const idle = { timers: await timersOf(page), requests: requests.all().length - all.length, ...(await rendersOf(page)) };

    const event = await unfold(page, 'Light Up Night');
    await settle(opened);
    await rendersOf(page);
    await oneByOne(opened, ['/save', '/api/preferences/', '/api/sidebar/'], () =>
      event.getByRole('button', { name: 'Save' }).click(),
    );
    const { components, rows } = await rendersOf(page);

    const asked = requests.all().map((request) => `${before.includes(request) ? 'before the list' : 'later'}: ${request.url()}`);
    checkBudgets(
      {
        'first visit': await visited(before, all),
        'idle page': idle,
        'saving an event': { components, rows },
      },
      asked.join('\n'),
    );
  });

  it('when an answer comes to a page that stands', async () => {
    const opened = await aPage({ isResident: 'true' });
    const { page } = opened;
    await oneByOne(opened, ['/api/sidebar/'], async () => {
      await page.goto('/');
      await goOnUntil(opened, async () => (await page.getByRole('article').count()) > 0);
      await goOnUntil(opened, async () => (await page.locator('[data-stage]').count()) === 0);
      await settle(opened);
      await rendersOf(page);
    });
    const { components, rows } = await rendersOf(page);
    checkBudgets({ 'an answer for the sidebar': { components, rows } });
  });

  type Opened = Awaited<ReturnType<typeof aPage>>;

  /** Lets the clock of a page go on, a little at a time, so that no timer overtakes what is under way. */
  const pass = async ({ page, requests }: Opened, milliseconds: number, step = STEP_MS) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      await page.clock.runFor(step);
      await requests.quiet();
    }
  };

  /** Answers to such addresses come one after the other, each when nothing more follows from the one before. */
  const oneByOne = async (opened: Opened, addresses: readonly string[], begin: () => Promise<void>) => {
    const held = await Promise.all(addresses.map((address) => hold(opened.page, `**${address}*`)));
    for (const [i, goOn] of [begin, ...held.map(({ go }) => go)].entries()) {
      opened.requests.held = addresses.slice(i);
      await goOn();
      await settle(opened);
    }
  };

  const settle = (opened: Opened) => pass(opened, SETTLED_MS);

  const goOnUntil = async (opened: Opened, isEnough: () => Promise<boolean>) => {
    while (!(await isEnough())) await pass(opened, STEP_MS);
  };
});

const MINUTE_MS = 60_000;
const STEP_MS = 100;
const SETTLED_MS = 500;

/** What was asked for before the list stood, and until the page was at rest. */
const visited = async (before: readonly Request[], all: readonly Request[]) => {
  const unpacked = await unpackedBytes(ofType(before, 'script'));
  return {
    'scripts before the list': kilobytes(await sentBytes(ofType(before, 'script'))),
    'scripts until at rest': kilobytes(await sentBytes(ofType(all, 'script'))),
    styles: kilobytes(await sentBytes(ofType(all, 'stylesheet'))),
    page: kilobytes(await sentBytes(ofType(all, 'document'))),
    'all before the list': kilobytes(await sentBytes(before)),
    'all until at rest': kilobytes(await sentBytes(all)),
    'requests before the list': before.length,
    'requests until at rest': all.length,
    'script run before the list': kilobytes(unpacked.reduce((sum, one) => sum + one, 0)),
    'longest script before the list': kilobytes(Math.max(...unpacked)),
  };
};

const ofType = (requests: readonly Request[], type: string) => requests.filter((request) => request.resourceType() === type);

const kilobytes = (bytes: number) => bytes / 1_000;
