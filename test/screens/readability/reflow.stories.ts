import type { Page } from 'playwright-core';
import { boxOf } from '../box-of';
import { openScreens, SMALLEST_WINDOW } from '../browser';
import { unfold, visit, waitForStart } from '../home';

describe('Whoever enlarges the page until 320 px of it are seen', () => {
  const screens = openScreens();

  const widest = (page: Page) => page.evaluate(() => document.scrollingElement!.scrollWidth);

  it('never scrolls sideways on the events: list, details, search, table and month', async () => {
    const page = await visit(await screens.openVisitor({ size: SMALLEST_WINDOW }));
    await unfold(page, 'Light Up Night on Main Street');
    await page.getByRole('button', { name: 'Search events' }).click();
    await page.keyboard.type('a');
    expect(await widest(page)).toBe(SMALLEST_WINDOW.width);
    await page.getByRole('button', { name: 'Done' }).click();
    for (const view of ['List', 'Table', 'Calendar']) {
      await page.getByRole('group', { name: 'View' }).getByRole('button', { name: view }).click();
      expect([view, await widest(page)]).toEqual([view, SMALLEST_WINDOW.width]);
    }
  });

  it('never scrolls sideways in the filters, with all of them on, the menu and the selector', async () => {
    const page = await visit(await screens.openVisitor({ size: SMALLEST_WINDOW }));
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    for (const name of ['Free', 'For children', 'This weekend', 'Morning', 'Evening'])
      await filters.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    expect([await widest(page), await filters.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)]).toEqual([
      SMALLEST_WINDOW.width,
      0,
    ]);
    await filters.getByRole('button', { name: /^Show / }).click();
    await filters.waitFor({ state: 'hidden' });
    expect(await widest(page)).toBe(SMALLEST_WINDOW.width);
    for (const opener of ['Menu', 'Follow organizations']) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      const { x, width } = await boxOf(page.getByRole('dialog'));
      expect([opener, x, width, await widest(page)]).toEqual([opener, 0, SMALLEST_WINDOW.width, SMALLEST_WINDOW.width]);
      expect(await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  });

  it('never scrolls sideways on the other pages', async () => {
    screens.allowErrors(/404/);
    const page = await (await screens.openVisitor({ size: SMALLEST_WINDOW })).newPage();
    for (const path of [...PAGES, '/nothing', '/event/nothing']) {
      await page.goto(path);
      await waitForStart(page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await widest(page)]).toEqual([path, SMALLEST_WINDOW.width]);
    }
  });
});

const PAGES = [
  '/event/light-up-night-on-main-street--2026-11-20',
  '/event/township-budget-hearings--2026-11-24',
  '/chat',
  '/map',
  '/hours',
  '/subcalendars',
  '/settings',
  '/themes',
  '/suggest',
  '/share',
  '/about',
  '/privacy',
];
