import type { Locator, Page } from 'playwright-core';
import { CHAT_ERROR_MESSAGE } from '#libs/contracts';
import { openClaude } from '../../claude';
import { newEmailAddress, signUp } from '../account';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { isFocused, reload, visit, waitForStart } from '../home';
import { failCalls, holdCalls } from '../routes';

const MASTHEAD_HEIGHT = 56;

const field = (page: Page) => page.getByLabel('Your question');
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).locator('ol > li');
const announcement = (page: Page) => page.getByRole('main').getByRole('status');
const readScrollWidth = (page: Page) => page.evaluate(() => document.scrollingElement!.scrollWidth);

const askQuestion = async (page: Page, question: string) => {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
};

const waitForMessage = async (page: Page, nth: number): Promise<Locator> => {
  await send(page).waitFor();
  await messages(page).nth(nth).waitFor();
  return messages(page).nth(nth);
};

describe('Priya, who is new in town,', () => {
  const screens = openScreens();

  it('asks what is on and reads the answer', async () => {
    const page = await visit(await screens.openVisitor({ size: TABLET, dark: true }), '/chat');
    await page.getByRole('heading', { level: 1, name: 'Intelligent Event Assistant' }).waitFor();
    await page.getByText('Ask me anything about events, dates, locations and organizations.').waitFor();
    await page.getByText('It can make mistakes; check official sources.').waitFor();
    const tonight = page.getByRole('button', { name: 'What is on tonight?' });
    expect(await findBarriersInEveryWindow(page, { controls: [field(page), send(page), tonight] })).toEqual([]);
    await tonight.click();
    const answer = await waitForMessage(page, 1);
    expect(await messages(page).first().innerText()).toContain('What is on tonight?');
    expect(await answer.getByRole('listitem').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^6:00 PM\s+Light Up Night on Main Street\s+Main Street, Chester Avenue/)]),
    );
    await answer.getByText('Put together by rules from the events themselves').waitFor();
    expect(await isFocused(field(page))).toBe(true);
    await answer.getByRole('button', { name: 'Not what I meant' }).press('Enter');
    expect([await isFocused(field(page)), await field(page).inputValue()]).toEqual([true, 'What is on tonight?']);
    await field(page).fill('');
    expect(await findBarriersInEveryWindow(page, { controls: [field(page), send(page)] })).toEqual([]);
    for (const size of [DESKTOP, TABLET, PHONE]) {
      await page.setViewportSize(size);
      expect(await readScrollWidth(page)).toBe(size.width);
    }
  });

  it('comes there from the tabs of a phone, and by the keyboard alone', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CHAT' }).press('Enter');
    const where = page.getByRole('button', { name: /^Where is / });
    const name = (await where.innerText()).replace(/^Where is (.*)\?$/, '$1');
    await where.press('Enter');
    await (await waitForMessage(page, 1)).getByRole('link', { name }).first().waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(page.getByRole('button', { name: 'Not what I meant' }))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('main ol a'))).toBe(true);
  });

  it('sends with Enter, begins a new line with Shift, and sends no blanks', async () => {
    const page = await visit(await screens.openVisitor(), '/chat');
    expect(await send(page).isDisabled()).toBe(true);
    await askQuestion(page, '  ');
    expect(await messages(page).count()).toBe(0);
    await field(page).fill('What is on');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('tomorrow **night**?');
    expect(await field(page).inputValue()).toBe('What is on\ntomorrow **night**?');
    await send(page).click();
    await (await waitForMessage(page, 1)).getByRole('link', { name: 'Our Town' }).waitFor();
    expect(await messages(page).first().locator('p').allTextContents()).toEqual([
      expect.stringContaining('You'),
      'What is on',
      'tomorrow night?',
    ]);
    expect(await messages(page).first().locator('strong').textContent()).toBe('night');
    expect(await field(page).inputValue()).toBe('');
  });

  it('sees what her question was read as, changes a part and removes another', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE, dark: true }), '/chat');
    await askQuestion(page, 'What is on this weekend for children?');
    const readAs = (await waitForMessage(page, 1)).getByRole('list', { name: 'Read as' });
    expect(await readAs.getByRole('combobox').allInnerTexts()).toEqual([
      expect.stringContaining('This weekend'),
      expect.stringContaining('For children'),
    ]);
    expect(await findBarriersInEveryWindow(page, { controls: [field(page)] })).toEqual([]);
    await readAs.getByRole('button', { name: 'Remove For children' }).press('Enter');
    await waitForMessage(page, 3);
    expect(await messages(page).nth(2).innerText()).toContain('This weekend');
    const again = messages(page).nth(3);
    await again.getByRole('button', { name: 'Not what I meant' }).press('Enter');
    expect(await field(page).inputValue()).toBe('What is on this weekend for children?');
    await field(page).fill('What is on for');
    await again.getByRole('button', { name: 'Not what I meant' }).press('Enter');
    expect([await isFocused(field(page)), await field(page).inputValue()]).toEqual([true, 'What is on for']);
    await again.getByRole('combobox', { name: 'Change This weekend' }).selectOption('Tomorrow');
    expect(await (await waitForMessage(page, 5)).innerText()).toContain('tomorrow, Saturday, November 21');
  });

  it('asks on about what was answered, and finds it all when she comes back from an event', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }), '/chat');
    await askQuestion(page, 'When is the fall play?');
    await waitForMessage(page, 1);
    await askQuestion(page, 'Where is it?');
    const answer = await waitForMessage(page, 3);
    expect(await answer.innerText()).toContain('Moorestown High School auditorium');
    await answer.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: /^Fall play/ }).waitFor();
    await page.goBack();
    expect(await (await waitForMessage(page, 3)).innerText()).toContain('Moorestown High School auditorium');
    await reload(page);
    expect(await messages(page).count()).toBe(4);
  });

  it('waits with another question for the answer, and may stop it', async () => {
    const context = await screens.openVisitor();
    const page = await visit(context, '/chat');
    await holdCalls(context, '**/api/chat');
    await askQuestion(page, 'What is on tonight?');
    await stop(page).waitFor();
    await eventually(page, () => announcement(page).textContent(), 'The assistant is answering.');
    await askQuestion(page, 'And tomorrow?');
    expect(await messages(page).count()).toBe(2);
    expect(await findBarriers(page)).toEqual([]);
    await stop(page).click();
    await send(page).waitFor();
    expect(await messages(page).allInnerTexts()).toEqual([expect.stringContaining('What is on tonight?')]);
    expect([await isFocused(field(page)), await field(page).inputValue()]).toEqual([true, 'And tomorrow?']);
  });

  it.each([
    ['fails', (page: Page) => failCalls(page, '**/api/chat')],
    ['breaks off', (page: Page) => page.route('**/api/chat', (route) => route.fulfill({ body: 'data: {"content":"Ligh' }))],
    ['is nonsense', (page: Page) => page.route('**/api/chat', (route) => route.fulfill({ body: '<html>' }))],
    [
      'says that it failed',
      (page: Page) => page.route('**/api/chat', (route) => route.fulfill({ body: 'data: {"error":"no"}\n\n' })),
    ],
    ['does not come', (page: Page) => page.route('**/api/chat', (route) => route.abort())],
  ])('is asked to try again when the answer %s, and may', async (_, goWrong) => {
    screens.allowErrors(/500|ERR_FAILED/);
    const page = await visit(await screens.openVisitor(), '/chat');
    await goWrong(page);
    await askQuestion(page, 'What is on tonight?');
    await (await waitForMessage(page, 1)).getByText(CHAT_ERROR_MESSAGE, { exact: true }).waitFor();
    await eventually(page, () => announcement(page).textContent(), CHAT_ERROR_MESSAGE);
    await page.unroute('**/api/chat');
    await askQuestion(page, 'What is on tonight?');
    await (await waitForMessage(page, 3)).getByRole('link', { name: 'Light Up Night on Main Street' }).waitFor();
  });

  it('hears an answer once, when it is whole', async () => {
    const page = await visit(await screens.openVisitor(), '/chat');
    await askQuestion(page, 'Where is the fall play?');
    await waitForMessage(page, 1);
    await eventually(page, async () => /^Fall play.*auditorium/.test((await announcement(page).textContent()) ?? ''), true);
    await reload(page);
    await waitForMessage(page, 1);
    expect(await announcement(page).textContent()).toBe('');
  });

  it('never scrolls sideways, and sees what she asked and what she writes', async () => {
    const page = await visit(await screens.openVisitor({ size: SMALLEST_WINDOW }), '/chat');
    await askQuestion(page, `What is on this weekend? ${'x'.repeat(120)}`);
    await waitForMessage(page, 1);
    await askQuestion(page, 'What is on this weekend?');
    await waitForMessage(page, 3);
    expect(await readScrollWidth(page)).toBe(SMALLEST_WINDOW.width);
    const top = await messages(page)
      .nth(2)
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.round(top)).toBe(MASTHEAD_HEIGHT);
  });

  it('finds no chat where Magic Stuff is off, and where to switch it on', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE, storage: { magicStuffEnabled: 'false' } }), '/chat');
    await page.getByText('Magic Stuff is off').waitFor();
    expect(await field(page).count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CHAT' }).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Switch it on in Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });
});

describe('Nora, whose town has an account with Claude,', () => {
  const environment: Record<string, string> = {};
  let claude: Awaited<ReturnType<typeof openClaude>>;
  beforeAll(async () => {
    claude = await openClaude();
    Object.assign(environment, claude.environment);
  });
  const screens = openScreens(environment);

  it('is told that it read the question, and may stop waiting for it', async () => {
    const page = await visit(await screens.openVisitor(), '/chat');
    claude.answers.push('nothing');
    await askQuestion(page, 'Hello');
    await stop(page).click();
    await send(page).waitFor();
    expect(await messages(page).count()).toBe(1);
    claude.answers.push({ understood: true, from: '2026-11-21', to: '2026-11-21', free: false });
    await askQuestion(page, 'Ought I to leave the house in the morning?');
    await (await waitForMessage(page, 2)).getByText('Claude read the question. Generated by AI, not official.').waitFor();
  });

  it('leaves nothing of it behind when she logs out', async () => {
    const context = await screens.openVisitor();
    await signUp(context, newEmailAddress());
    const page = await visit(context, '/chat');
    claude.answers.push({ understood: false });
    await askQuestion(page, 'Something of mine');
    await waitForMessage(page, 1);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await waitForStart(page);
    await page.goto('/chat');
    await waitForStart(page);
    expect([await messages(page).count(), await page.evaluate(() => sessionStorage.getItem('chat'))]).toEqual([0, null]);
  });
});
