import type { BrowserContext, Page } from 'playwright-core';
import { newEmailAddress, signUp } from '../account';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { boxOf } from '../box-of';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { advanceUntil, LAST_PREFETCHED_FILE, reload, stopClock, visit } from '../home';
import { answerCalls, failCalls, holdCalls } from '../routes';

const MEETING = '/event/township-budget-hearings--2026-11-24';
const LIGHTS = 'Light Up Night on Main Street';

const [TODAY, WEEK] = ['Summary of today', 'Summary of this week'];

const magic = (page: Page) => page.getByRole('button', { name: 'Magic Stuff' });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const highlights = (page: Page) => panel(page, 'Today’s Highlights');

const chip = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

const openMagicEntry = async (page: Page, entry: string) => {
  await magic(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** The page starts to listen when it is idle. */
const moveMouseUntil = (page: Page, read: () => Promise<number>) => {
  let moves = 0;
  const moved = async () => {
    await page.mouse.move(100, 100 + (++moves % 50));
    return read();
  };
  return eventually(page, moved, 1);
};

const recordRequests = (context: BrowserContext) => {
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
    ['a desk', { size: DESKTOP, dark: true }, findBarriersInEveryWindow],
    ['a phone', { size: PHONE, dark: false }, findBarriers],
  ])('is told of today and of this week, at %s', async (_, looks, barriersOf) => {
    const page = await visit(await screens.openVisitor(looks));
    await openMagicEntry(page, 'Today');
    await panel(page, TODAY).getByRole('link', { name: LIGHTS }).waitFor();
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await openMagicEntry(page, 'This Week');
    await panel(page, WEEK).getByText('Monday').first().waitFor();
    await panel(page, WEEK).getByText('Put together by rules from the events themselves, not by AI').waitFor();
    expect(await panel(page, TODAY).count()).toBe(0);
    const close = panel(page, WEEK).getByRole('button', { name: 'Close This Week' });
    expect(await barriersOf(page, { controls: [magic(page), close] })).toEqual([]);
    await close.click();
    expect(await panel(page, WEEK).count()).toBe(0);
  });

  it('needs no mouse for it, and is led there and back', async () => {
    const page = await visit(await screens.openVisitor());
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
    const context = await screens.openVisitor();
    await signUp(context, newEmailAddress());
    const page = await visit(context);
    const words = page.getByRole('textbox', { name: 'Add an event in your own words' });
    await words.waitFor();
    await openMagicEntry(page, 'Today');
    await panel(page, TODAY).waitFor();
    expect(await words.count()).toBe(0);
    await panel(page, TODAY).getByRole('button', { name: 'Close Today' }).click();
    await words.waitFor();
  });

  it('is told when it cannot be had, and tries again', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor();
    const { restore: mend } = await failCalls(context, '**/api/events/summary');
    const page = await visit(context);
    await openMagicEntry(page, 'This Week');
    await page.getByRole('alert').getByText('Failed to generate event summary. Please try again.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await panel(page, WEEK).getByText('Monday').first().waitFor();
  });

  it('may have what she has chosen summed up', async () => {
    const page = await visit(await screens.openVisitor());
    await page.getByRole('toolbar').getByRole('button', { name: 'Moorestown Library' }).click();
    await page.getByRole('button', { name: 'Summarize' }).click();
    await panel(page, 'Summary of Moorestown Library').getByRole('link', { name: 'Story time for toddlers' }).first().waitFor();
  });

  it('reads who has written it, and leads to the events', async () => {
    const context = await screens.openVisitor();
    await answerCalls(context, '**/api/ai/event-summary', {
      summary: '**Library** has [<b>Tea</b>](/event/1)',
      source: 'claude',
    });
    const page = await visit(context);
    await openMagicEntry(page, 'Today');
    await panel(page, TODAY).getByText('Generated by AI, not official.').waitFor();
    expect(await panel(page, TODAY).getByRole('link', { name: '<b>Tea</b>' }).getAttribute('href')).toBe('/event/1');
  });

  it('sees all of it when she enlarges the page', async () => {
    const page = await visit(await screens.openVisitor({ size: SMALLEST_WINDOW, highlights: true }));
    await moveMouseUntil(page, () => highlights(page).count());
    await openMagicEntry(page, 'This Week');
    await panel(page, WEEK).getByText('Monday').first().waitFor();
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(SMALLEST_WINDOW.width);
    for (const summary of [highlights(page), panel(page, WEEK)]) await summary.getByRole('link', { name: LIGHTS }).waitFor();
    await page.clock.fastForward('12:30:00');
    for (const summary of [highlights(page), panel(page, WEEK)])
      await summary.getByRole('link', { name: LIGHTS }).waitFor({ state: 'detached' });
  });
});

describe('The highlights of the day', () => {
  const screens = openScreens();
  const day = '2026-11-20';

  it('come up by themselves, once', async () => {
    const context = await screens.openVisitor({ size: TABLET, highlights: true });
    const { calls } = recordRequests(context);
    const page = await visit(context);
    const top = () => page.getByRole('heading', { name: 'TODAY', exact: true }).boundingBox();
    const before = await top();
    await moveMouseUntil(page, () => highlights(page).count());
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
    expect(await findBarriersInEveryWindow(page, { controls: [unfold, dismiss] })).toEqual([]);
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
    const context = await screens.openVisitor({ highlights: true });
    const { calls } = recordRequests(context);
    for (const _ of ['morning', 'evening']) {
      const page = await visit(context);
      await moveMouseUntil(page, () => highlights(page).count());
      await highlights(page).getByRole('link', { name: LIGHTS }).waitFor();
      const readStored = () =>
        page.evaluate((name) => [localStorage.getItem(name), sessionStorage.length > 0], `daily-highlights-${day}`);
      expect(await readStored()).toEqual([expect.stringContaining('Light Up Night'), true]);
      await page.close();
    }
    expect(calls).toEqual(['/api/daily-highlights']);
  });

  it('type themselves out, a letter every 25 ms, in the room that they take in the end', async () => {
    const context = await screens.openVisitor({ highlights: true, animates: true });
    await answerCalls(context, '**/api/daily-highlights', { summary: '**Ten**letters', source: 'rules' });
    const { calls } = recordRequests(context);
    const { release: go } = await holdCalls(context, '**/api/daily-highlights');
    const page = await visit(context);
    await moveMouseUntil(page, async () => calls.length);
    await stopClock(page);
    go();
    const text = highlights(page).locator('p').first();
    await advanceUntil(page, text);
    const readText = () =>
      text.evaluate((p) =>
        [...p.childNodes]
          .filter((node) => !(node as Element).className)
          .map((node) => node.textContent)
          .join(''),
      );
    const { height } = await boxOf(text);
    expect(await readText()).toBe('');
    await page.clock.runFor(25 * 5);
    await eventually(page, readText, 'Tenle');
    await page.clock.runFor(25 * 5);
    await eventually(page, readText, 'Tenletters');
    expect((await boxOf(text)).height).toBe(height);
  });

  it('do not come up where they cannot be had', async () => {
    screens.allowErrors(/500|no highlights/);
    const context = await screens.openVisitor({ highlights: true });
    const { calls } = recordRequests(context);
    await failCalls(context, '**/api/daily-highlights');
    const page = await visit(context);
    await moveMouseUntil(page, async () => calls.length);
    await page.getByRole('heading', { name: 'TODAY' }).waitFor();
    expect(await highlights(page).count()).toBe(0);
  });
});

describe('The agenda of a meeting', () => {
  const screens = openScreens();

  it('is summed up when somebody opens it, and not before', async () => {
    const context = await screens.openVisitor();
    const { calls } = recordRequests(context);
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
    screens.allowErrors(/500/);
    const context = await screens.openVisitor({ size: PHONE });
    const { restore: mend } = await failCalls(context, '**/agenda-summary');
    const page = await visit(context, MEETING);
    await page.getByRole('button', { name: 'Meeting Agenda Summary' }).click();
    await page.getByRole('alert').getByText('Failed to load agenda summary. Please try again.').waitFor();
    await mend();
    await answerCalls(context, '**/agenda-summary', { hasSummary: false, summary: '', committee: '', source: 'rules' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No agenda summary available - either the meeting agenda hasn').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('Who switches Magic Stuff off', () => {
  const screens = openScreens();

  it('sees nothing of it, and nothing of it is asked for or fetched', async () => {
    const context = await screens.openVisitor({
      size: DESKTOP,
      highlights: true,
      prefetches: true,
      storage: { magicStuffEnabled: 'false' },
    });
    const { calls, scripts } = recordRequests(context);
    const page = await visit(context);
    await page.mouse.move(100, 100);
    await page.getByRole('heading', { name: 'TODAY' }).waitFor();
    // Files of other pages are prefetched in order; this is the last.
    await eventually(page, async () => scripts.some((file) => LAST_PREFETCHED_FILE.test(file)), true);
    await page.getByRole('toolbar').getByRole('button', { name: 'Moorestown Library' }).click();
    await page.getByRole('button', { name: 'Subscribe' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'CHAT' }).count()).toBe(0);
    for (const name of ['Magic Stuff', 'Summarize']) expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.goto(MEETING);
    await page.getByRole('heading', { name: 'Meeting Agenda' }).waitFor();
    expect(await page.getByRole('button', { name: 'Meeting Agenda Summary' }).count()).toBe(0);
    await page.clock.runFor(10_000);
    expect(calls).toEqual([]);
    expect(scripts.filter((file) => ASSISTANT_FILES.test(file))).toEqual([]);
  });

  it('has all of it back when it is switched on', async () => {
    const context = await screens.openVisitor({ storage: { magicStuffEnabled: 'false' } });
    const { scripts } = recordRequests(context);
    const settings = await visit(context, '/settings');
    await settings.getByRole('region', { name: 'Magic Stuff' }).getByRole('switch').click();
    const page = await visit(context);
    await openMagicEntry(page, 'Today');
    await panel(page, TODAY).waitFor();
    expect(scripts.some((file) => ASSISTANT_FILES.test(file))).toBe(true);
  });
});

const ASSISTANT_FILES = /\/assistant-[^/]*\.js$/;
