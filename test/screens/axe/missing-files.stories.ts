import type { Page } from 'playwright-core';
import { openScreens } from '../browser';
import { LAST_PREFETCHED_FILE, row, visit, waitForPrefetch, waitForStart } from '../home';

describe('Nora, whose train goes through a tunnel', () => {
  const screens = openScreens();
  const ofEvents = '**/assets/event-page-*.js';
  const ofDialogs = '**/assets/dialogs-*.js';

  it('reads an event there, though she has opened none before', async () => {
    screens.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const context = await screens.openVisitor({ prefetches: true });
    const page = await visit(context);
    await waitForPrefetch(page);
    await context.setOffline(true);
    await row(page, 'Light Up Night on Main Street').getByRole('link').first().click();
    await heading(page, 'Light Up Night on Main Street').waitFor();
  });

  it('is sent a page only when she opens it, while she saves data', async () => {
    const page = await visit(await screens.openVisitor());
    await page.clock.runFor(10_000);
    await row(page, 'Light Up Night on Main Street').getByRole('link').first().click();
    await heading(page, 'Light Up Night on Main Street').waitFor();
    const files = (await page.requests()).map((request) => request.url());
    expect(files.filter((file) => LAST_PREFETCHED_FILE.test(file))).toEqual([]);
  });

  it('is told why a page is not there, and sees it as soon as she is out again', async () => {
    screens.allowErrors(/ERR_|NotFetched/);
    const context = await screens.openVisitor();
    await context.route(ofEvents, (route) => route.abort());
    const page = await visit(context);
    await context.setOffline(true);
    await row(page, 'Light Up Night on Main Street').getByRole('link').first().click();
    const alert = page.getByRole('alert').filter({ hasText: 'This page could not be shown' });
    await alert.getByText('You are offline, and this page has not been loaded before.').waitFor();
    expect(await alert.getByRole('button').count()).toBe(0);
    await context.unroute(ofEvents);
    await context.setOffline(false);
    await heading(page, 'Light Up Night on Main Street').waitFor();
  });

  it('opens a selector whose file did not come at first', async () => {
    screens.allowErrors(/ERR_|NotFetched/);
    const context = await screens.openVisitor();
    await context.route(ofDialogs, (route) => route.abort());
    const page = await context.newPage();
    const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('/dialogs-'));
    await page.goto('/');
    await waitForStart(page);
    await failure;
    await context.unroute(ofDialogs);
    await page.getByRole('button', { name: 'Follow organizations', exact: true }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Moorestown Library' }).waitFor();
  });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
