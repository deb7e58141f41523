import type { Locator, Page } from 'playwright-core';
import { boxOf } from '../box-of';
import { openScreens, PHONE } from '../browser';
import { eventually } from '../eventually';
import { group, visit } from '../home';

describe('The first screen of a phone', () => {
  const screens = openScreens();
  const remembers = { dismissedCountdowns: '["winter-break-2026"]' };

  it('shows three events of today whole, with two alerts and the invitation above them', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE, storage: remembers }));
    await page.getByRole('button', { name: '2 alerts' }).waitFor();
    await page.getByRole('button', { name: 'Follow organizations for a custom view!' }).waitFor();
    const { y: tabs } = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    const rows = group(page, 'TODAY').getByRole('article');
    for (const row of [0, 1, 2]) expect(await bottomOf(rows.nth(row))).toBeLessThanOrEqual(tabs);
    expect((await boxOf(rows.nth(3))).y).toBeLessThan(tabs);
  });

  it('has lines of 44 px, 8 px apart, under an alert of 56', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE, storage: remembers }));
    const lines = [
      page.getByRole('button', { name: '2 alerts' }),
      page.getByRole('button', { name: 'Search events' }),
      page.getByRole('button', { name: 'Follow organizations', exact: true }),
      page.getByRole('button', { name: 'Follow organizations for a custom view!' }),
      group(page, 'TODAY').locator('header'),
    ];
    const places = [];
    for (const line of lines) places.push(await boxOf(line));
    expect(places.map(({ y, height }) => [y, height])).toEqual([
      [56, 56],
      [164, 44],
      [216, 44],
      [268, 44],
      [320, 44],
    ]);
    const heading = page.getByRole('heading', { level: 1 });
    expect((await boxOf(heading)).height).toBeLessThan(30);
  });

  it('opens its search over the views, and gives them back with Done', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    const [views, search] = [page.getByRole('group', { name: 'View' }), page.getByRole('button', { name: 'Search events' })];
    const closed = await boxOf(search);
    await search.click();
    await eventually(page, () => page.getByRole('searchbox').evaluate((box) => box === document.activeElement), true);
    expect((await boxOf(page.getByRole('searchbox'))).y).toBe(closed.y);
    expect(await views.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Done' }).click();
    await views.waitFor();
    expect(await search.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('shows a search that stays as the first chip, which ends it', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE, storage: { searchTerm: 'chess' } }));
    const chip = chips(page).getByRole('button', { name: 'Searching for chess. Clear search' });
    expect((await boxOf(chip)).x).toBeLessThan(PHONE.width / 2);
    await chip.click();
    await chip.waitFor({ state: 'detached' });
    await group(page, 'TODAY').waitFor();
    await eventually(page, () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Follow organizations');
  });

  it('opens its alerts with one tap and dismisses each; the last one is whole after More', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    const alerts = page.getByRole('region', { name: /^Emergency alert/ }).or(page.getByRole('alert'));
    await page.getByRole('button', { name: '2 alerts' }).click();
    expect(await alerts.getByRole('link').count()).toBe(2);
    await alerts.getByRole('button', { name: 'Dismiss alert: Water main break on Kings Highway' }).click();
    const last = alerts.getByRole('button', { name: 'Dismiss alert: Route 38 east' });
    expect(await last.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.reload();
    await page.getByText('Take Main Street or Camden Avenue').waitFor();
    expect((await boxOf(alerts)).height).toBe(56);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    expect((await boxOf(alerts)).height).toBeGreaterThan(90);
    await last.click();
    await alerts.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});

const chips = (page: Page) => page.getByRole('toolbar', { name: 'Search and organizations' });

const bottomOf = async (element: Locator) => {
  const { y, height } = await boxOf(element);
  return y + height;
};
