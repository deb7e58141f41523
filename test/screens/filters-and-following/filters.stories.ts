import type { BrowserContext, Page } from 'playwright-core';
import type { TownEvent } from '#libs/contracts';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { DESKTOP, openScreens, PHONE } from '../browser';
import { eventually } from '../eventually';
import { isFocused, readEventNames, reload, row, unfold, visit } from '../home';

const STORY = 'Story time for toddlers';
const BRICKS = 'Brick builders’ hour';
const TOWN_CENTRE = { latitude: 39.9686, longitude: -74.9489 };

const opener = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const filterDialog = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const choice = (page: Page, name: string) => filterDialog(page).getByRole('button', { name: new RegExp(`^${name}`) });
const filterStatus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: / events? of \d+/ });
const chip = (page: Page, name: string) => page.getByRole('button', { name: `${name}, on. Take this filter off` });

const choose = async (page: Page, ...names: string[]) => {
  await opener(page).click();
  for (const name of names) await choice(page, name).click();
  await filterDialog(page)
    .getByRole('button', { name: /^(Done|Show )/ })
    .click();
  await filterDialog(page).waitFor({ state: 'hidden' });
};

const readCountOf = async (page: Page, name: string) =>
  Number(/\d+/.exec((await choice(page, name).filter({ hasText: /\d/ }).textContent())!)![0]);

/** My Almanac is shown first to a resident who has one. The list follows a choice a moment later; after a reload it starts with it. */
const visitAll = async (context: BrowserContext): Promise<Page> => {
  const page = await visit(context);
  const feed = page.getByRole('button', { name: 'MY ALMANAC', pressed: true });
  if ((await feed.count()) === 0) return page;
  await feed.click();
  return reload(page);
};

describe('Whoever asks the calendar for less', () => {
  const screens = openScreens();

  it.each([
    ['a desk', { size: DESKTOP, dark: false }, findBarriersInEveryWindow],
    ['a phone', { size: PHONE, dark: true }, findBarriers],
  ])('chooses, sees how many are left and why, and has everything again, at %s', async (_, who, barriersOf) => {
    const page = await visitAll(await screens.openVisitor(who));
    await opener(page).click();
    const offered = await readCountOf(page, 'For children');
    await choice(page, 'For children').click();
    expect(await readCountOf(page, 'For children')).toBe(offered);
    expect(await choice(page, 'For children').getAttribute('aria-pressed')).toBe('true');
    expect(await barriersOf(page)).toEqual([]);
    await filterDialog(page)
      .getByRole('button', { name: /^(Done|Show )/ })
      .click();
    await filterDialog(page).waitFor({ state: 'hidden' });

    await filterStatus(page)
      .filter({ hasText: `${offered} events of ` })
      .waitFor();
    const all = await page.evaluate(async () => (await fetch('/api/events')).json() as Promise<TownEvent[]>);
    const found = new Set(all.filter((event) => event.traits?.children).map(({ name }) => name));
    const drawn = await readEventNames(page);
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn.filter((name) => !found.has(name))).toEqual([]);

    const story = await unfold(page, STORY);
    await story.getByText("For children: it is listed under “Children's programs”").waitFor();
    expect(await barriersOf(page)).toEqual([]);

    const probable = Number(/(\d+) probably/.exec((await filterStatus(page).textContent())!)![1]);
    await page.getByText('probably for children').first().waitFor();
    await page.getByRole('button', { name: 'Hide probable' }).click();
    await filterStatus(page)
      .filter({ hasText: `${offered - probable} events of ` })
      .waitFor();
    await page.getByText('probably for children').first().waitFor({ state: 'detached' });
    await chip(page, 'Only if it says so').waitFor();
    expect(await isFocused(opener(page))).toBe(true);
    await chip(page, 'For children').click();
    expect(await filterStatus(page).textContent()).toMatch(/^\d+ events of \d+$/);

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await filterStatus(page).waitFor({ state: 'detached' });
    await eventually(page, async () => (await readEventNames(page)).some((name) => !found.has(name)), true);
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('adds hours up and narrows by everything else, and takes them off one by one', async () => {
    const page = await visitAll(await screens.openVisitor());
    await opener(page).click();
    const morning = await readCountOf(page, 'Morning');
    const evening = await readCountOf(page, 'Evening');
    await choice(page, 'Morning').click();
    await choice(page, 'Evening').click();
    expect(await readCountOf(page, 'Evening')).toBe(morning + evening);
    await choice(page, 'This weekend').click();
    expect(await readCountOf(page, 'Evening')).toBeLessThan(morning + evening);
    await filterDialog(page).getByRole('button', { name: 'Done' }).click();
    await filterStatus(page).filter({ hasText: ': this weekend, morning, evening' }).waitFor();
    for (const name of ['Morning', 'Evening', 'This weekend']) {
      await chip(page, name).click();
      await chip(page, name).waitFor({ state: 'detached' });
    }
    await filterStatus(page).waitFor({ state: 'detached' });
  });

  it('does it all with the keyboard', async () => {
    const page = await visitAll(await screens.openVisitor());
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await choice(page, 'Free').waitFor();
    expect(await choice(page, 'Free').evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await chip(page, 'Free').waitFor();
    await page.keyboard.press('Escape');
    await filterDialog(page).waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await chip(page, 'Free').waitFor({ state: 'detached' });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('learns which filter to give up where nothing is left', async () => {
    const page = await visitAll(await screens.openVisitor({ size: PHONE, dark: true }));
    await choose(page, 'Free', 'Online');
    await page.getByText('No events match your search criteria.').waitFor();
    await page.getByText('Take one filter off, or all of them.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const without = page.getByRole('button', { name: /^Without “Online”/ });
    const brings = Number(/(\d+) events?/.exec((await without.textContent())!)![1]);
    await without.click();
    await filterStatus(page)
      .filter({ hasText: `${brings} events of ` })
      .waitFor();
    await chip(page, 'Free').waitFor();
    await chip(page, 'Online').waitFor({ state: 'detached' });
  });

  it('finds what was chosen again in this tab, and nothing of it in another', async () => {
    const context = await screens.openVisitor();
    const page = await visitAll(context);
    await choose(page, 'For children');
    await reload(page);
    await chip(page, 'For children').waitFor();
    await filterStatus(page).waitFor();
    expect(await chip(await visit(context), 'For children').count()).toBe(0);
  });

  it('filters the table, the month and the map alike', async () => {
    const page = await visitAll(await screens.openVisitor());
    await choose(page, 'For children', 'This weekend', 'Only if it says so');
    const left = (await filterStatus(page).textContent())!;
    const view = (name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name }).click();
    await view('Table');
    await page.getByRole('row').filter({ hasText: BRICKS }).first().waitFor();
    expect(await page.getByRole('row').count()).toBe(1 + Number(/\d+/.exec(left)![0]));
    await view('Calendar');
    await page.getByRole('button', { name: /Saturday, November 21, 2026, [1-9]/ }).waitFor();
    expect(await page.getByRole('button', { name: /Monday, November 23, 2026, [1-9]/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'MAP' }).first().click();
    await chip(page, 'For children').waitFor();
    await page.getByRole('heading', { name: 'Events for Today' }).waitFor();
    await page.getByText('No events with a location on this day.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('No events with a location on this day.').waitFor({ state: 'detached' });
  });

  it('subscribes to what is left', async () => {
    const page = await visitAll(await screens.openVisitor());
    await choose(page, 'Free');
    const left = /\d+/.exec((await filterStatus(page).textContent())!)![0];
    await page.getByRole('button', { name: 'More pages' }).click();
    await page.getByRole('menuitem', { name: 'Subscribe' }).click();
    const offer = page.getByRole('dialog').getByRole('radio', { name: /^Free/ });
    await offer.check();
    const address = await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();
    expect(new URL(address).pathname + new URL(address).search).toBe('/calendar.ics?free=1');
    expect(Number(left)).toBeGreaterThan(0);
    const calendar = await page.evaluate(async (path) => (await fetch(path)).text(), address);
    expect(calendar).toContain('SUMMARY:');
  });
});

describe('Whoever asks for what is near', () => {
  const screens = openScreens();

  it('is asked where they are only then, and tells nobody else', async () => {
    const context = await screens.openVisitor();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(TOWN_CENTRE);
    const requests: string[] = [];
    context.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    const page = await visitAll(context);
    await opener(page).click();
    await filterDialog(page).getByText('Within a mile. Where you are stays in this browser.').waitFor();
    await choice(page, 'Near me').click();
    await chip(page, 'Near me').waitFor();
    const near = await readCountOf(page, 'Near me');
    expect(near).toBeGreaterThan(0);
    await filterDialog(page).getByRole('button', { name: 'Done' }).click();
    await filterStatus(page)
      .filter({ hasText: `${near} events of ` })
      .waitFor();
    const [first] = await readEventNames(page);
    const opened = await row(page, first!)
      .getByRole('button', { name: 'Details of' })
      .click()
      .then(() => row(page, first!));
    await opened.getByText(/^Near me: (less than )?[\d.]+ miles? from where you are$/).waitFor();
    expect(requests.filter((one) => /39\.968|74\.948/.test(one))).toEqual([]);
    await reload(page);
    await opener(page).waitFor();
    expect(await chip(page, 'Near me').count()).toBe(0);
  });

  it('is told kindly when the browser may not or cannot say', async () => {
    const context = await screens.openVisitor();
    const page = await visitAll(context);
    await opener(page).click();
    await choice(page, 'Near me').click();
    await filterDialog(page)
      .getByText(/^This browser may not say where you are\./)
      .waitFor();
    expect(await chip(page, 'Near me').count()).toBe(0);
    await page.evaluate(() =>
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
        value: (_: unknown, failed: (error: object) => void) => failed({ code: 2, PERMISSION_DENIED: 1 }),
      }),
    );
    await choice(page, 'Near me').click();
    await filterDialog(page).getByText('This browser cannot say where you are right now. Please try again later.').waitFor();
  });
});
