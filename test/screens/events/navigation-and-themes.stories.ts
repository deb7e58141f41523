import type { Page } from 'playwright-core';
import { resize } from '../axe';
import { boxOf } from '../box-of';
import { DESKTOP, openScreens, PHONE, TABLET } from '../browser';
import { eventually } from '../eventually';
import { readToast, reload, row, visit } from '../home';
import { textsUnder } from '../texts-under';

describe('Somebody who makes themselves at home', () => {
  const screens = openScreens();

  it('collapses the sidebar to a rail of at most six organizations, which stays so', async () => {
    const page = await visit(await screens.openVisitor());
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await eventually(page, async () => (await readToast(page)).length, 2);
    expect((await boxOf(page.getByRole('complementary', { name: 'Sidebar' }))).width).toBe(288);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await reload(page);
    const rail = page.getByRole('complementary', { name: 'Sidebar' });
    await eventually(page, () => rail.getByRole('button').count(), 6);
    expect((await boxOf(rail)).width).toBe(64);
    await page.getByRole('button', { name: 'Expand sidebar' }).hover();
    await page.clock.fastForward(700);
    await page.getByRole('tooltip', { name: 'Expand sidebar' }).waitFor();
    await rail.getByRole('button', { name: 'Moorestown Library' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Moorestown Library', pressed: true }).waitFor();
  });

  it('copies the version', async () => {
    const page = await visit(await screens.openVisitor());
    await page.getByRole('button', { name: 'Copy build version' }).click();
    await eventually(page, async () => (await readToast(page))[0], 'Version copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^v\d{4}-\d\d-\d\d-/);
  });

  it('chooses an accent and dark mode, and comes back to them', async () => {
    const page = await visit(await screens.openVisitor(), '/themes');
    await tile(page, 'teal').click();
    await tile(page, 'Dark').click();
    expect(await readTheme(page)).toEqual({ accent: 'teal', scheme: 'dark', dark: true });
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await reload(page);
    expect(await readTheme(page)).toEqual({ accent: 'teal', scheme: 'dark', dark: true });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
    await page.getByRole('button', { name: 'Reset to yellow' }).click();
    await tile(page, 'Like my system').click();
    expect(await readTheme(page)).toEqual({ accent: 'yellow', scheme: 'light', dark: false });
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(page, () => readTheme(page), { accent: 'yellow', scheme: 'dark', dark: true });
  });

  it('chooses among three modes and eight accents with the arrows', async () => {
    const page = await visit(await screens.openVisitor(), '/themes');
    const group = (name: string) => page.getByRole('group', { name }).getByRole('radio');
    expect(await group('Mode').count()).toBe(3);
    await group('Mode').last().focus();
    await page.keyboard.press('ArrowUp');
    expect((await readTheme(page)).scheme).toBe('dark');
    await group('Accent').first().focus();
    const accents = [];
    for (let place = 0; place < 8; place++) {
      accents.push((await readTheme(page)).accent);
      await page.keyboard.press('ArrowDown');
    }
    expect(accents).toEqual(['yellow', 'blue', 'green', 'purple', 'red', 'orange', 'pink', 'teal']);
    expect(await page.evaluate(() => localStorage.getItem('accent-color'))).toBe('yellow');
  });

  it('goes back to the top from where the top is out of sight, and reads on from its heading', async () => {
    const page = await visit(await screens.openVisitor());
    const top = page.getByRole('button', { name: 'Back to top' });
    const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
    await scrollTo(300);
    await eventually(page, () => page.evaluate(() => window.scrollY), 300);
    expect(await top.count()).toBe(0);
    await scrollTo(301);
    for (const size of [DESKTOP, PHONE]) {
      await resize(page, size);
      await scrollTo(301);
      await top.waitFor();
      expect(await textsUnder(top, 301)).toEqual([]);
    }
    await scrollTo(301);
    await top.press('Enter');
    await eventually(page, () => page.evaluate(() => window.scrollY), 0);
    await eventually(page, () => top.count(), 0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('changes the mode in the menu, which a second tab follows', async () => {
    const context = await screens.openVisitor();
    const [page, other] = [await visit(context), await visit(context, '/about')];
    await page.getByRole('button', { name: 'More pages' }).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Subscribe',
      'Suggest Event',
      'About',
      'Share',
      'Subcalendars',
      'Settings',
      'Themes',
      'Privacy',
      'Dark mode',
    ]);
    await page.getByRole('menuitem', { name: 'Dark mode' }).click();
    await eventually(page, async () => (await readTheme(page)).scheme, 'dark');
    await eventually(other, async () => (await readTheme(other)).scheme, 'dark');
  });

  it('goes through the pages of the menu on a phone', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    for (const [entry, heading] of [
      ['About', 'About'],
      ['Share', 'Share Almanac'],
      ['Subcalendars', 'Subcalendars'],
      ['Privacy', 'Privacy'],
      ['Themes', 'Themes'],
    ] as const) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: entry }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await tabs(page).getByRole('link', { name: 'EVENTS' }).click();
    await page.getByRole('heading', { level: 1, name: 'Friday, November 20' }).waitFor();
    expect(await tabs(page).getByRole('link', { name: 'EVENTS' }).getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('complementary').count()).toBe(0);
  });

  it('finds the link home at least 44 px high in every window', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }), '/about');
    const wordmark = page.getByRole('banner').getByRole('link', { name: 'Almanac, Moorestown' });
    for (const size of [PHONE, TABLET, DESKTOP]) {
      await resize(page, size);
      expect((await boxOf(wordmark)).height).toBeGreaterThanOrEqual(44);
      await wordmark.click();
      await page.getByRole('heading', { level: 1, name: 'Friday, November 20' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    }
  });

  it('has tabs at the bottom on a tablet and a sidebar at a desk, never both', async () => {
    const page = await visit(await screens.openVisitor({ size: TABLET }));
    const { y, height } = await boxOf(tabs(page));
    expect(y + height).toBe(TABLET.height);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.getByRole('complementary', { name: 'Sidebar' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1);
  });

  it('follows a program and finds it followed the next time', async () => {
    const page = await visit(await screens.openVisitor(), '/subcalendars');
    const council = page.getByRole('checkbox', { name: 'Township Council' });
    await Promise.all([page.waitForResponse('**/api/subcalendars/follow'), council.click()]);
    await page.getByRole('button', { name: 'Moorestown Township 1 of 4' }).waitFor();
    expect(await page.getByRole('button', { expanded: true }).filter({ hasText: ' of ' }).count()).toBe(3);
    await reload(page);
    await page.getByRole('button', { name: 'Moorestown Township 1 of 4' }).waitFor();
    expect(await council.isChecked()).toBe(true);
    expect(await page.getByText('Titles with “story time”').isVisible()).toBe(true);
    const adults = page.getByRole('checkbox', { name: 'Adults Book clubs' });
    await Promise.all([page.waitForResponse('**/api/subcalendars/follow'), adults.click()]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'EVENTS' }).click();
    await row(page, 'Friday matinee').waitFor();
  });

  it('can write to somebody, and report a mistake', async () => {
    const context = await screens.openVisitor();
    const about = await visit(context, '/about');
    expect(await about.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:/);
    const share = await visit(context, '/share');
    expect(await share.getByRole('link', { name: 'Report a mistake' }).getAttribute('href')).toMatch(/^mailto:/);
  });

  it('copies the link of the calendar for a neighbor', async () => {
    const page = await visit(await screens.openVisitor(), '/share');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await eventually(page, () => readToast(page), ['Link copied!', 'The link to Almanac has been copied to your clipboard.']);
    expect(`${await page.evaluate(() => navigator.clipboard.readText())}/share`).toBe(page.url());
  });

  it('copies it where the line is not safe too, or is told that it cannot be copied', async () => {
    const context = await screens.openVisitor();
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }));
    const page = await visit(context, '/share');
    const copy = page.getByRole('button', { name: 'Copy', exact: true });
    await page.evaluate(recordCopies);
    await copy.click();
    await eventually(page, async () => (await readToast(page))[0], 'Link copied!');
    expect(await page.evaluate(recordedCopies)).toEqual([new URL('/', page.url()).origin]);
    expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copy.click();
    await eventually(page, () => readToast(page), ['Error', 'Failed to copy link. Please try again.']);
  });
});

type WithCopies = typeof globalThis & { copied?: string[] };

const recordCopies = () => {
  const copied: string[] = [];
  (globalThis as WithCopies).copied = copied;
  document.addEventListener('copy', ({ target }) => copied.push((target as HTMLTextAreaElement).value));
};

const recordedCopies = () => (globalThis as WithCopies).copied;

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const tile = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true });

const readTheme = (page: Page) =>
  page.evaluate(() => {
    const { classList, dataset } = document.documentElement;
    return { accent: dataset['accent'], scheme: dataset['mantineColorScheme'], dark: classList.contains('dark') };
  });
