import type { Page } from 'playwright-core';
import { SESSION_KEY_PATTERN } from '#libs/contracts';
import { PASSWORD, readOutbox, registerAccount, tokenOf } from '../../account';
import { signUp } from '../account';
import { DIALOG_SELECTOR, findBarriers, findBarriersInEveryWindow } from '../axe';
import { DESKTOP, openScreens, PHONE, TABLET } from '../browser';
import { eventually } from '../eventually';
import { readToast, reload, row, unfold, visit } from '../home';
import { holdCalls } from '../routes';

const LIGHTS = 'Light Up Night on Main Street';

/** Requests that a page still has open when the sign-in ends are refused. */
const REFUSED_REQUESTS = /401 .*\/api\/(sidebar|preferences)\/user_/;

describe('Nora, who wants an account,', () => {
  const screens = openScreens();

  it('registers with what she has saved, is greeted, and leaves nothing behind when she logs out', async () => {
    const email = 'nora@first-visit.example.com';
    const page = await visit(await screens.openVisitor({ size: PHONE, dark: true, storage: { onboardingCompleted: 'true' } }));
    await save(page, LIGHTS);
    await openFromMenu(page, 'Sign Up');
    const dialog = page.getByRole('dialog', { name: 'Create Account' });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      'Save your custom feed by following organizations',
      'Add your own events',
      'Be first to get new features',
    ]);
    expect(await findBarriersInEveryWindow(page, { controls: fields(page) })).toEqual([]);
    await fillForm(page, email, PASSWORD);
    await eventually(page, async () => (await readToast(page))[0], 'Welcome to Almanac!');
    await dialog.waitFor({ state: 'detached' });
    const tour = page.getByRole('dialog', { name: 'Welcome to Almanac' });
    await tour.getByRole('button', { name: 'Skip' }).click();
    await tour.waitFor({ state: 'detached' });
    for (const [size, colorScheme] of [
      [TABLET, 'dark'],
      [DESKTOP, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await eventually(page, () => readGreeting(page), `Hello, ${email}`);
      expect(await findBarriers(page)).toEqual([]);
      await closeMenu(page);
    }
    expect(await isSaved(page, LIGHTS)).toBe(true);

    await page.evaluate(() => {
      localStorage.setItem('accent-color', 'teal');
      sessionStorage.setItem('openInBulkMode', 'true');
    });
    const before = await readStorages(page);
    const left = page.waitForEvent('load');
    await openFromMenu(page, 'Logout');
    await left;
    await page.getByRole('button', { name: 'Add event' }).waitFor();
    const after = await readStorages(page);
    expect(after).toEqual({
      'was-here': 'true',
      onboardingCompleted: 'true',
      sessionId: expect.stringMatching(SESSION_KEY_PATTERN),
      'almanac-session-id': after['sessionId'],
    });
    expect(after['sessionId']).not.toBe(before['sessionId']);
    expect(await isSaved(page, LIGHTS)).toBe(false);
  });

  it('reads what is wrong under the field that it is about', async () => {
    screens.allowErrors(/401|409/);
    const email = 'nora@already-here.example.com';
    await registerAccount(screens.almanac(), email);
    const page = await visit(await screens.openVisitor({ size: TABLET }));
    await openFromMenu(page, 'Sign Up');
    await fillForm(page, 'nobody', 'short');
    expect(await readFieldErrors(page)).toEqual([
      'Please enter a valid email address.',
      'Password must be at least 8 characters long.',
    ]);
    expect(await focusedField(page)).toBe('email');
    await fillForm(page, email.replace('nora', 'Nora'), PASSWORD);
    await eventually(page, () => readFieldErrors(page), ['An account with this email address already exists.']);
    expect(await readToast(page)).toEqual(['Registration failed', 'An account with this email address already exists.']);

    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('dialog', { name: 'Welcome Back' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('');
    expect(await focusedField(page)).toBe('email');
    await fillForm(page, email, 'maple grove');
    await eventually(page, () => readFieldErrors(page), ['Invalid password, please try again.']);
    expect(await readToast(page)).toEqual(['Login failed', 'Invalid password, please try again.']);
    expect(await focusedField(page)).toBe('password');
    expect(await findBarriersInEveryWindow(page, { within: DIALOG_SELECTOR, controls: fields(page) })).toEqual([]);
    await fillForm(page, email, PASSWORD);
    await eventually(page, () => readToast(page), ['Welcome back!', "You've successfully logged in."]);
  });

  it('is sent a link, and sets a new password by it', async () => {
    const email = 'nora@forgetful.example.com';
    await registerAccount(screens.almanac(), email);
    const context = await screens.openVisitor();
    const page = await visit(context);
    const before = readOutbox(screens.almanac());
    await openFromMenu(page, 'Log In');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('dialog', { name: 'Reset Password' }).waitFor();
    expect(await page.getByRole('dialog').locator('input').getAttribute('type')).toBe('email');
    expect(await findBarriersInEveryWindow(page, { within: DIALOG_SELECTOR, controls: [page.getByLabel('Email')] })).toEqual([]);
    await fillForm(page, email);
    await eventually(page, async () => (await readToast(page))[0], 'Password reset link sent');
    await screens.almanac().waitUntilSettled();
    const [letter] = readOutbox(screens.almanac()).filter((each) => !before.includes(each));

    const there = await visit(context, `/reset-password/${tokenOf(letter!)}`);
    await there.getByLabel('New password', { exact: true }).fill('a new password');
    await there.getByLabel('Confirm new password').fill('another password');
    const set = there.getByRole('main').getByRole('button').first();
    expect(await findBarriersInEveryWindow(there, { controls: [there.getByLabel('Confirm new password'), set] })).toEqual([]);
    await there.keyboard.press('Enter');
    await eventually(there, async () => (await readToast(there))[0], "Passwords don't match");
    await there.getByLabel('Confirm new password').fill('a new password');
    await there.keyboard.press('Enter');
    await eventually(there, async () => (await readToast(there))[0], 'Password reset successful');
    expect(new URL(there.url()).pathname).toBe('/');
    await openFromMenu(there, 'Log In');
    await fillForm(there, email, 'a new password');
    await eventually(there, () => readGreeting(there), `Hello, ${email}`);

    const again = await visit(context, `/reset-password/${tokenOf(letter!)}`);
    await eventually(again, () => readToast(again), ['Invalid reset link', 'This reset link is invalid or has expired.']);
    expect(await findBarriersInEveryWindow(again)).toEqual([]);
  });

  it('sees on one device what she saved on the other', async () => {
    const email = 'nora@two-devices.example.com';
    await registerAccount(screens.almanac(), email);
    const [desk, phone] = [await visit(await screens.openVisitor()), await visit(await screens.openVisitor({ size: PHONE }))];
    for (const page of [desk, phone]) await signIn(page, email);
    await save(phone, LIGHTS);
    expect(await isSaved(desk, LIGHTS)).toBe(false);
    expect(await isSaved(await reload(desk), LIGHTS)).toBe(true);
  });

  it('signs in and out in one tab and sees it in the other', async () => {
    screens.allowErrors(REFUSED_REQUESTS);
    const email = 'nora@two-tabs.example.com';
    await registerAccount(screens.almanac(), email);
    const context = await screens.openVisitor();
    const [one, other] = [await visit(context), await visit(context)];
    await signIn(one, email);
    await eventually(other, () => readGreeting(other), `Hello, ${email}`);
    await openFromMenu(one, 'Logout');
    for (const tab of [one, other]) await tab.getByRole('button', { name: 'Log In' }).waitFor();
  });

  it('signs in while a tab was put aside, which heard nothing, and sees it when she looks at that again', async () => {
    const email = 'nora@put-aside.example.com';
    const context = await screens.openVisitor();
    const page = await visit(context);
    const { id } = await signUp(context, email);
    await page.evaluate((user) => localStorage.setItem('userId', user), id);
    expect(await readGreeting(page)).toBeNull();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await eventually(page, () => readGreeting(page), `Hello, ${email}`);
  });

  it('is signed out by the new password that she sets, and need not be told', async () => {
    screens.allowErrors(REFUSED_REQUESTS);
    const email = 'nora@new-password.example.com';
    const context = await screens.openVisitor();
    await signUp(context, email);
    const before = readOutbox(screens.almanac());
    await context.request.post('/api/auth/forgot-password', { data: { email } });
    await screens.almanac().waitUntilSettled();
    const [letter] = readOutbox(screens.almanac()).filter((each) => !before.includes(each));
    const page = await visit(context, `/reset-password/${tokenOf(letter!)}`);
    expect(await readGreeting(page)).toBe(`Hello, ${email}`);
    for (const label of ['New password', 'Confirm new password'])
      await page.getByLabel(label, { exact: true }).fill('a new password');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    expect(await readToast(page)).toEqual(['Password reset successful', expect.any(String)]);
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  });

  it('is told when she was signed out elsewhere, and loses nothing she has typed', async () => {
    screens.allowErrors(/401/);
    const email = 'nora@elsewhere.example.com';
    await registerAccount(screens.almanac(), email);
    const context = await screens.openVisitor();
    const page = await visit(context);
    await signIn(page, email);
    await page.getByRole('searchbox').fill('light up');
    await context.clearCookies();
    await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, async () => (await readToast(page))[0], 'You have been signed out');
    await page.getByRole('button', { name: 'Log In' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('light up');
  });

  it('stays signed in where the server does not hear that she logs out', async () => {
    screens.allowErrors(/ERR_FAILED/);
    const email = 'nora@out-of-reach.example.com';
    await registerAccount(screens.almanac(), email);
    const context = await screens.openVisitor();
    const page = await visit(context);
    await signIn(page, email);
    await context.route('**/api/auth/logout', (route) => route.abort());
    await openFromMenu(page, 'Logout');
    await eventually(page, () => readToast(page), ['Logout failed', 'You are still signed in. Please try again.']);
    expect(await readGreeting(page)).toBe(`Hello, ${email}`);
  });

  it('sees nothing of the device, and writes nothing under its key, before it is known who she is', async () => {
    const email = 'nora@in-a-moment.example.com';
    const nora = await registerAccount(screens.almanac(), email);
    const context = await screens.openVisitor();
    const first = await visit(context);
    await save(first, LIGHTS);
    const [name, value] = nora.cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url: await screens.almanac().app.getUrl() }]);

    const me = await holdCalls(context, '**/api/auth/me');
    const page = await context.newPage();
    const written: string[] = [];
    page.on('request', (request) => request.url().endsWith('/save') && written.push(request.postData() ?? ''));
    await page.goto('/event/light-up-night-on-main-street--2026-11-20');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    expect(await page.getByRole('button', { name: 'Saved', exact: true }).count()).toBe(0);
    expect(written).toEqual([]);
    me.release();
    await page.getByRole('button', { name: 'Saved', exact: true }).first().waitFor();
    expect(written).toEqual([JSON.stringify({ sessionId: nora.key })]);
  });

  it('begins with everything in a new browser session, whatever was searched for', async () => {
    const email = 'nora@new-session.example.com';
    const nora = await registerAccount(screens.almanac(), email);
    const context = await screens.openVisitor({ storage: { searchTerm: 'library', isSearchExpanded: 'true' } });
    const [name, value] = nora.cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url: await screens.almanac().app.getUrl() }]);
    const page = await visit(context);
    await eventually(page, () => page.getByRole('searchbox').inputValue(), '');
    await page.getByRole('searchbox').fill('school');
    expect(await (await reload(page)).getByRole('searchbox').inputValue()).toBe('school');
  });

  it('is invited by the plus and by ME, by the keyboard alone, and comes back to where she was', async () => {
    const page = await visit(await screens.openVisitor());
    await page.getByRole('button', { name: 'Add event' }).focus();
    await page.keyboard.press('Enter');
    const join = page.getByRole('dialog', { name: 'Join for Free' });
    await join.waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await join.getByText('21').count()).toBe(1);
    expect(await join.getByRole('link', { name: 'Suggest an Event' }).getAttribute('href')).toBe('/suggest');
    await join.getByRole('button', { name: 'Sign Up Free' }).press('Enter');
    await page.getByRole('dialog', { name: 'Create Account' }).waitFor();
    await eventually(page, () => focusedField(page), 'email');
    await page.keyboard.press('Escape');
    await eventually(page, () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Add event');

    await page.getByRole('link', { name: 'ME', exact: true }).press('Enter');
    await page.getByRole('dialog', { name: 'Create Account' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

const readStorages = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries([localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))));

/** In a small window it is in the menu. */
const openFromMenu = async (page: Page, name: string) => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
};

const closeMenu = async (page: Page) => {
  const close = page.getByRole('button', { name: 'Close menu' });
  if (await close.isVisible()) await close.click();
};

const readGreeting = async (page: Page): Promise<string | null> => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const isOpen = await page.getByRole('button', { name: 'Close menu' }).isVisible();
  if ((await menu.isVisible()) && !isOpen) await menu.click();
  const greeting = page.getByText('Hello,').filter({ visible: true });
  return (await greeting.count()) ? greeting.first().textContent() : null;
};

const fields = (page: Page) => [page.getByLabel('Email'), page.getByRole('dialog').getByLabel('Password')];

const fillForm = async (page: Page, email: string, password?: string) => {
  await page.getByLabel('Email').fill(email);
  if (password !== undefined) await page.getByRole('dialog').getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
};

const signIn = async (page: Page, email: string) => {
  await openFromMenu(page, 'Log In');
  await fillForm(page, email, PASSWORD);
  await eventually(page, async () => (await readToast(page))[0], 'Welcome back!');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const readFieldErrors = (page: Page): Promise<string[]> =>
  page
    .locator('input[aria-invalid]')
    .evaluateAll((inputs) =>
      inputs.map((input) => document.getElementById(input.getAttribute('aria-describedby')!)?.textContent ?? ''),
    );

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

const save = async (page: Page, name: string) => {
  await (await unfold(page, name)).getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(page, async () => (await readToast(page))[0], 'Event saved!');
  await row(page, name).getByRole('button', { name: 'Details of' }).click();
};

const isSaved = async (page: Page, name: string): Promise<boolean> => {
  await row(page, name).waitFor();
  const event = await unfold(page, name);
  const saved = await event.getByRole('button', { name: 'Saved', exact: true }).count();
  await event.getByRole('button', { name: 'Details of' }).click();
  return saved === 1;
};
