import type { Page } from 'playwright-core';
import { addDays } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { publish } from '../../publishing';
import { newEmailAddress, signUp } from '../account';
import { findBarriers, findBarriersInEveryWindow, resize } from '../axe';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { group, readEventCount, readEventNames, reload, row, stopClock, visit } from '../home';
import { answerCalls } from '../routes';

const TODAY = '2026-11-20';
const RUN_COUNT = 24;
const MAPS = { name: 'Maps', organization: 'Moorestown Township', date: '2026-10-18', endDate: '2027-01-17' };

describe('A town with exhibitions of months', () => {
  const screens = openScreens();
  let quilts = 0;
  let before = 0;

  beforeAll(async () => {
    before = await readEventCount(await visit(await screens.openVisitor()));
    const almanac = screens.almanac();
    const run = (name: string, since: number, left: number) =>
      publish(almanac, name, {
        name,
        date: addDays(TODAY, -since),
        endDate: addDays(TODAY, left),
        location: 'Second floor',
        organization: 'Moorestown Township',
      });
    await run('Color and line', 42, 0);
    quilts = await run('Quilts from the attic', 69, 1);
    await run('Food drive', 18, 2);
    for (let at = 3; at < RUN_COUNT; at += 1) await run(`Exhibition ${at}`, 30, 10 + at);
    await almanac.waitUntilSettled();
  });

  it.each([
    ['a desk', { size: DESKTOP }],
    ['a tablet', { size: TABLET }],
    ['a phone', { size: PHONE, dark: true }],
  ])('has them in one band at the end of today, as the server draws it, at %s', async (_, looks) => {
    const page = await visit(await screens.openVisitor(looks));
    const all = await readStillOnCount(page);
    expect(all).toBeGreaterThanOrEqual(RUN_COUNT);
    await group(page, 'TODAY')
      .getByText(new RegExp(`^\\d+ events, ${all} still on$`))
      .waitFor();
    await stillOnButton(page).getByText('1 ends today, 2 more this weekend').waitFor();
    expect(await stillOnButton(page).getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByRole('link', { name: 'Quilts from the attic' }).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await stillOnButton(page).click();
    await row(page, 'Color and line').getByText('LAST DAY').waitFor();
    expect(await runList(page).locator('article').count()).toBe(8);
    await page.getByRole('button', { name: `Show ${all - 8} more` }).click();
    await row(page, 'Exhibition 23').waitFor();
    expect(await runList(page).locator('article').count()).toBe(all);
  });

  it('says until when beside its name, in another year too', async () => {
    const context = await screens.openVisitor({ dark: true });
    await answerCalls(context, '**/api/events', [anEvent(MAPS)]);
    const page = await visit(context);
    await stillOnButton(page).click();
    const until = row(page, 'Maps').getByText('to Jan 17, 2027');
    for (const size of [DESKTOP, TABLET, PHONE]) {
      await resize(page, size);
      await until.waitFor();
      expect([size, await until.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)]).toEqual([size, 0]);
    }
  });

  it('is read without any script', async () => {
    const context = await screens.openVisitor({ scripts: false });
    const page = await context.newPage();
    await page.goto('/');
    await stillOnButton(page).waitFor();
  });

  it('counts what it counted before, folds what is over as the day goes on, and opens it in place, in the table too', async () => {
    const page = await visit(await screens.openVisitor());
    expect(await readEventCount(page)).toBe(before);
    await row(page, 'Subcommittee').getByRole('link').first().focus();
    await page.clock.fastForward('09:00:00');
    await earlierButton(page).waitFor();
    // A row that has the focus stays.
    await row(page, 'Subcommittee').waitFor();
    await earlierButton(page).focus();
    await page.clock.fastForward('00:31');
    await row(page, 'Subcommittee').waitFor({ state: 'detached' });
    const over = Number.parseFloat(await earlierButton(page).innerText());
    expect(over + (await readEventCount(page))).toBe(before);
    expect(await page.getByText('ENDED', { exact: true }).count()).toBe(0);
    await page.keyboard.press('Enter');
    const rows = page.getByRole('list', { name: 'Earlier today' });
    await rows.getByText('ENDED', { exact: true }).first().waitFor();
    expect([await earlierButton(page).getAttribute('aria-expanded'), await rows.getByRole('article').count()]).toEqual([
      'true',
      over,
    ]);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('row').filter({ hasText: 'ENDED' }).first().waitFor();
    expect(await earlierButton(page).getAttribute('aria-expanded')).toBe('true');
    await earlierButton(page).click();
    await page.getByRole('row').filter({ hasText: 'ENDED' }).first().waitFor({ state: 'detached' });
  });

  it('opens them with the keyboard, the first to end first, and remembers it', async () => {
    const page = await visit(await screens.openVisitor());
    await stillOnButton(page).focus();
    await page.keyboard.press('Enter');
    await row(page, 'Quilts from the attic').getByText('1 DAY LEFT').waitFor();
    expect((await runList(page).locator('h3 a').allTextContents()).slice(0, 4)).toEqual([
      'Color and line',
      'Quilts from the attic',
      'Food drive',
      'Exhibition 3',
    ]);
    expect(await row(page, 'Quilts from the attic').locator('p').first().innerText()).toMatch(
      /^to Nov 21\s+since Sep 12\s+1 DAY/,
    );
    await page.getByRole('button', { name: MORE_BUTTON }).focus();
    await page.keyboard.press('Enter');
    await eventually(page, () => page.evaluate(() => document.activeElement?.textContent), 'Exhibition 8');
    await reload(page);
    expect(await stillOnButton(page).getAttribute('aria-expanded')).toBe('true');
    await row(page, 'Quilts from the attic').waitFor();
    await page.getByRole('button', { name: 'Fold' }).focus();
    await page.keyboard.press('Enter');
    await eventually(page, () => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded')), 'false');
    await row(page, 'Quilts from the attic').waitFor({ state: 'detached' });
  });

  it('shows them in their place to whoever searches, or chooses one organization', async () => {
    const page = await visit(await screens.openVisitor());
    await page.getByRole('searchbox').fill('quilts');
    await row(page, 'Quilts from the attic').getByText('SEP 12 – NOV 21').waitFor();
    expect(await stillOnButton(page).count()).toBe(0);
    await group(page, 'TODAY').getByText('1 event', { exact: true }).waitFor();
    await page.getByRole('searchbox').fill('');
    await stillOnButton(page).waitFor();
    await page.getByRole('toolbar').getByRole('button', { name: 'Moorestown Township', exact: true }).click();
    await row(page, 'Quilts from the attic').waitFor();
    expect(await stillOnButton(page).count()).toBe(0);
  });

  it('has them below a band in the table too', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE, storage: { eventView: 'table' } }));
    await stillOnButton(page).scrollIntoViewIfNeeded();
    const [lines, all] = [Number(await page.getByRole('table').getAttribute('aria-rowcount')), await readStillOnCount(page)];
    await stillOnButton(page).click();
    await page.getByRole('row').filter({ hasText: 'Quilts from the attic' }).getByText('1 DAY LEFT').waitFor();
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(lines + all));
    expect(await findBarriersInEveryWindow(page, { controls: [page.getByRole('table')] })).toEqual([]);
    await page.getByRole('button', { name: 'List' }).click();
    await row(page, 'Quilts from the attic').waitFor();
  });

  it('shows a saved one in its place among the saved', async () => {
    const context = await screens.openVisitor();
    await (await signUp(context, newEmailAddress())).save(quilts);
    const page = await visit(context, '/me');
    await row(page, 'Quilts from the attic').getByText('SEP 12 – NOV 21').waitFor();
    expect(await stillOnButton(page).count()).toBe(0);
  });

  it('leads those who come back from one to it, even if it was not among the first', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE, storage: { isStillOnOpen: 'true' } }));
    await page.getByRole('button', { name: MORE_BUTTON }).click();
    await row(page, 'Exhibition 20').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Exhibition 20' }).waitFor();
    await stopClock(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Friday, November 20' }).waitFor();
    await page.clock.fastForward(600);
    await row(page, 'Exhibition 20').waitFor();
  });

  it('prints all of them', async () => {
    const page = await visit(await screens.openVisitor());
    await page.emulateMedia({ media: 'print' });
    await row(page, 'Exhibition 23').waitFor();
    expect((await readEventNames(page)).filter((name) => name.startsWith('Exhibition'))).toHaveLength(RUN_COUNT - 3);
    await page.emulateMedia({ media: 'screen' });
    await row(page, 'Exhibition 23').waitFor({ state: 'detached' });
  });

  it('never scrolls sideways when they are open, and keeps nobody out', async () => {
    const page = await visit(await screens.openVisitor({ size: SMALLEST_WINDOW, storage: { isStillOnOpen: 'true' } }));
    const lastDay = row(page, 'Color and line').getByText('LAST DAY');
    for (const size of [DESKTOP, PHONE, SMALLEST_WINDOW]) {
      await resize(page, size);
      await row(page, 'Quilts from the attic').waitFor();
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(size.width);
    }
    expect(
      await findBarriersInEveryWindow(page, { controls: [lastDay, page.getByRole('button', { name: MORE_BUTTON })] }),
    ).toEqual([]);
  });
});

const MORE_BUTTON = /^Show \d+ more$/;

/** Includes the runs of the sample town where all events are shown. */
const readStillOnCount = async (page: Page): Promise<number> => Number(/\d+/.exec(await stillOnButton(page).innerText())![0]);

const stillOnButton = (page: Page) => page.getByRole('button', { name: /^Still on/i });

const earlierButton = (page: Page) => page.getByRole('button', { name: /^\d+ earlier today$/ });

const runList = (page: Page) => page.getByRole('list', { name: 'Still on, the first to end first' });
