import type { Page } from 'playwright-core';
import type { Town } from '#libs/contracts';
import { findBarriers, resize } from '../axe';
import { boxOf } from '../box-of';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { group, reload, visit, waitForStart } from '../home';
import { changeFields, holdCalls } from '../routes';

const countdown = (page: Page) => page.getByRole('region', { name: 'Countdown' });

const invitation = (page: Page) => page.getByRole('button', { name: 'Follow organizations for a custom view!' });

const readCountdown = async (page: Page) => (await countdown(page).textContent())?.trim();

describe('Omar, who counts the days until school is out,', () => {
  const screens = openScreens();

  it('reads them on his phone between the chips and the list, by day and by night, and three events whole below them', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    expect(await readCountdown(page)).toBe('33 days until winter break');
    const { x, y, width, height } = await boxOf(countdown(page));
    expect({ x, y, width, height }).toEqual({ x: 0, y: 268, width: PHONE.width, height: 48 });
    expect((await boxOf(group(page, 'TODAY').locator('header'))).y).toBe(y + height);
    const { y: tabs } = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    const places = await group(page, 'TODAY').getByRole('article').all();
    const [, , third, fourth] = await Promise.all(places.slice(0, 4).map((row) => boxOf(row)));
    expect(third!.y + third!.height).toBeLessThanOrEqual(tabs);
    expect(fourth!.y).toBeLessThan(tabs);
    expect(await invitation(page).count()).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, ...(await findBarriers(page))]).toEqual([colorScheme]);
    }
  });

  it('does not at a tablet and at a desk, where the invitation stands', async () => {
    const page = await visit(await screens.openVisitor({ size: DESKTOP }));
    for (const size of [DESKTOP, TABLET]) {
      await resize(page, size);
      await invitation(page).waitFor();
      expect(await countdown(page).count()).toBe(0);
    }
  });

  it('reads them before any script has come, and nothing moves when they come', async () => {
    const context = await screens.openVisitor({ size: PHONE });
    const scripts = await holdCalls(context, '**/assets/*.js');
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'commit' });
    await countdown(page).waitFor();
    const drawn = await countdown(page).elementHandle();
    const { y } = await boxOf(countdown(page));
    scripts.release();
    await waitForStart(page);
    expect(await drawn!.evaluate((banner) => banner.isConnected)).toBe(true);
    expect((await boxOf(countdown(page))).y).toBe(y);
  });

  it('puts them away by the keyboard, for as long as that break is to come', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    await countdown(page).getByRole('button', { name: 'Dismiss countdown' }).press('Enter');
    await countdown(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.evaluate(() => localStorage.getItem('dismissedCountdowns'))).toBe('["winter-break-2026"]');
    expect((await boxOf(invitation(page))).y).toBe(268);
    await reload(page);
    await invitation(page).waitFor();
    expect(await countdown(page).count()).toBe(0);
    await page.clock.fastForward(791 * 60 * 60 * 1_000);
    await page.getByRole('heading', { level: 1, name: 'Wednesday, December 23' }).waitFor();
    await eventually(page, () => readCountdown(page), '177 days until summer break');
  });

  it('reads of the last day as of one', async () => {
    const context = await screens.openVisitor({ size: PHONE, storage: { isResident: 'true' } });
    const summer = { id: 'summer', name: 'summer break', date: '2026-11-21' };
    await changeFields<Town>(context, '**/api/town', { countdowns: [summer, { ...summer, id: 'today', date: '2026-11-20' }] });
    const page = await visit(context);
    await eventually(page, () => readCountdown(page), '1 day until summer break');
    await page.clock.fastForward('15:01:00');
    await countdown(page).waitFor({ state: 'detached' });
  });

  it.each(['{]', '7', '{"winter-break-2026":true}', '["winter-break-2025",26]'])(
    'reads them whatever stands where the device keeps what was put away: %s',
    async (dismissedCountdowns) => {
      const page = await visit(await screens.openVisitor({ size: PHONE, storage: { dismissedCountdowns } }));
      expect(await readCountdown(page)).toBe('33 days until winter break');
    },
  );

  it('reads them above the list, the table and the calendar, however small the window is', async () => {
    const page = await visit(await screens.openVisitor({ size: SMALLEST_WINDOW }));
    for (const name of ['List', 'Table', 'Calendar']) {
      const view = page.getByRole('group', { name: 'View' }).getByRole('button', { name });
      await view.click();
      await view.and(page.locator('[aria-pressed="true"]')).waitFor();
      await countdown(page).waitFor();
      expect([name, await page.evaluate(() => document.scrollingElement!.scrollWidth)]).toEqual([name, SMALLEST_WINDOW.width]);
    }
  });
});
