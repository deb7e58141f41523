import type { BrowserContext, Page } from 'playwright-core';
import { aNewAddress, signUp } from '../account';
import { barriers, barriersInEveryWindow } from '../axe';
import { DESKTOP, openScreens, PHONE, SMALLEST, TABLET } from '../browser';
import { LAST_AHEAD, reload, stopClock, until, visit } from '../home';
import { answer, fail, hold } from '../routes';
import { eventually } from '../seeing';

const MEETING = '/event/township-budget-hearings--2026-11-24';
const LIGHTS = 'Light Up Night on Main Street';

const [TODAY, WEEK] = ['Summary of today', 'Summary of this week'];

const magic = (page: Page) => page.getByRole('button', { name: 'Magic Stuff' });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const highlights = (page: Page) => panel(page, 'Today’s Highlights');

const chip = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

const ask = async (page: Page, entry: string) => {
  await magic(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** Moves the mouse until what waits for that is there: it listens as soon as the page is idle. */
const stir = (page: Page, read: () => Promise<number>) => {
  let moves = 0;
  const moved = async () => {
    await page.mouse.move(100, 100 + (++moves % 50));
    return read();
  };
  return eventually(page, moved, 1);
};

/** How often each assisted call was made, and which files of scripts were fetched. */
const heard = (context: BrowserContext) => {
  const [calls, scripts]: [string[], string[]] = [[], []];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/highlights|summary|botcast|chat/.test(pathname) && pathname.startsWith('/api/')) calls.push(pathname);
    if (pathname.startsWith('/assets/')) scripts.push(pathname);
  });
  return { calls, scripts };
};

describe('Ada, who wants to know what is on without reading it all,', () => {
  const screens = openScreens();

  it.each([
    ['a desk', { size: DESKTOP, dark: true }, barriersInEveryWindow],
    ['a phone', { size: PHONE, dark: false }, barriers],
  ])('is told of today and of this week, at %s', async (_, looks, barriersOf) => {
    const page = await visit(await screens.somebody(looks));
    await ask(page, 'Today');
    await panel(page, TODAY).getByRole('link', { name: LIGHTS }).waitFor();
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await ask(page, 'This Week');
    await panel(page, WEEK).getByText('Monday').first().waitFor();
    await panel(page, WEEK).getByText('Put together by rules from the events themselves, not by AI').waitFor();
    expect(await panel(page, TODAY).count()).toBe(0);
    const close = panel(page, WEEK).getByRole('button', { name: 'Close This Week' });
    expect(await barriersOf(page, { controls: [magic(page), close] })).toEqual([]);
    await close.click();
    expect(await panel(page, WEEK).count()).toBe(0);
  });

  it('needs no mouse for it, and is led there and back', async () => {
    const page = await visit(await screens.somebody());
    await magic(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Today' }).waitFor();
    await page.keyboard.press('Escape');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await eventually(page, focused, 'Magic Stuff');
    await page.keyboard.press('Enter');
    await eventually(page, focused, 'Today');
    await page.keyboard.press('ArrowDown');
    await eventually(page, focused, 'This Week');
    await page.keyboard.press('Enter');
    await panel(page, WEEK).waitFor();
    await eventually(page, focused, 'This Week');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(page, focused, 'Magic Stuff');
    expect(await panel(page, WEEK).count()).toBe(0);
  });

  it('finds her own words in place of the summary as soon as she closes it', async () => {
    const context = await screens.somebody();
    await signUp(context, aNewAddress());
    const page = await visit(context);
    const words = page.getByRole('textbox', { name: 'Add an event in your own words' });
    await words.waitFor();
    await ask(page, 'Today');
    await panel(page, TODAY).waitFor();
    expect(await words.count()).toBe(0);
    await panel(page, TODAY).getByRole('button', { name: 'Close Today' }).click();
    await words.waitFor();
  });

  it('is told when it cannot be had, and tries again', async () => {
    screens.mayComplain(/500/);
    const context = await screens.somebody();
    const { mend } = await fail(context, '**/api/events/summary');
    const page = await visit(context);
    await ask(page, 'This Week');
    await page.getByRole('alert').getByText('Failed to generate event summary. Please try again.').waitFor();
    expect(await barriers(page)).toEqual([]);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await panel(page, WEEK).getByText('Monday').first().waitFor();
  });

  it('may have what she has chosen summed up', async () => {
    const page = await visit(await screens.somebody());
    await page.getByRole('toolbar').getByRole('button', { name: 'Moorestown Library' }).click();
    await page.getByRole('button', { name: 'Summarize' }).click();
    await panel(page, 'Summary of Moorestown Library').getByRole('link', { name: 'Story time for toddlers' }).first().waitFor();
  });

  it('reads who has written it, and leads to the events', async () => {
    const context = await screens.somebody();
    await answer(context, '**/api/ai/event-summary', { summary: '**Library** has [<b>Tea</b>](/event/1)', source: 'claude' });
    const page = await visit(context);
    await ask(page, 'Today');
    await panel(page, TODAY).getByText('Generated by AI, not official.').waitFor();
    expect(await panel(page, TODAY).getByRole('link', { name: '<b>Tea</b>' }).getAttribute('href')).toBe('/event/1');
  });

  it('sees all of it when she enlarges the page', async () => {
    const page = await visit(await screens.somebody({ size: SMALLEST, highlights: true }));
    await stir(page, () => highlights(page).count());
    await ask(page, 'This Week');
    await panel(page, WEEK).getByText('Monday').first().waitFor();
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(SMALLEST.width);
    // In the evening it is over.
    for (const told of [highlights(page), panel(page, WEEK)]) await told.getByRole('link', { name: LIGHTS }).waitFor();
    await page.clock.fastForward('12:30:00');
    for (const told of [highlights(page), panel(page, WEEK)])
      await told.getByRole('link', { name: LIGHTS }).waitFor({ state: 'detached' });
  });
});

describe('The highlights of the day', () => {
  const screens = openScreens();
  const day = '2026-11-20';

  it('come up by themselves, once', async () => {
    const context = await screens.somebody({ size: TABLET, highlights: true });
    const { calls } = heard(context);
    const page = await visit(context);
    const top = () => page.getByRole('heading', { name: 'TODAY', exact: true }).boundingBox();
    const before = await top();
    await stir(page, () => highlights(page).count());
    await highlights(page).getByRole('link', { name: LIGHTS }).waitFor();
    expect(await top()).toEqual(before);
    for (const [other, back] of [
      [page.getByRole('button', { name: 'Table' }), page.getByRole('button', { name: 'List' })],
      [chip(page, 'Moorestown Library'), chip(page, 'All events')],
    ] as const) {
      await other.click();
      await highlights(page).waitFor({ state: 'detached' });
      await back.click();
      await highlights(page).waitFor();
    }
    const [unfold, dismiss] = [
      highlights(page).getByRole('button', { name: 'Today’s Highlights', exact: true }),
      highlights(page).getByRole('button', { name: 'Dismiss Today’s Highlights' }),
    ];
    expect(await barriersInEveryWindow(page, { controls: [unfold, dismiss] })).toEqual([]);
    await unfold.click();
    await highlights(page).getByText('Put together by rules from the events themselves, not by AI').waitFor();
    await dismiss.click();
    expect(await highlights(page).count()).toBe(0);
    await reload(page);
    await page.mouse.move(200, 200);
    await page.getByRole('heading', { name: 'TODAY' }).waitFor();
    expect(await highlights(page).count()).toBe(0);
    expect(calls).toEqual(['/api/daily-highlights']);
  });

  it('are remembered for the day, and shown again in another session without being asked for', async () => {
    const context = await screens.somebody({ highlights: true });
    const { calls } = heard(context);
    for (const _ of ['morning', 'evening']) {
      const page = await visit(context);
      await stir(page, () => highlights(page).count());
      await highlights(page).getByRole('link', { name: LIGHTS }).waitFor();
      const kept = () =>
        page.evaluate((name) => [localStorage.getItem(name), sessionStorage.length > 0], `daily-highlights-${day}`);
      expect(await kept()).toEqual([expect.stringContaining('Light Up Night'), true]);
      await page.close();
    }
    expect(calls).toEqual(['/api/daily-highlights']);
  });

  it('type themselves out, a letter every 25 ms, in the room that they take in the end', async () => {
    const context = await screens.somebody({ highlights: true, moves: true });
    await answer(context, '**/api/daily-highlights', { summary: '**Ten**letters', source: 'rules' });
    const { calls } = heard(context);
    const { go } = await hold(context, '**/api/daily-highlights');
    const page = await visit(context);
    await stir(page, async () => calls.length);
    await stopClock(page);
    go();
    const text = highlights(page).locator('p').first();
    await until(page, text);
    const shown = () =>
      text.evaluate((p) =>
        [...p.childNodes]
          .filter((node) => !(node as Element).className)
          .map((node) => node.textContent)
          .join(''),
      );
    const { height } = (await text.boundingBox())!;
    expect(await shown()).toBe('');
    await page.clock.runFor(25 * 5);
    await eventually(page, shown, 'Tenle');
    await page.clock.runFor(25 * 5);
    await eventually(page, shown, 'Tenletters');
    expect((await text.boundingBox())!.height).toBe(height);
  });

  it('do not come up where they cannot be had', async () => {
    screens.mayComplain(/500|no highlights/);
    const context = await screens.somebody({ highlights: true });
    const { calls } = heard(context);
    await fail(context, '**/api/daily-highlights');
    const page = await visit(context);
    await stir(page, async () => calls.length);
    await page.getByRole('heading', { name: 'TODAY' }).waitFor();
    expect(await highlights(page).count()).toBe(0);
  });
});

describe('The agenda of a meeting', () => {
  const screens = openScreens();

  it('is summed up when somebody opens it, and not before', async () => {
    const context = await screens.somebody();
    const { calls } = heard(context);
    const page = await visit(context, MEETING);
    const fold = page.getByRole('button', { name: 'Meeting Agenda Summary' });
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    expect(calls).toEqual([]);
    await fold.focus();
    await page.keyboard.press('Enter');
    await page.getByText('First evening: questions of the council').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.getByText('First evening: questions of the council').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await page.getByText('First evening: questions of the council').waitFor();
    expect(calls).toHaveLength(1);
  });

  it('has none, or cannot be loaded', async () => {
    screens.mayComplain(/500/);
    const context = await screens.somebody({ size: PHONE });
    const { mend } = await fail(context, '**/agenda-summary');
    const page = await visit(context, MEETING);
    await page.getByRole('button', { name: 'Meeting Agenda Summary' }).click();
    await page.getByRole('alert').getByText('Failed to load agenda summary. Please try again.').waitFor();
    await mend();
    await answer(context, '**/agenda-summary', { hasSummary: false, summary: '', committee: '', source: 'rules' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No agenda summary available - either the meeting agenda hasn').waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});

describe('Who switches Magic Stuff off', () => {
  const screens = openScreens();

  it('sees nothing of it, and nothing of it is asked for or fetched', async () => {
    const context = await screens.somebody({
      size: DESKTOP,
      highlights: true,
      fetchesAhead: true,
      remembers: { magicStuffEnabled: 'false' },
    });
    const { calls, scripts } = heard(context);
    const page = await visit(context);
    await page.mouse.move(100, 100);
    await page.getByRole('heading', { name: 'TODAY' }).waitFor();
    // The other pages are fetched ahead, one after the other: this is the last of them.
    await eventually(page, async () => scripts.some((file) => LAST_AHEAD.test(file)), true);
    await page.getByRole('toolbar').getByRole('button', { name: 'Moorestown Library' }).click();
    await page.getByRole('button', { name: 'Subscribe' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'CHAT' }).count()).toBe(0);
    for (const name of ['Magic Stuff', 'Summarize']) expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.goto(MEETING);
    await page.getByRole('heading', { name: 'Meeting Agenda' }).waitFor();
    expect(await page.getByRole('button', { name: 'Meeting Agenda Summary' }).count()).toBe(0);
    await page.clock.runFor(10_000);
    expect(calls).toEqual([]);
    expect(scripts.filter((file) => MAGIC_FILES.test(file))).toEqual([]);
  });

  it('has all of it back when it is switched on', async () => {
    const context = await screens.somebody({ remembers: { magicStuffEnabled: 'false' } });
    const { scripts } = heard(context);
    const settings = await visit(context, '/settings');
    await settings.getByRole('region', { name: 'Magic Stuff' }).getByRole('switch').click();
    const page = await visit(context);
    await ask(page, 'Today');
    await panel(page, TODAY).waitFor();
    expect(scripts.some((file) => MAGIC_FILES.test(file))).toBe(true);
  });
});

const MAGIC_FILES = /\/(parts|agenda-summary|botcast|chat)[^/]*\.js$/;
