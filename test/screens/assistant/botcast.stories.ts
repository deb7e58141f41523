import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { boxOf } from '../box-of';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { isFocused, readToast, visit } from '../home';
import { answerCalls, failCalls, holdCalls } from '../routes';

const SPEECH_PROGRAM = join(__dirname, '../../fixtures/speech-program.mjs');
const RECORDINGS = '**/api/botcast/*.mp3';
const TITLE = 'This week in Moorestown';

const openBotcast = async (page: Page) => {
  await page.getByRole('button', { name: 'Magic Stuff' }).click();
  await page.getByRole('menuitem', { name: 'Botcast' }).click();
};

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Botcast' });

const button = (at: Page | Locator, act: 'Play' | 'Pause', title = TITLE) => at.getByRole('button', { name: `${act} ${title}` });

const position = (at: Page | Locator, title = TITLE) => at.getByRole('slider', { name: `Position in ${title}` });

describe('Ben, who listens to the Botcast', () => {
  const screens = openScreens({ SPEECH_COMMAND: `"${process.execPath}" ${SPEECH_PROGRAM} speaks` });

  const listening = async (context: BrowserContext): Promise<Page> => {
    const page = await visit(context);
    await openBotcast(page);
    await eventually(page, () => button(page, 'Play').isEnabled(), true);
    return page;
  };

  it('sees a player and what is said, and never scrolls sideways on the smallest screen', async () => {
    const page = await listening(await screens.openVisitor({ size: PHONE, dark: true }));
    expect(await panelOf(page).innerText()).toMatch(/This week in Moorestown\s+0:00 \/ \d:\d\d\s+The Botcast is ready/);
    await page.getByText('Transcript').click();
    expect(await panelOf(page).getByRole('link', { name: 'Light Up Night on Main Street' }).getAttribute('href')).toMatch(
      /^\/event\/\d+$/,
    );
    expect(await panelOf(page).innerText()).toContain('Put together by rules from the events themselves');
    expect(await findBarriersInEveryWindow(page, { controls: [button(page, 'Play'), position(page)] })).toEqual([]);
    for (const size of [DESKTOP, TABLET, PHONE]) {
      await page.setViewportSize(size);
      for (const target of await panelOf(page).locator('button, summary').all())
        expect((await boxOf(target)).height).toBeGreaterThanOrEqual(44);
    }
    await page.setViewportSize(SMALLEST_WINDOW);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(SMALLEST_WINDOW.width);
  });

  it('plays it, pauses, goes to another place, hears its end, and may begin again', async () => {
    const page = await listening(await screens.openVisitor());
    await button(page, 'Play').click();
    await button(page, 'Pause').waitFor();
    await eventually(page, async () => Number(await position(page).inputValue()) > 0, true);
    await button(page, 'Pause').click();
    await button(page, 'Play').waitFor();
    await position(page).fill('62');
    expect(await panelOf(page).innerText()).toContain('1:02 /');
    expect(await position(page).getAttribute('aria-valuetext')).toMatch(/^1:02 of \d:\d\d$/);
    expect(await panelOf(page).locator('[data-state]').getAttribute('data-state')).toBe('paused');
    await position(page).press('End');
    await position(page).press('ArrowLeft');
    await button(page, 'Play').click();
    await button(page, 'Pause').waitFor();
    await eventually(page, () => button(page, 'Play').isVisible(), true);
  });

  it('does all of it by the keyboard, and stands where he was when he closes it', async () => {
    const page = await visit(await screens.openVisitor());
    const opener = page.getByRole('button', { name: 'Magic Stuff' });
    await opener.press('Enter');
    await page.getByRole('menuitem', { name: 'Botcast' }).press('Enter');
    await eventually(page, () => isFocused(page.getByRole('heading', { name: 'Botcast' })), true);
    await eventually(page, () => button(page, 'Play').isEnabled(), true);
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('button', { name: 'Close Botcast' }))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await button(page, 'Pause').waitFor();
    await page.keyboard.press('Space');
    await button(page, 'Play').waitFor();
    await page.keyboard.press('Tab');
    const before = Number(await position(page).inputValue());
    await page.keyboard.press('ArrowRight');
    expect(Number(await position(page).inputValue())).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Close Botcast' }).press('Enter');
    await panelOf(page).waitFor({ state: 'detached' });
    expect(await isFocused(opener)).toBe(true);
  });

  it('sees that it is being made, then loaded', async () => {
    const context = await screens.openVisitor();
    const [made, sent] = [await holdCalls(context, '**/api/botcast'), await holdCalls(context, RECORDINGS)];
    const page = await visit(context);
    await openBotcast(page);
    await panelOf(page).getByText('Loading Botcast…').waitFor();
    made.release();
    await panelOf(page).getByText('Loading…').waitFor();
    expect(await button(page, 'Play').isDisabled()).toBe(true);
    sent.release();
    await eventually(page, () => button(page, 'Play').isEnabled(), true);
  });

  it('is told what went wrong, and tries again', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor();
    const [loading, making] = [await failCalls(context, '**/api/botcast'), await failCalls(context, '**/api/ai/botcast')];
    const page = await visit(context);
    await openBotcast(page);
    await page.getByRole('alert').getByText('Failed to load Botcast. Please try again.').waitFor();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.click();
    await page.getByText('Failed to generate botcast. Please try again.').waitFor();
    expect(await findBarriers(page, { within: 'main' })).toEqual([]);
    await Promise.all([loading.restore(), making.restore()]);
    await retry.click();
    await eventually(page, () => button(page, 'Play').isEnabled(), true);
  });

  it('is led to a recording that cannot be played here', async () => {
    screens.allowErrors(/404/);
    const context = await screens.openVisitor();
    await context.route(RECORDINGS, (route) => route.fulfill({ status: 404 }));
    const page = await visit(context);
    await openBotcast(page);
    await page.getByText('Audio file could not be loaded').waitFor();
    const link = page.getByRole('link', { name: 'Try opening directly' });
    expect(await link.getAttribute('href')).toMatch(/^\/api\/botcast\/.*\.mp3$/);
    expect(await findBarriers(page, { within: 'main' })).toEqual([]);
  });

  it('has it in a tab of its own from the table', async () => {
    const context = await screens.openVisitor({ storage: { eventView: 'table' } });
    const page = await visit(context);
    const [call, tab] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/botcast')),
      context.waitForEvent('page'),
      page.getByRole('button', { name: /^Audio overview ?, opens in a new tab$/ }).click(),
    ]);
    expect(call.postDataJSON()).toEqual({ sessionId: expect.stringMatching(/^session_/) });
    await tab.waitForURL(RECORDINGS);
    const played = () => tab.evaluate(() => document.querySelector<HTMLMediaElement>('video, audio')?.duration ?? 0);
    await eventually(tab, async () => (await played()) > 60, true);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  it.each([
    [
      'fails',
      (context: BrowserContext) => failCalls(context, '**/api/botcast'),
      ['Error', 'Failed to generate audio overview. Please try again.'],
    ],
    [
      'has none',
      (context: BrowserContext) => answerCalls(context, '**/api/botcast', { audioUrl: null, transcript: null, source: 'rules' }),
      ['No Botcast available this week'],
    ],
  ])('is told at the table when the server %s, and keeps no empty tab', async (_, before, messages) => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor({ storage: { eventView: 'table' } });
    await before(context);
    const page = await visit(context);
    await page.getByRole('button', { name: 'Audio overview' }).click();
    await eventually(page, () => readToast(page), messages);
    await eventually(page, async () => context.pages().length, 1);
  });

  it('is asked for nothing where Magic Stuff is off', async () => {
    const context = await screens.openVisitor({ storage: { eventView: 'table', magicStuffEnabled: 'false' } });
    const calls: string[] = [];
    context.on('request', (request) => /botcast/i.test(request.url()) && calls.push(request.url()));
    const page = await visit(context);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('open-botcast-panel')));
    await page.getByRole('table').waitFor();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('article').first().waitFor();
    expect([await panelOf(page).count(), await page.getByText('Audio overview').count(), calls]).toEqual([0, 0, []]);
  });

  it('hears an event read out on its page, by the same player', async () => {
    const { audioUrl } = await screens.almanac().read<{ audioUrl: string }>('/api/botcast');
    const recording = readFileSync(join(screens.almanac().dataDirectory, 'botcast', audioUrl.split('/').at(-1)!));
    const events = await screens.almanac().read<{ id: number; audioNarration?: string }[]>('/api/events');
    const path = `/event/${events.find(({ audioNarration }) => audioNarration)!.id}`;
    const context = await screens.openVisitor({ size: PHONE });
    await context.route('**/narrations/*.mp3', (route) => route.fulfill({ body: recording, contentType: 'audio/mpeg' }));
    const page = await visit(context, path);
    await eventually(page, () => button(page, 'Play', 'Listen to this event').isEnabled(), true);
    await button(page, 'Play', 'Listen to this event').click();
    await button(page, 'Pause', 'Listen to this event').waitFor();
  });
});

describe('Ben, whose town has no voice', () => {
  const screens = openScreens();

  it('is told so, and reads it instead', async () => {
    const page = await visit(await screens.openVisitor({ size: TABLET, dark: true }));
    await openBotcast(page);
    await page.getByText('No Botcast available this week').waitFor();
    expect(await page.locator('audio').count()).toBe(0);
    await page.getByText('Read it instead').click();
    const words = panelOf(page).getByText('Hello, Moorestown.');
    await words.waitFor();
    expect(await findBarriersInEveryWindow(page, { controls: [words] })).toEqual([]);
  });
});
