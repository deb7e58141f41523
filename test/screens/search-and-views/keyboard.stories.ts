import type { Locator, Page } from 'playwright-core';
import { boxOf } from '../box-of';
import { DESKTOP, openScreens, PHONE } from '../browser';
import { eventually } from '../eventually';
import { isFocused, readToast, reload, row, visit } from '../home';

const EVENT_COUNT = 60;

describe('Rosa, who uses the keyboard alone', () => {
  const screens = openScreens();

  it('skips to the content', async () => {
    const page = await visit(await screens.openVisitor());
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await isFocused(skip)).toBe(true);
    expect((await boxOf(skip)).y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await eventually(page, () => isFocused(page.getByRole('main')), true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it.each([
    ['the list at her desk', {}, '/'],
    ['the list on a small screen', { size: PHONE }, '/'],
    ['the table', { storage: { eventView: 'table' } }, '/'],
    ['the month', { storage: { eventView: 'calendar' } }, '/'],
    ['the map at her desk', {}, '/map'],
    ['the map on a small screen', { size: PHONE }, '/map'],
  ])('sees where she is on every stop, there and back: %s', async (_, who, path) => {
    const page = await visit(await screens.openVisitor(who), path);
    await page.getByRole('heading', { level: 1 }).focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < EVENT_COUNT; stop += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(findFocusCover)).toBe('');
      }
    }
  });

  it('opens an event and saves it', async () => {
    const page = await visit(await screens.openVisitor());
    const matinee = row(page, 'Light Up Night');
    await matinee.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await matinee.getByRole('button', { name: 'Details of', expanded: true }).waitFor();
    await tabTo(page, matinee.getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Space');
    await eventually(page, async () => (await readToast(page))[0], 'Event saved!');
    await page.keyboard.press('F8');
    await eventually(
      page,
      () => page.evaluate(() => document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label')),
      'Notifications (F8)',
    );
  });

  it('hides an event and goes on with the next one', async () => {
    const page = await visit(await screens.openVisitor());
    await row(page, 'Used book sale').getByRole('button', { name: 'Details of' }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, row(page, 'Used book sale').getByRole('button', { name: 'Hide' }));
    await page.keyboard.press('Enter');
    await row(page, 'Used book sale').waitFor({ state: 'detached' });
    await eventually(
      page,
      () => isFocused(row(page, 'Story time for toddlers').getByRole('button', { name: 'Details of' })),
      true,
    );
  });

  it.each([
    ['the selector', 'Follow organizations', 'dialog'],
    ['the menu', 'More pages', 'menu'],
  ] as const)('opens %s, stays in it, and stands where she was after Escape', async (_, opener, role) => {
    const page = await visit(await screens.openVisitor());
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole(role).waitFor();
    await eventually(page, () => hasFocusWithin(page.getByRole(role)), true);
    await page.keyboard.press(role === 'menu' ? 'ArrowDown' : 'Shift+Tab');
    expect(await hasFocusWithin(page.getByRole(role))).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'hidden' });
    await eventually(page, () => isFocused(button), true);
  });

  it.each([
    ['the selector', 'Follow organizations', DESKTOP],
    ['the menu of a phone', 'Menu', PHONE],
  ])('opens %s before the page was idle, and stands where she was after Escape', async (_, opener, size) => {
    const context = await screens.openVisitor({ size });
    await context.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const page = await visit(context);
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await eventually(page, () => hasFocusWithin(page.getByRole('dialog')), true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await eventually(page, () => isFocused(button), true);
  });

  it('opens the menu of a phone, stays in it, and stands where she was after Escape', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await eventually(page, () => isFocused(page.getByRole('button', { name: 'Close menu' })), true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocusWithin(page.getByRole('dialog'))).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(page, () => isFocused(button), true);
  });

  it('opens the follow dialog of an event, and stands where she was after Escape', async () => {
    const page = await visit(await screens.openVisitor(), '/event/story-time-for-toddlers--2026-11-20');
    const button = page.getByRole('button', { name: 'Follow Org' });
    await button.focus();
    await page.keyboard.press('Enter');
    await eventually(page, () => hasFocusWithin(page.getByRole('dialog')), true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(page, () => isFocused(button), true);
  });

  it('goes along the organizations with the arrow keys and shows one', async () => {
    const page = await visit(await screens.openVisitor());
    const chips = page.getByRole('toolbar', { name: 'Organizations' });
    await chips.getByRole('button').first().focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await chips.getByRole('button', { name: 'Moorestown Township', pressed: true }).first().waitFor();
    await page.keyboard.press('Home');
    expect(await isFocused(chips.getByRole('button', { name: 'Follow organizations' }))).toBe(true);
  });

  it('chooses an accent with the arrow keys', async () => {
    const page = await visit(await screens.openVisitor(), '/themes');
    await page.getByRole('radio', { name: 'yellow' }).focus();
    await page.keyboard.press('ArrowRight');
    await eventually(page, () => page.evaluate(() => document.documentElement.dataset['accent']), 'blue');
    await reload(page);
    expect(await page.getByRole('radio', { name: 'blue' }).isChecked()).toBe(true);
  });
});

const hasFocusWithin = (element: Locator) => element.evaluate((it) => it.contains(document.activeElement));

const tabTo = async (page: Page, goal: Locator) => {
  for (let stop = 0; stop < 10 && !(await isFocused(goal)); stop += 1) await page.keyboard.press('Tab');
  expect(await isFocused(goal)).toBe(true);
};

/** 'off the screen', or '' if the middle of the focused element is visible. */
const findFocusCover = () => {
  const focused = document.activeElement as HTMLElement;
  if (focused === document.body) return '';
  const { left, right, top, bottom } = focused.getClientRects()[0]!;
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`.slice(0, 80);
  const over = document.elementFromPoint(x, y);
  if (!over) return `${name} is off the screen at ${Math.round(x)}, ${Math.round(y)}`;
  return over === focused || focused.contains(over) || over.contains(focused) || over.closest('label')
    ? ''
    : `${name} is under ${over.outerHTML.slice(0, 120)}`;
};
