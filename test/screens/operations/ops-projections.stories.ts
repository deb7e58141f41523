import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import type { ProjectionsOverview, RebuildStatus } from '#libs/contracts';
import { EventStore, NO_STREAM, type Position, Projector } from '#libs/event-sourcing';
import { commandMetadata } from '../../fixtures/town-process';
import { DIALOG_SELECTOR, findBarriers, findBarriersInEveryWindow } from '../axe';
import { openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { readToast, visit } from '../home';
import { openOperator } from '../operator';
import { findOverflow } from '../overflow';

const STREAM = '**/api/ops/projections/stream';
const isFocusedElement = (one: ReturnType<Page['locator']>) => one.evaluate((element) => element === document.activeElement);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

describe('Olive, who looks after the read models', () => {
  const screens = openScreens();

  const olive = (looks = {}) => openOperator(screens, looks);
  const open = async (context: BrowserContext) => {
    const page = await visit(context, '/ops/projections');
    await row(page, 'catalogue').waitFor();
    return page;
  };
  /** The organization was never registered. A second fact is in the same stream. */
  const poison = async (key: string): Promise<Position> => {
    const { app } = screens.almanac();
    const { consistency: _, ...metadata } = commandMetadata();
    const facts = ['to begin with', 'afterwards'].map((description) => ({
      ...{ id: randomUUID(), type: 'OrganizationDescribed', data: { id: key, description }, metadata },
    }));
    const last = await app.get(EventStore).append(`organization-${randomUUID().slice(0, 8)}`, facts, NO_STREAM);
    await app.get(Projector).caughtUpTo(last);
    return String(BigInt(last) - 1n) as Position;
  };
  const deeds = async () => (await screens.almanac().app.get(EventStore).read('operations-town')).map(({ type }) => type);

  beforeAll(async () => {
    await poison('the-circus');
  });

  it('sees how they are doing and what is parked', async () => {
    const page = await open(await olive({ size: TABLET }));
    await row(page, 'catalogue').getByText('Live').waitFor();
    await row(page, 'organizations')
      .getByText(/\d parked/)
      .waitFor();
    const article = page.getByRole('article').filter({ hasText: 'the-circus' });
    await article.getByText('1 later event of this key waits. Everything else goes on.').waitFor();
    await button(page, 'Inspect the-circus').click();
    await article.getByText('OrganizationDescribed', { exact: true }).waitFor();
    const deeds = ['Retry the-circus', 'Skip the-circus', 'Rebuild counts'].map((name) => button(page, name));
    expect(await findBarriersInEveryWindow(page, { controls: deeds })).toEqual([]);
    await button(page, 'Skip the-circus').click();
    const skipping = [page.getByLabel('Reason for skipping'), button(page, 'Skip this event'), button(page, 'Cancel')];
    expect(await findBarriersInEveryWindow(page, { within: 'article', controls: skipping })).toEqual([]);
    await button(page, 'Rebuild counts').click();
    await page.getByRole('dialog', { name: 'Rebuild counts' }).waitFor();
    const rebuilding = [button(page, 'Rebuild'), button(page, 'Dry run')];
    expect(await findBarriersInEveryWindow(page, { within: DIALOG_SELECTOR, controls: rebuilding })).toEqual([]);
  });

  it('finds nothing beside the page at a phone and at the smallest', async () => {
    const page = await open(await olive({ size: PHONE, dark: true }));
    await button(page, 'Inspect the-circus').click();
    await button(page, 'Follow this fact').click();
    await page.getByText(/^OrganizationDescribed concerns 1 projection/).waitFor();
    expect(await findOverflow(page, [PHONE, SMALLEST_WINDOW])).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize(SMALLEST_WINDOW);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('skips a fact with the keyboard, once she has said why', async () => {
    await poison('the-fair');
    const page = await open(await olive());
    await button(page, 'Retry the-fair').press('Enter');
    await eventually(page, () => readToast(page), ['Still parked', 'Error: The document this fact is about does not exist']);
    const skip = button(page, 'Skip the-fair');
    await skip.press('Enter');
    await eventually(page, () => isFocusedElement(page.getByLabel('Reason for skipping')), true);
    await button(page, 'Cancel').press('Enter');
    await eventually(page, () => isFocusedElement(skip), true);
    await skip.press('Enter');
    const done = button(page, 'Skip this event');
    expect(await done.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.type('There is no such fair.');
    expect(await done.getAttribute('aria-disabled')).toBe('false');
    await done.press('Enter');
    const article = page.getByRole('article').filter({ hasText: 'the-fair' });
    await article.getByText('Everything else goes on.', { exact: true }).waitFor();
    await skip.press('Enter');
    await page.keyboard.type('Nor was there one.');
    await done.press('Enter');
    await article.waitFor({ state: 'detached' });
    await eventually(page, () => readToast(page), ['Retried', 'the-fair is up to date.']);
    expect((await deeds()).slice(-3)).toEqual(['FoldRetried', 'FoldSkipped', 'FoldSkipped']);
  });

  it('rebuilds with the keyboard, sees what would change, promotes by name, and switches back', async () => {
    const page = await open(await olive());
    await button(page, 'Rebuild feed-defaults').press('Enter');
    await page.getByRole('dialog', { name: 'Rebuild feed-defaults' }).waitFor();
    await eventually(page, () => isFocusedElement(button(page, 'Rebuild')), true);
    await page.keyboard.press('Enter');
    await page.getByText(/^The new build is ready\. \d+ documents?, 0 different from the live ones\.$/).waitFor();
    await button(page, 'Promote feed-defaults').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Promote feed-defaults' });
    await eventually(page, () => isFocusedElement(dialog.getByLabel('Reason')), true);
    await page.keyboard.type('To be sure.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('feed-default');
    expect(await dialog.getByRole('button', { name: 'Promote', exact: true }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.type('s');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(page, () => readToast(page), ['Promoted', 'The new build of feed-defaults serves.']);
    const back = button(page, 'Switch back feed-defaults');
    await back.press('Enter');
    await eventually(page, () => isFocusedElement(page.getByLabel('Reason')), true);
    await page.keyboard.type('It was as good before.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('feed-defaults');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await deeds()).slice(-4)).toEqual([
      ...['RebuildAsked', 'ProjectionRebuilt', 'SwitchBackAsked', 'ProjectionSwitchedBack'],
    ]);
  });

  it('tries it dry, and lets go what was found', async () => {
    const page = await open(await olive());
    await button(page, 'Rebuild merges').click();
    await button(page, 'Dry run').click();
    await page.getByText(/^Dry run: \d+ documents?, 0 different from the live ones\. Nothing was changed\.$/).waitFor();
    await button(page, 'Dismiss the result for merges').click();
    await page.getByText(/^Dry run: /).waitFor({ state: 'detached' });
    await row(page, 'merges').getByText('Live').waitFor();
  });

  it('follows a fact by its position and an event by its number', async () => {
    screens.allowErrors(/404/);
    const { http, app } = screens.almanac();
    const [event] = (await http.get('/api/events').expect(200)).body as { id: number }[];
    const page = await open(await olive());
    await page.getByLabel('Position', { exact: true }).fill('abc');
    await button(page, 'Follow').click();
    await page.getByText('Enter a number.').waitFor();
    const head = BigInt(await app.get(EventStore).head());
    await page.getByLabel('Position', { exact: true }).fill((head + 1_000n).toLocaleString('en-US'));
    await page.keyboard.press('Enter');
    await page.getByText('There is no fact at this position.').waitFor();
    await page.getByLabel('Find it by').selectOption('event');
    await page.getByLabel('Event', { exact: true }).fill(String(event!.id));
    await page.keyboard.press('Enter');
    await page.getByText(/^Event\w+ concerns \d+ projections\. \d+ others ignore it\.$/).waitFor();
    await eventually(page, () => isFocusedElement(page.getByRole('heading', { name: 'Trace of a fact' })), true);
    await page.getByRole('row', { name: /^catalogue Folded/ }).waitFor();
  });

  it('sees how far a rebuild is, and that what she sees is old when nobody answers', async () => {
    screens.allowErrors(/ERR_|Failed to load/);
    const context = await olive();
    const overview = (await (await context.request.get('/api/ops/projections')).json()) as ProjectionsOverview;
    const progress = { facts: 267_650, position: '267650', head: '418203', share: 0.64, rate: 120_000, secondsLeft: 1 };
    const rebuild: RebuildStatus = { dryRun: false, state: 'folding', askedAt: '2026-11-20T14:00:00Z', progress };
    const projections = overview.projections.map((one) => (one.name === 'places' ? { ...one, rebuild } : one));
    const overviewJson = JSON.stringify({ ...overview, projections });
    let requestCount = 0;
    await context.route(STREAM, (route) =>
      ++requestCount === 1
        ? route.fulfill({ contentType: 'text/event-stream', body: `retry: 1\ndata: ${overviewJson}\n\n` })
        : route.abort(),
    );
    await context.route('**/api/ops/projections', (route) => route.abort());
    const page = await open(context);
    const bar = page.getByRole('progressbar', { name: 'Rebuild of places' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('64');
    await page
      .getByText(/^64 % 267,650 of 418,203, about 1 s left, 120,000 facts a second\. v\d serves until the switch\.$/)
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByText('The server does not answer.').waitFor();
    await context.unrouteAll();
    await context.clock.fastForward(60_000);
    await bar.waitFor({ state: 'detached' });
    await page.getByText('The server does not answer.').waitFor({ state: 'detached' });
  });

  it('asks now and then where so many watch that she is not told, until there is room', async () => {
    screens.allowErrors(/429/);
    const context = await olive();
    await context.route(STREAM, (route) =>
      route.fulfill({ status: 429, json: { statusCode: 429, message: 'Many watch this.' } }),
    );
    const page = await open(context);
    await page.getByText('Too many open dashboards').waitFor();
    await poison('the-parade');
    await context.clock.fastForward(60_000);
    await page.getByRole('article').filter({ hasText: 'the-parade' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await context.unroute(STREAM);
    await context.clock.fastForward(60_000);
    await page.getByText('Too many open dashboards').waitFor({ state: 'detached' });
  });

  it('is not told of many dashboards where the stream is refused for another reason', async () => {
    screens.allowErrors(/503/);
    const context = await olive();
    await context.route(STREAM, (route) => route.fulfill({ status: 503 }));
    const page = await open(context);
    await page.getByText('No live updates.').waitFor();
    expect(await page.getByText('Too many open dashboards').count()).toBe(0);
    await context.unroute(STREAM);
    await context.clock.fastForward(60_000);
    await page.getByText('No live updates.').waitFor({ state: 'detached' });
  });
});
