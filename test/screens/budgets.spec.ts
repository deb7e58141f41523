import type { Page, Request } from 'playwright-core';
import type { Reminder } from '#libs/contracts';
import { checkBudgets } from '../budgets/check-budgets';
import { countTimers, takeTimerCount } from '../budgets/page-timers';
import { countRenders, takeRenders } from '../budgets/renders';
import { recordRequests, sentBytes, unpackedBytes } from '../budgets/requests';
import { NO_HIGHLIGHTS, openScreens } from './browser';
import { LAST_PREFETCHED_FILE, stopClock, unfold, usePage } from './home';
import { answerCalls, holdCalls } from './routes';

describe('What the calendar costs a browser', () => {
  const screens = openScreens();

  /** Only the test moves its clock. */
  const aPage = async (remembers: Record<string, string> = {}) => {
    // Fetched from the server, so that it is counted.
    const context = await screens.openVisitor({ storage: remembers, prefetches: true, highlights: true });
    await context.route('**/api/daily-highlights', (route) => route.fulfill({ json: NO_HIGHLIGHTS }));
    await countTimers(context);
    await countRenders(context);
    const page = await context.newPage();
    const requests = recordRequests(page);
    await stopClock(page);
    return { page, requests };
  };

  it('on the first visit of a stranger, while nobody touches it, when an event is saved, and while it is hidden', async () => {
    const opened = await aPage();
    const { page, requests } = opened;
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await requests.quiet();
    const before = requests.all();
    await usePage(page);
    await page.locator('body[data-drawn-for]').waitFor({ state: 'detached' });
    await requests.quiet();
    const used = requests.all();
    await goOnUntil(opened, async () => requests.all().some((request) => LAST_PREFETCHED_FILE.test(request.url())));
    await settle(opened);
    const all = requests.all();

    await Promise.all([takeTimerCount(page), takeRenders(page)]);
    await pass(opened, MINUTE_MS, 10_000);
    const idle = {
      timers: await takeTimerCount(page),
      requests: requests.all().length - all.length,
      ...(await takeRenders(page)),
    };

    const event = await unfold(page, 'Light Up Night');
    await settle(opened);
    await takeRenders(page);
    await oneByOne(opened, ['/save', '/api/preferences/', '/api/sidebar/'], () =>
      event.getByRole('button', { name: 'Save' }).click(),
    );
    const { components, rows } = await takeRenders(page);

    await answerCalls(page, '**/api/reminders/*', [WAITING_REMINDER]);
    await setVisibility(page, 'visible');
    await pass(opened, MINUTE_MS, 10_000);
    await setVisibility(page, 'hidden');
    const shown = requests.all().length;
    await pass(opened, 15 * MINUTE_MS, MINUTE_MS / 2);

    const timeOf = (request: Request) =>
      before.includes(request) ? 'before the list' : used.includes(request) ? 'for the first press' : 'later';
    const lines = requests.all().map((request) => `${timeOf(request)}: ${request.url()}`);
    checkBudgets(
      {
        'first visit': await measureVisit(before, used, all),
        'idle page': idle,
        'saving an event': { components, rows },
        'hidden page': { requests: requests.all().length - shown },
      },
      lines.join('\n'),
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
      await takeRenders(page);
    });
    const { components, rows } = await takeRenders(page);
    checkBudgets({ 'an answer for the sidebar': { components, rows } });
  });

  type Opened = Awaited<ReturnType<typeof aPage>>;

  /** In small steps, so that no timer overtakes a running request. */
  const pass = async ({ page, requests }: Opened, milliseconds: number, step = STEP_MS) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      await page.clock.runFor(step);
      await requests.quiet();
    }
  };

  /** One at a time, each when nothing more follows from the one before. */
  const oneByOne = async (opened: Opened, addresses: readonly string[], begin: () => Promise<void>) => {
    const holds = await Promise.all(addresses.map((address) => holdCalls(opened.page, `**${address}*`)));
    for (const [i, goOn] of [begin, ...holds.map(({ release: go }) => go)].entries()) {
      opened.requests.heldParts = addresses.slice(i);
      await goOn();
      await settle(opened);
    }
  };

  const settle = (opened: Opened) => pass(opened, SETTLE_MS);

  const goOnUntil = async (opened: Opened, isEnough: () => Promise<boolean>) => {
    while (!(await isEnough())) await pass(opened, STEP_MS);
  };
});

/** A visible page asks at intervals what became of it. */
const WAITING_REMINDER: Reminder = {
  ...{ id: 'kites', eventId: 1, eventName: 'Kite Evening', eventTime: 'Saturday, November 21, 6:00 PM' },
  ...{ reminderTime: '2026-11-21T22:00:00.000Z', reminderType: 'browser', minutesBefore: 60, state: 'waiting' },
};

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    Object.defineProperties(document, {
      visibilityState: { value: visibilityState, configurable: true },
      hidden: { value: visibilityState === 'hidden', configurable: true },
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

const MINUTE_MS = 60_000;
const STEP_MS = 100;
const SETTLE_MS = 500;

const measureVisit = async (before: readonly Request[], used: readonly Request[], all: readonly Request[]) => {
  const unpacked = await unpackedBytes(ofType(used, 'script'));
  return {
    'scripts before the list': toKilobytes(await sentBytes(ofType(before, 'script'))),
    'scripts for the first press': toKilobytes(await sentBytes(ofType(used, 'script'))),
    'scripts until at rest': toKilobytes(await sentBytes(ofType(all, 'script'))),
    styles: toKilobytes(await sentBytes(ofType(all, 'stylesheet'))),
    page: toKilobytes(await sentBytes(ofType(all, 'document'))),
    'all before the list': toKilobytes(await sentBytes(before)),
    'all until at rest': toKilobytes(await sentBytes(all)),
    'requests before the list': before.length,
    'requests for the first press': used.length,
    'requests until at rest': all.length,
    'script run for the first press': toKilobytes(unpacked.reduce((sum, one) => sum + one, 0)),
    'longest script for the first press': toKilobytes(Math.max(...unpacked)),
  };
};

const ofType = (requests: readonly Request[], type: string) => requests.filter((request) => request.resourceType() === type);

const toKilobytes = (bytes: number) => bytes / 1_000;
