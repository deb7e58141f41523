import type { Locator } from 'playwright-core';
import { boxOf } from '../box-of';
import { DESKTOP, openScreens, PHONE, TABLET } from '../browser';
import { eventually } from '../eventually';
import {
  advanceUntil,
  group,
  readEventCount,
  readEventNames,
  reload,
  row,
  stopClock,
  unfold,
  visit,
  waitForStart,
} from '../home';
import { answerCalls, holdCalls } from '../routes';
import { organizationButton, organizationTree, readCountBeside } from '../sidebar';

describe('Somebody who comes back to a calendar of their own', () => {
  const screens = openScreens();
  const remembers = { isResident: 'true' };

  it('is told how many organizations are asked, and then sees the day', async () => {
    const context = await screens.openVisitor({ storage: remembers });
    const organizations = await holdCalls(context, '**/api/organizations');
    const events = await holdCalls(context, '**/api/events');
    const page = await context.newPage();
    await page.goto('/');
    await page.getByText('Loading Moorestown events from ... organizations').waitFor();
    organizations.release();
    await page.getByText('Loading Moorestown events from 44 organizations').waitFor();
    events.release();
    await waitForStart(page);
    await page.getByRole('heading', { level: 1, name: 'Friday, November 20' }).waitFor();
    await group(page, 'TODAY').getByRole('link', { name: 'Light Up Night on Main Street' }).waitFor();
  });

  it('sees the calendar after 8 seconds, whatever is missing', async () => {
    const context = await screens.openVisitor({ storage: remembers });
    await holdCalls(context, '**/api/events');
    const page = await context.newPage();
    await stopClock(page);
    await page.goto('/');
    await advanceUntil(page, page.getByText('Loading Moorestown events from 44 organizations'));
    await page.clock.fastForward(4_000);
    await page.locator('[data-stage="loading"]').waitFor();
    await page.clock.fastForward(4_000);
    await waitForStart(page);
    expect(await page.getByRole('region', { name: 'Loading' }).locator('li').count()).toBe(5);
  });

  it.each([
    ['a search', { searchTerm: 'shore' }],
    ['a table', { eventView: 'table' }],
    ['a collapsed sidebar', { sidebarCollapsed: 'true' }],
    ['organizations followed', remembers],
    ['a countdown put away', { dismissedCountdowns: '["winter-break-2026"]' }],
  ])('with %s never sees what newcomers see', async (_, left) => {
    const context = await screens.openVisitor({ storage: left });
    await context.addInitScript(pauseReact);
    const scripts = await holdCalls(context, '**/assets/*.js');
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('body[data-drawn-for] article').first().waitFor({ state: 'attached' });
    expect(await page.getByRole('article').count()).toBe(0);
    const skeleton = page.getByRole('status', { name: 'Loading', exact: true });
    expect(await skeleton.locator('> *:visible').count()).toBe(5);
    scripts.release();
    await skeleton.waitFor({ state: 'hidden' });
    // The first render follows the skeleton, whatever React defers.
    expect(await page.locator('[data-stage]').count()).toBe(1);
    expect(await page.getByRole('article').count()).toBe(0);
    await page.evaluate(resumeReact);
    await waitForStart(page);
  });
});

describe('A stranger', () => {
  const screens = openScreens();

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('reads the day before any script has come, and keeps the very page when they come, on %s', async (_, size) => {
    const context = await screens.openVisitor({ size });
    const scripts = await holdCalls(context, '**/assets/*.js');
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    const event = group(page, 'TODAY').getByRole('link', { name: 'Light Up Night on Main Street' });
    await event.waitFor();
    const [drawn, href] = [await event.elementHandle(), await event.getAttribute('href')];
    expect(href).toMatch(/^\/event\/\d+$/);
    expect(await page.locator('[data-stage]').count()).toBe(0);
    scripts.release();
    await waitForStart(page);
    expect(await drawn!.evaluate((link) => link.isConnected)).toBe(true);
    await unfold(page, 'Light Up Night');
    await row(page, 'Light Up Night').getByRole('button', { name: 'Save' }).waitFor();
  });

  it('is answered to a tap at the first paint, before any script has come', async () => {
    const context = await screens.openVisitor({ size: PHONE });
    await context.addInitScript(blockReact);
    const scripts = await holdCalls(context, '**/assets/*.js');
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    await unfold(page, 'Light Up Night');
    const chip = page.getByRole('toolbar').getByRole('button', { name: 'MY ALMANAC' });
    const isPressed = await chip.getAttribute('aria-pressed');
    await chip.click();
    scripts.release();
    await row(page, 'Light Up Night').getByRole('button', { name: 'Save' }).waitFor();
    await eventually(page, () => chip.getAttribute('aria-pressed'), isPressed === 'true' ? 'false' : 'true');
  });

  it('finds what is typed at the first paint, before any script has come', async () => {
    const context = await screens.openVisitor();
    const scripts = await holdCalls(context, '**/assets/*.js');
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('searchbox').pressSequentially('light up');
    scripts.release();
    await page.getByRole('button', { name: 'Clear search' }).waitFor();
    await eventually(page, async () => (await readEventNames(page)).every((name) => /light up/i.test(name)), true);
    expect(await page.getByRole('searchbox').inputValue()).toBe('light up');
  });

  it('who only looks gets the rest after some seconds', async () => {
    const context = await screens.openVisitor({ size: PHONE });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('body[data-drawn-for]').waitFor();
    await page.clock.fastForward(6_000);
    await page.locator('body[data-drawn-for]').waitFor({ state: 'detached' });
  });

  it('waits for nothing in a window for which the page was not drawn', async () => {
    const context = await screens.openVisitor({ size: TABLET });
    const page = await context.newPage();
    await page.clock.pauseAt('2026-11-20T09:01:00-05:00');
    await page.goto('/');
    await page.locator('[data-stage]').waitFor();
  });

  it.each([
    ['a phone', PHONE, 11],
    ['a tablet', TABLET, 11],
    ['a desk', DESKTOP, 6],
  ])('finds as many events under TODAY as its heading says, on %s', async (_, size, count) => {
    const page = await visit(await screens.openVisitor({ size }));
    const today = group(page, 'TODAY');
    await today.getByText(`${count} events`).waitFor();
    await eventually(page, () => today.getByRole('article').count(), count);
  });

  it('finds as many events of an organization as the sidebar counts', async () => {
    const page = await visit(await screens.openVisitor());
    await organizationTree(page).getByRole('button', { name: 'Expand Moorestown Library' }).click();
    for (const name of ['Community House of Moorestown', 'Moorestown Township', 'Philadelphia Flyers', 'Nixle Alerts', 'Teens']) {
      const count = await readCountBeside(organizationButton(page, name));
      await organizationButton(page, name).click();
      await eventually(page, () => readEventCount(page), count);
    }
    expect(
      await organizationTree(page)
        .getByRole('button', { name: /^(Expand|Collapse)/ })
        .count(),
    ).toBe(1);
    const featured = page.getByRole('region', { name: 'FEATURED' }).getByRole('button');
    await featured.click();
    await eventually(page, async () => (await readEventNames(page)).length, await readCountBeside(featured));
    await featured.click();
    await eventually(page, () => readEventCount(page), 137);

    const chips = page.getByRole('toolbar').getByRole('button');
    expect((await chips.allInnerTexts()).slice(1, 4)).toEqual(['Filters', 'All events', 'MY ALMANAC\nThe town’s picks']);
    const last = chips.last();
    expect(await last.innerText()).toMatch(/^All \d+ organizations$/);
    await last.click();
    await page.getByRole('dialog', { name: 'MY ALMANAC' }).waitFor();
    await page.keyboard.press('Escape');
    const all = chips.filter({ hasText: 'All events' });
    const more = page.getByRole('button', { name: /^\d+ more in all of Moorestown$/ });
    // Besides the 474 under the headings, 2 are still on.
    expect(await readNumber(more)).toBe(474 + 2 - 137);
    await page.getByRole('searchbox').fill('pickleball');
    await page.getByRole('status').getByText('No events match your search criteria.').waitFor();
    const found = await readNumber(more);
    await page.getByText('Searched for “pickleball” in MY ALMANAC.').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await eventually(page, () => readEventCount(page), 137);
    expect(await readNumber(more)).toBe(474 + 2 - 137);
    await page.getByRole('searchbox').fill('pickleball');
    await page.getByText('No events match your search criteria.').waitFor();
    await more.click();
    await eventually(page, () => readEventCount(page), found);
    expect(await all.getAttribute('aria-pressed')).toBe('true');
    expect(await more.count()).toBe(0);
  });

  it('comes back to the page in the morning and finds another day', async () => {
    const page = await visit(await screens.openVisitor());
    await group(page, 'TODAY').getByText('6 events').waitFor();
    await page.clock.fastForward('15:01:00');
    await page.getByRole('heading', { level: 1, name: 'Saturday, November 21' }).waitFor();
    await group(page, 'TODAY').getByRole('link', { name: 'Winter farmers market' }).waitFor();
    expect(await readEventNames(page)).not.toContain('Light Up Night on Main Street');
  });

  it('sees the counts turn with the list, at an expiry and at midnight', async () => {
    const context = await screens.openVisitor();
    const page = await visit(context);
    const [events, sidebar] = await page.evaluate(async () => {
      const ask = async (path: string) => (await fetch(`/api/${path}`)).json();
      return [await ask('events'), await ask(`sidebar/${localStorage.getItem('sessionId')}`)];
    });
    const market = { ...events[0], id: 1, name: 'Flea market', date: '2026-11-20', endDate: undefined, isPromoted: true };
    await answerCalls(context, '**/api/events', [{ ...market, expiresAt: '2026-11-20T09:30:00-05:00' }, ...events]);
    let count = 41;
    await context.route('**/api/sidebar/*', (route) =>
      route.fulfill({ json: { ...sidebar, featured: { count, followed: false } } }),
    );
    await reload(page);
    const featured = page.getByRole('region', { name: 'FEATURED' }).getByRole('button');
    await eventually(page, () => readCountBeside(featured), 41);
    count = 40;
    await page.clock.fastForward('00:31:00');
    await eventually(page, () => readCountBeside(featured), 40);
    count = 39;
    await page.clock.fastForward('15:00:00');
    await page.getByRole('heading', { level: 1, name: 'Saturday, November 21' }).waitFor();
    await eventually(page, () => readCountBeside(featured), 39);
  });

  it('hears the headings in order: the day, the groups, the events', async () => {
    const page = await visit(await screens.openVisitor());
    const levels = await page
      .locator('main')
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.slice(0, 4)).toEqual([1, 2, 3, 3]);
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
  });

  it.each([
    ['a phone', PHONE, 56, 44],
    ['a desk', DESKTOP, 64, 48],
  ])('keeps the heading and the numeral of a day in sight while it scrolls by, on %s', async (_, size, mast, head) => {
    const page = await visit(await screens.openVisitor({ size }));
    const block = group(page, 'TODAY').getByRole('button', { name: /^Friday/ });
    await row(page, 'Fall play').evaluate((play, top) => window.scrollBy(0, play.getBoundingClientRect().top - top), mast + head);
    await eventually(page, async () => (await boxOf(group(page, 'TODAY').locator('header'))).y, mast);
    expect((await boxOf(block)).y).toBe(mast + head);
    expect(await boxOf(page.getByRole('banner').first())).toMatchObject({ y: 0, height: mast });
  });
});

const readNumber = async (button: Locator) => Number.parseInt(await button.innerText(), 10);

type WithPausedReact = typeof globalThis & { resumeReact?: () => void };

/** React schedules its work by messages to itself: they are held until `resumeReact`. */
const pauseReact = () => {
  const { postMessage } = MessagePort.prototype;
  const waiting: (() => void)[] = [];
  MessagePort.prototype.postMessage = function (message: unknown) {
    waiting.push(() => postMessage.call(this, message));
  };
  (globalThis as WithPausedReact).resumeReact = () => {
    MessagePort.prototype.postMessage = postMessage;
    for (const post of waiting) post();
  };
};

const resumeReact = () => (globalThis as WithPausedReact).resumeReact!();

/** React schedules its work by messages to itself: here none arrives. */
const blockReact = () => {
  MessagePort.prototype.postMessage = () => undefined;
};
