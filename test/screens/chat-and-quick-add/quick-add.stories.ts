import type { Page } from 'playwright-core';
import { signUp } from '../account';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { openScreens, PHONE, SMALLEST_WINDOW } from '../browser';
import { eventually } from '../eventually';
import { advanceUntil, readEventNames, readToast, stopClock, visit, waitForStart } from '../home';
import { findOverflow } from '../overflow';
import { answerCalls, failCalls, holdCalls } from '../routes';

const SENTENCE = 'Scout bake sale Dec 12 9am to noon at the Community House #Social, bring the blue tablecloth';

describe('Ada, who adds an event in her own words,', () => {
  const screens = openScreens();
  let comers = 0;

  const ada = async (looks: Parameters<typeof screens.openVisitor>[0] = {}) => {
    const context = await screens.openVisitor(looks);
    const { key } = await signUp(context, `ada.quick.${++comers}@example.com`);
    const readOwnEvents = async (): Promise<{ name: string }[]> => (await context.request.get(`/api/events/user/${key}`)).json();
    return { context, readOwnEvents };
  };

  const box = (page: Page) => page.getByRole('textbox', { name: 'Add an event in your own words' });
  const confirm = (page: Page) => page.getByRole('region', { name: 'Confirm the event' });
  const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true });

  it('sees what is understood, confirms it and is led to it, and may take it back for a minute', async () => {
    const { context } = await ada({ size: PHONE });
    const page = await visit(context);
    await box(page).fill(SENTENCE);
    await page.getByText('Sat, Dec 12, 9:00 AM – 12:00 PM').waitFor();
    expect(await findBarriersInEveryWindow(page, { within: 'main', controls: [add(page)] })).toEqual([]);
    await add(page).click();
    const card = confirm(page);
    await card.getByText('Saturday, December 12, 2026').waitFor();
    await card.getByText('Not understood: “bring the blue tablecloth”. It stays in the description.').waitFor();
    expect(await card.getByRole('term').allTextContents()).toEqual([
      ...['Name', 'Date', 'Time', 'Location', 'Description', 'Category'],
    ]);
    const keep = card.getByRole('button', { name: 'Add to My Events' });
    expect(await findBarriersInEveryWindow(page, { controls: [keep] })).toEqual([]);
    await keep.click();
    await page.getByText('Event created!').waitFor();
    await page.clock.fastForward(1_000);
    await page.waitForURL('**/me');
    await waitForStart(page);
    await eventually(page, () => readEventNames(page), ['Scout bake sale']);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByText('Event created!').waitFor();
    await page.clock.fastForward(60_000);
    await page.getByText('Event created!').waitFor({ state: 'detached' });
  });

  it('does so with the keyboard alone, and takes it back', async () => {
    const { context, readOwnEvents } = await ada();
    const page = await visit(context);
    await box(page).focus();
    await page.keyboard.type('Soccer sign-up Thursday 6pm #');
    await page.getByRole('option', { name: '#Work' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await box(page).inputValue()).toBe('Soccer sign-up Thursday 6pm #Work ');
    await page.keyboard.press('Control+Enter');
    await confirm(page).waitFor();
    expect(await confirm(page).evaluate(findMisplacedLabels)).toEqual([]);
    // A second later the page navigates away unless she undoes it, which a slow machine could miss.
    await stopClock(page);
    await page.keyboard.press('Control+Enter');
    await advanceUntil(page, page.getByText('Event created!'));
    expect((await readOwnEvents()).map(({ name }) => name)).toEqual(['Soccer sign-up']);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await eventually(page, () => page.clock.runFor(1).then(() => readToast(page)), ['Event Removed']);
    await box(page).waitFor();
    expect(await readOwnEvents()).toEqual([]);
    await page.clock.fastForward(2_000);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('may still take it back where she is led, until she dismisses it or goes elsewhere', async () => {
    const { context, readOwnEvents } = await ada();
    const page = await visit(context);
    for (const [name, end] of [
      ['tea', 'Undo'],
      ['chess', 'Dismiss'],
      ['walk', 'EVENTS'],
    ] as const) {
      await box(page).fill(`${name} tomorrow 4pm`);
      await add(page).click();
      await confirm(page).getByRole('button', { name: 'Add to My Events' }).click();
      await page.getByText('Event created!').waitFor();
      await page.clock.fastForward(1_000);
      await page.waitForURL('**/me');
      await waitForStart(page);
      await page.getByText(`${name}, Sat, Nov 21, 4:00 PM`).waitFor();
      await page
        .getByRole(end === 'EVENTS' ? 'link' : 'button', { name: end })
        .first()
        .click();
      await page.getByText('Event created!').waitFor({ state: 'detached' });
      if (end === 'EVENTS') await box(page).waitFor();
      else await page.goto('/');
      await waitForStart(page);
    }
    expect((await readOwnEvents()).map(({ name }) => name).sort()).toEqual(['chess', 'walk']);
  });

  it('is asked about what is not sure, and adds nothing before she has answered', async () => {
    const { context } = await ada();
    const page = await visit(context);
    await box(page).fill('lunch friday 6pm with Ann');
    await add(page).click();
    const card = confirm(page);
    const keep = card.getByRole('button', { name: 'Add to My Events' });
    await card.getByText('Is that today?').waitFor();
    expect(await keep.isDisabled()).toBe(true);
    await card.getByRole('button', { name: 'Friday, November 27, 2026' }).click();
    expect(await keep.isEnabled()).toBe(true);
    await card.getByRole('definition').getByText('Friday, November 27, 2026').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('changes by hand what was understood, and keeps her line', async () => {
    const { context } = await ada();
    const page = await visit(context);
    const line = 'piano every Tuesday 4:30 at the Community House until Dec 22';
    await box(page).fill(line);
    await add(page).click();
    await confirm(page).getByRole('button', { name: 'Not what I meant' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add event' });
    expect(await box(page).inputValue()).toBe(line);
    expect(await dialog.getByLabel('Name').inputValue()).toBe('piano');
    expect(await dialog.getByLabel('Date').inputValue()).toBe('2026-11-24');
    expect(await dialog.getByLabel('Time').inputValue()).toBe('16:30');
    expect(await dialog.getByLabel('Repeats').inputValue()).toBe('weekly');
    expect(await dialog.getByLabel('Until').inputValue()).toBe('2026-12-22');
    await dialog.getByRole('button', { name: 'Add event', exact: true }).click();
    await eventually(page, async () => (await readToast(page))[0], 'Event created!');
  });

  it('adds both events of a line with two', async () => {
    screens.allowErrors(/500/);
    const { context, readOwnEvents } = await ada({ size: PHONE });
    const page = await visit(context);
    await box(page).fill('chess Monday 4pm and movie Tuesday 8pm');
    await add(page).click();
    const card = confirm(page);
    await card.getByRole('button', { name: 'chess, Mon, Nov 23, 4:00 PM', exact: true }).click();
    await card.getByRole('button', { name: 'Also add movie, Tue, Nov 24, 8:00 PM' }).click();
    expect(await findOverflow(page)).toEqual([]);
    await stopClock(page);
    const keep = card.getByRole('button', { name: 'Add to My Events' });
    await page.route('**/api/events/user', (route) =>
      route.request().postData()?.includes('movie') ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await keep.click();
    await advanceUntil(page, page.getByText('Create Error'));
    await page.unroute('**/api/events/user');
    await keep.click();
    await advanceUntil(page, page.getByText('Event created!'));
    expect((await readOwnEvents()).map(({ name }) => name).sort()).toEqual(['chess', 'movie']);
    await page.getByText('chess, Mon, Nov 23, 4:00 PM and movie, Tue, Nov 24, 8:00 PM').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(page, () => page.clock.runFor(1).then(() => readToast(page)), ['Event Removed']);
    expect(await readOwnEvents()).toEqual([]);
  });

  it('asks once, however often she presses, clears it by Escape, and puts them away by Cancel', async () => {
    const { context } = await ada();
    const page = await visit(context);
    await box(page).fill('tea');
    await page.keyboard.press('Escape');
    expect(await box(page).inputValue()).toBe('');
    expect(await add(page).count()).toBe(0);
    await box(page).fill('tea tomorrow');
    await add(page).click();
    await confirm(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await box(page).inputValue()).toBe('');
    expect(await add(page).count()).toBe(0);
    const hold = await holdCalls(context, '**/parse-natural-language');
    await box(page).fill('tea tomorrow');
    await add(page).click();
    expect(await page.getByRole('button', { name: 'Reading…' }).isDisabled()).toBe(true);
    hold.release();
    await confirm(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await box(page).inputValue()).toBe('');
  });

  it('hears when her words say no event, when there were too many, and when it could not be kept', async () => {
    screens.allowErrors(/422|429|500/);
    const { context } = await ada();
    const page = await visit(context);
    expect(await add(page).count()).toBe(0);
    await box(page).fill('   ');
    expect(await add(page).isDisabled()).toBe(true);
    await box(page).fill('???');
    await add(page).click();
    await eventually(page, () => readToast(page), [
      ...['Parse Error', 'Could not understand the event description. Try being more specific.'],
    ]);
    await context.route('**/parse-natural-language', (route) =>
      route.fulfill({ status: 429, json: { statusCode: 429, message: 'Too many requests. Try again in a minute.' } }),
    );
    await add(page).click();
    await eventually(page, () => readToast(page), ['Parse Error', 'Too many requests. Try again in a minute.']);
    await context.unroute('**/parse-natural-language');
    await box(page).fill('tea tomorrow');
    await add(page).click();
    const failing = await failCalls(page, '**/api/events/user', 'POST');
    await confirm(page).getByRole('button', { name: 'Add to My Events' }).click();
    await eventually(page, () => readToast(page), ['Create Error', 'Failed to create the event. Please try again.']);
    await failing.restore();
    await confirm(page).getByRole('button', { name: 'Add to My Events' }).click();
    await page.getByText('Event created!').waitFor();
  });

  it('has them read by rules alone where she wants no AI', async () => {
    const { context } = await ada();
    const page = await visit(context, '/settings');
    await page.getByRole('region', { name: 'Magic Stuff' }).getByRole('switch').click();
    await page.goto('/');
    await waitForStart(page);
    await box(page).fill('tea tomorrow');
    const request = page.waitForRequest('**/parse-natural-language');
    await add(page).click();
    expect((await request).postDataJSON()).toMatchObject({ text: 'tea tomorrow', assisted: false });
    await confirm(page).getByText('Read by rules, not by AI.').waitFor();
  });

  it('is told when Claude has read her words', async () => {
    const { context } = await ada();
    const draft = {
      ...{ name: 'tea', date: '2026-11-21', endDate: null, startTime: null, endTime: null, location: null, address: null },
      ...{ category: null, recurrence: null, description: '', parts: [], questions: [], source: 'claude' },
    };
    await answerCalls(context, '**/parse-natural-language', draft);
    const page = await visit(context);
    await box(page).fill('tea tomorrow');
    await add(page).click();
    await confirm(page).getByText('Read by Claude, a generative AI.').waitFor();
  });

  it('never scrolls sideways on a phone, however small', async () => {
    const { context } = await ada({ size: PHONE });
    const page = await visit(context);
    const neverSideways = async () => {
      for (const size of [SMALLEST_WINDOW, PHONE]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(size.width);
      }
    };
    await box(page).fill(`${SENTENCE} ${'x'.repeat(120)} #`);
    await page.getByRole('option').first().waitFor();
    await neverSideways();
    await box(page).fill(`${SENTENCE} ${'x'.repeat(120)}`);
    await add(page).click();
    await confirm(page).waitFor();
    await neverSideways();
  });

  it('has none of it before she has signed in', async () => {
    const page = await visit(await screens.openVisitor());
    expect(await box(page).count()).toBe(0);
  });
});

const findMisplacedLabels = (card: Element) => {
  const words = card.querySelector('p')!;
  return [...words.querySelectorAll('mark')]
    .filter((mark) => {
      const { top, height, fontSize } = getComputedStyle(mark, '::after');
      const [below, high, line] = [top, height, fontSize].map(Number.parseFloat) as [number, number, number];
      const bottom = mark.getBoundingClientRect().top + below + high;
      return high > line || bottom > words.nextElementSibling!.getBoundingClientRect().top;
    })
    .map(({ dataset }) => dataset.kind);
};
