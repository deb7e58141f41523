import type { Page } from 'playwright-core';
import type { ReviewPage, TownEvent } from '#libs/contracts';
import { publishTwice } from '../../publishing';
import { createStaff, type Staff } from '../../staff';
import { DIALOG_SELECTOR, findBarriers, findBarriersInEveryWindow } from '../axe';
import { openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { readToast, visit } from '../home';
import { openOperator } from '../operator';
import { findOverflow } from '../overflow';
import { failCalls } from '../routes';

const LIBRARY = 'Moorestown Library';

const CLOSING_CALLS = {
  suggestion: ['decline', { reason: 'Over.' }],
  report: ['close', { done: 'Over.' }],
  merge: ['refuse', { reason: 'Over.' }],
} as const;

describe('Olive, who goes through what waits,', () => {
  const screens = openScreens({ SUGGESTIONS_PER_MINUTE: '100000' });

  let oscar: Staff;

  beforeAll(async () => {
    oscar = await createStaff(screens.almanac(), 'oscar@example.com');
  });

  const waiting = async () => (await oscar.get<ReviewPage>('review')).items;

  beforeEach(async () => {
    const paths: string[] = [];
    for (let items = await waiting(); items.length > 0; items = await waiting())
      for (const { kind, id } of items) {
        const [deed, data] = CLOSING_CALLS[kind];
        const path = `review/${kind}s/${id}/${deed}`;
        expect(paths).not.toContain(path);
        paths.push(path);
        await oscar.post(path, data).expect(204);
      }
  });

  const suggest = async (eventName: string, about: object = {}) => {
    const suggestion = { eventName, organization: LIBRARY, date: '2026-12-06', time: '08:00', location: 'Fire house', ...about };
    await screens.almanac().http.post('/api/suggest-event').send(suggestion).expect(202);
  };
  const report = async (name: string) => {
    const event = { name, organization: LIBRARY, date: '2026-11-20', time: '10:30 AM' };
    await screens.almanac().http.post('/api/report').send({ event, issue: 'It begins at eleven.' }).expect(202);
  };
  /** A new name on every call: two that were kept apart are never merged again. */
  let concerts = 0;
  const twice = (name: string) => publishTwice(screens.almanac(), name, [LIBRARY, 'Perkins Center for the Arts']);
  const all = async (names: readonly string[]) => {
    for (const name of names) await suggest(name);
  };
  const queue = async (looks = {}) => visit(await openOperator(screens, looks), '/ops/review');
  const rows = (page: Page) => page.locator('[data-key]');
  const titles = (page: Page) => rows(page).locator('h3').allTextContents();
  const here = (page: Page) => page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent);
  const at = (page: Page, title: string | undefined) => eventually(page, () => here(page), title);
  const waitForStatus = (page: Page, words: string) =>
    page.locator('main section [role="status"]').filter({ hasText: words }).waitFor();
  const begin = async (page: Page) => {
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Keys' }).focus();
  };

  it('reads all of it in one queue', async () => {
    await suggest('Pancake Breakfast', {
      organization: 'Relief Engine Company',
      contactName: 'Ruth Ambler',
      description: 'Tea &amp; <b>scones</b>',
    });
    await report('Story Time for Toddlers');
    await twice(`Serenade ${'x'.repeat(++concerts)}`);
    const events = await screens.almanac().read<TownEvent[]>('/api/events');
    const toddlers = events.find(({ name }) => name === 'Story time for toddlers')!;
    const page = await queue({ size: PHONE, dark: true });
    await rows(page).nth(2).waitFor();
    const text = (await page.locator('main').innerText()).replaceAll('\n', ' ');
    for (const words of [
      'Relief Engine Company, 8:00 AM, Fire house',
      'by Ruth Ambler',
      'No organization of the town is called “Relief Engine Company”',
      'Tea & scones',
      '“It begins at eleven.”',
      'Merged by a rule, almost certain: same title, start and place',
      'Perkins Center for the Arts',
    ])
      expect(text).toContain(words);
    await page.getByLabel('Event to correct').fill(`/event/${toddlers.id}`);
    await page.getByRole('button', { name: 'Show traits' }).click();
    await page.getByRole('button', { name: 'Free: Correct to no' }).click();
    await page.getByLabel('Reason').fill('Tickets are sold.');
    await page.getByRole('button', { name: 'Correct to no', exact: true }).click();
    await page.getByText('no, corrected').waitFor();
    await page.getByText('“Tickets are sold.”').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Free:');
    expect(await findOverflow(page)).toEqual([]);
    await page.getByRole('button', { name: 'Free: Undo the correction' }).click();
    await page.getByLabel('Reason').fill('They are not.');
    await page.getByRole('button', { name: 'Undo the correction', exact: true }).click();
    await page.getByText('no, corrected').waitFor({ state: 'detached' });
    const [edit, keys] = ['Choose organization Pancake Breakfast', 'Keys'].map((name) => page.getByRole('button', { name }));
    expect(await findBarriersInEveryWindow(page, { controls: [edit!, keys!] })).toEqual([]);
    expect(await page.getByRole('button', { name: 'Accept Pancake Breakfast' }).count()).toBe(0);
    expect(await page.getByRole('columnheader').getByRole('link').count()).toBe(2);
    await edit!.click();
    await page.getByLabel('Event name').waitFor();
    await page.getByLabel('Organization').selectOption('New organization: Relief Engine Company');
    expect(await findBarriersInEveryWindow(page, { controls: [page.getByLabel('Event name')] })).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await keys!.click();
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(await findBarriersInEveryWindow(page, { within: DIALOG_SELECTOR })).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });

  it('goes through it with the keyboard alone: on and back, accepts, declines, undoes', async () => {
    const page = await queue();
    await all(['One', 'Two', 'Three', 'Four']);
    await page.reload();
    await begin(page);
    const [first, second, third, fourth] = await titles(page);
    await page.keyboard.press('j');
    await at(page, first);
    await page.keyboard.press('ArrowDown');
    await at(page, second);
    await page.keyboard.press('k');
    await at(page, first);
    await page.keyboard.press('a');
    await at(page, second);
    await waitForStatus(page, `Accepted: ${first}`);
    expect(await titles(page)).toEqual([second, third, fourth]);

    await page.keyboard.press('d');
    await page.getByLabel('Why it is declined').waitFor();
    await page.keyboard.type('Just a duplicate? d');
    expect(await page.getByLabel('Why it is declined').inputValue()).toBe('Just a duplicate? d');
    await page.keyboard.press('Enter');
    await at(page, third);
    await page.keyboard.press('d');
    await eventually(page, () => page.getByLabel('Why it is declined').inputValue(), 'Just a duplicate? d');
    await page.keyboard.press('Escape');
    await at(page, third);

    await page.keyboard.press('u');
    await at(page, second);
    await page.keyboard.press('u');
    await at(page, first);
    expect(await titles(page)).toEqual([first, second, third, fourth]);
    await page.keyboard.press('u');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    expect(await titles(page)).toEqual([first, second, third, fourth]);
  });

  it('leaves the keys alone where the keyboard is elsewhere', async () => {
    await all(['One', 'Two']);
    const page = await queue();
    await rows(page).first().waitFor();
    await page.getByRole('link', { name: 'Feeds' }).focus();
    for (const key of ['a', 'd', 'e', '?']) await page.keyboard.press(key);
    expect(await titles(page)).toHaveLength(2);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('edits one before she accepts it, under an organization that the town has', async () => {
    await suggest('Pancakes', { organization: 'The fire company' });
    const page = await queue();
    await begin(page);
    await page.keyboard.press('a');
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    const organization = page.getByLabel('Organization');
    await eventually(page, () => organization.evaluate((one) => one === document.activeElement), true);
    await page.getByRole('button', { name: 'Accept as edited' }).press('Enter');
    await page.getByText('Please choose the organization.').waitFor();
    await organization.selectOption(LIBRARY);
    await page.getByLabel('“The fire company” is another name of it, from now on').check();
    await page.getByLabel('Event name').fill('Pancake Breakfast');
    await page.getByLabel('Time').fill('09:30');
    await page.getByRole('button', { name: 'Accept as edited' }).press('Enter');
    await page.getByText('Nothing waits for you.').waitFor();
    await page.getByRole('button', { name: 'Decided lately' }).click();
    const decided = rows(page).filter({ hasText: 'Moorestown Library, 9:30 AM, Fire house' });
    await decided.getByRole('heading', { name: 'Pancake Breakfast' }).waitFor();
    await decided.getByText(/^Accepted today at .*, by operator-\d+@example\.com/).waitFor();
    await decided.getByRole('button', { name: 'Undo Pancake Breakfast' }).press('Enter');
    await page.getByLabel('Why it is undone').fill('The other one.');
    await page.getByRole('button', { name: 'Undo it' }).press('Enter');
    await decided.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'All 1' }).click();
    await rows(page).filter({ hasText: 'Pancakes' }).waitFor();
  });

  it('closes a report with what was done, confirms a merge, refuses another', async () => {
    await report('Story Time for Toddlers');
    await twice('Copper Serenade');
    await twice('Silver Quartet');
    const page = await queue();
    await begin(page);
    await page.getByRole('button', { name: 'Close Story Time for Toddlers' }).press('Enter');
    await page.getByLabel('What was done about the report').fill('Asked the library.');
    await page.keyboard.press('Enter');
    await waitForStatus(page, 'Closed: Story Time for Toddlers');
    await page.getByRole('button', { name: 'Confirm Copper Serenade' }).press('Enter');
    await at(page, 'Silver Quartet');
    await page.keyboard.press('d');
    await page.getByLabel('Why these are two different events').fill('Two bands.');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing waits for you.').waitFor();
    await page.getByRole('button', { name: 'Undo Silver Quartet' }).press('Enter');
    await at(page, 'Silver Quartet');
    expect(await titles(page)).toEqual(['Silver Quartet']);
    await page.getByRole('button', { name: 'Undo Copper Serenade' }).press('Enter');
    await page.getByRole('button', { name: 'Confirm 2 almost certain merges' }).press('Enter');
    await page.getByText('Nothing waits for you.').waitFor();
    expect(await page.getByRole('button', { name: /^Undo (Copper|Silver)/ }).count()).toBe(2);
    await eventually(page, async () => (await waiting()).length, 0);
  });

  it('goes through hundreds, and is never without the next ones', async () => {
    const names = Array.from({ length: 130 }, (_, nth) => `Event ${nth}`);
    await all(names);
    const page = await queue();
    await begin(page);
    await page.getByRole('button', { name: 'Suggestions 130' }).waitFor();
    await page.keyboard.press('j');
    for (let left = 130; left > 0; left--) {
      await eventually(page, () => here(page).then((title) => title?.startsWith('Event ')), true);
      await page.keyboard.press('a');
    }
    await page.getByText('Nothing waits for you.').waitFor();
    const { waiting }: ReviewPage = await (await page.request.get('/api/ops/review')).json();
    expect(waiting).toEqual({ suggestion: 0, report: 0, merge: 0 });
  });

  it('sees what has come meanwhile, and stays where she is', async () => {
    await all(['One']);
    const page = await queue();
    await begin(page);
    await page.keyboard.press('j');
    await all(['Two']);
    await page.clock.fastForward(20_000);
    await rows(page).filter({ hasText: 'Two' }).waitFor();
    expect(await here(page)).toBe('One');
  });

  it('decides one thing at one press, however long it is held, and at one click, though it were a double one', async () => {
    const names = ['One', 'Two', 'Three', 'Four'];
    await all(names);
    const page = await queue();
    await begin(page);
    await page.keyboard.press('j');
    await page.keyboard.down('a');
    await page.keyboard.down('a');
    await page.keyboard.down('a');
    await page.keyboard.up('a');
    expect(await titles(page)).toHaveLength(3);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Accept/ })
      .dblclick();
    expect(await titles(page)).toHaveLength(2);
    // Moving on may repeat while a key is held: it decides nothing.
    await page.keyboard.down('j');
    await page.keyboard.down('j');
    await page.keyboard.up('j');
    await at(page, (await titles(page))[1]);
  });

  it('shows what was chosen last, whichever list is answered first', async () => {
    await all(['One']);
    await report('Story Time for Toddlers');
    const page = await queue();
    await begin(page);
    let answer = () => undefined as unknown;
    await page.route('**/api/ops/review?kind=suggestion', (route) => {
      answer = () => route.continue();
    });
    await page.getByRole('button', { name: 'Suggestions 1' }).click();
    await page.getByRole('button', { name: /^Reports/ }).click();
    await rows(page).filter({ hasText: 'Story Time for Toddlers' }).waitFor();
    const late = page.waitForResponse('**/api/ops/review?kind=suggestion');
    answer();
    await (await late).finished();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await titles(page)).toEqual(['Story Time for Toddlers']);
  });

  it('finds again what another has reopened, and keeps her place where another has decided', async () => {
    await all(['One', 'Two', 'Three']);
    const page = await queue({ size: TABLET });
    const [first, second, third] = (await waiting()).map(({ id }) => id);
    const decline = (id: string | undefined) => oscar.post(`review/suggestions/${id}/decline`, { reason: 'No.' });
    await begin(page);
    const [, middle, last] = await titles(page);
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await at(page, middle);
    await eventually(page, async () => (await waiting()).length, 2);
    await oscar.post(`review/suggestions/${first}/reopen`, { reason: 'Not yet.' });
    await decline(second);
    await page.clock.fastForward(20_000);
    await page.getByRole('button', { name: 'All 2' }).waitFor();
    expect(await titles(page)).toHaveLength(2);
    await at(page, last);
    await decline(third);
    await page.clock.fastForward(20_000);
    await page.getByRole('button', { name: 'All 1' }).waitFor();
    await page.keyboard.press('a');
    await page.getByText('Nothing waits for you.').waitFor();
  });

  it('has her words still where what she edited is refused', async () => {
    screens.allowErrors(/409/);
    await all(['One']);
    const page = await queue();
    await begin(page);
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await page.getByLabel('Event name').fill('One and a half');
    await page.route('**/accept', (route) =>
      route.fulfill({ status: 409, json: { statusCode: 409, message: 'There is no organization of that name.' } }),
    );
    await page.getByRole('button', { name: 'Accept as edited' }).press('Enter');
    await page.getByRole('alert').getByText('There is no organization of that name.').waitFor();
    expect(await page.getByLabel('Event name').inputValue()).toBe('One and a half');
    expect(await findBarriers(page)).toEqual([]);
    await page.unroute('**/accept');
    await page.getByRole('button', { name: 'Accept as edited' }).press('Enter');
    await waitForStatus(page, 'Accepted: One');
  });

  it('has it back where the server refuses, and is told so', async () => {
    screens.allowErrors(/500/);
    await all(['One', 'Two']);
    const page = await queue();
    await begin(page);
    const before = await titles(page);
    const failing = await failCalls(page, '**/accept');
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await eventually(page, () => readToast(page).then(([title]) => title), 'It could not be done');
    await eventually(page, () => titles(page).then((now) => now.join()), before.join());
    await failing.restore();
  });

  it('is told where the queue cannot be loaded, and tries again', async () => {
    screens.allowErrors(/500/);
    await all(['One']);
    const context = await openOperator(screens);
    const failing = await failCalls(context, '**/api/ops/review**');
    const page = await visit(context, '/ops/review');
    await page.getByRole('alert').getByText('Unable to load the queue.').waitFor();
    await failing.restore();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await rows(page).filter({ hasText: 'One' }).waitFor();
  });

  it('enlarges it until 320 px are seen, and nothing lies beside the page', async () => {
    await suggest('Pancake Breakfast');
    await twice('Marble Madrigals');
    const page = await queue({ size: SMALLEST_WINDOW });
    await rows(page).nth(1).waitFor();
    const widest = () => page.evaluate(() => document.scrollingElement!.scrollWidth);
    expect(await widest()).toBe(SMALLEST_WINDOW.width);
    await page.getByRole('button', { name: 'Edit Pancake Breakfast' }).click();
    expect(await widest()).toBe(SMALLEST_WINDOW.width);
  });
});
