import type { BrowserContext, Page } from 'playwright-core';
import { RoleGranter } from '../../../apps/api/src/accounts/role-granter';
import { PASSWORD } from '../../account';
import { newEmailAddress, signUp } from '../account';
import { DIALOG_SELECTOR, findBarriers, findBarriersInEveryWindow } from '../axe';
import { DESKTOP, MORNING, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { readToast, visit } from '../home';

const NO_ROLE_HEADING = 'Operators and auditors only';
const OLIVE = 'olive@example.com';
const heading = (page: Page, name = 'Operations') => page.getByRole('heading', { level: 1, name });
const revokeButton = (page: Page, whose: string) => page.getByRole('button', { name: `Revoke auditor of ${whose}` });
const openMenu = (page: Page) =>
  page
    .getByRole('button', { name: /^(Menu|More pages)$/ })
    .filter({ visible: true })
    .click();
const isFocused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe('Olive, an operator', () => {
  const screens = openScreens();
  let people = 0;

  const granting = () => screens.almanac().app.get(RoleGranter, { strict: false });
  const aPerson = async (context: BrowserContext, role: 'operator' | 'auditor') => {
    const email = `${role}-in-turn-${++people}@example.com`;
    await signUp(context, email);
    await granting().grant(email, role, 'operator', { unproven: true });
    return email;
  };
  const olive = async (looks = {}) => {
    const context = await screens.openVisitor(looks);
    await context.request.post('/api/auth/logout');
    const auditor = await aPerson(context, 'auditor');
    const email = await aPerson(context, 'operator');
    return { context, email, auditor };
  };

  beforeAll(async () => {
    // A second operator, because the last one cannot be revoked.
    const { http, app } = screens.almanac();
    await http.post('/api/auth/register').send({ email: OLIVE, password: 'correct horse battery' }).expect(201);
    await app.get(RoleGranter, { strict: false }).grant(OLIVE, 'operator', 'operator', { unproven: true });
  });

  it('finds the console in the menu, and who holds which role', async () => {
    const { context, auditor } = await olive();
    const page = await visit(context);
    for (const size of [TABLET, PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await openMenu(page);
      await page
        .getByRole('menuitem', { name: 'Operations' })
        .or(page.getByRole('link', { name: 'Operations' }))
        .click();
      await heading(page).waitFor();
      await page.getByRole('region', { name: 'What waits' }).getByRole('link').first().waitFor();
      await page.goBack();
      await heading(page, 'Friday, November 20').waitFor();
    }
    await page.goto('/ops/roles');
    await page.getByRole('row', { name: auditor }).getByText('not confirmed by a letter').waitFor();
    expect(await page.title()).toBe('Operations, Almanac Moorestown');
    expect(await findBarriersInEveryWindow(page, { controls: [revokeButton(page, auditor)] })).toEqual([]);
    await revokeButton(page, auditor).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke auditor' });
    await dialog.waitFor();
    const controls = [dialog.getByRole('textbox').first(), dialog.getByRole('button', { name: 'Revoke', exact: true })];
    expect(await findBarriersInEveryWindow(page, { within: DIALOG_SELECTOR, controls })).toEqual([]);
  });

  it('reads what time it is in the town, and sees it pass', async () => {
    const { context } = await olive({ dark: true });
    // Fixed time with running timers: the load time does not change what the page shows.
    await context.clock.setFixedTime(MORNING);
    const page = await visit(context, '/ops/roles');
    const time = () => page.locator('main time').first().textContent();
    await eventually(page, time, 'Friday, November 20, 9:00:00 AM');
    await context.clock.setFixedTime(Date.parse(MORNING) + 65_000);
    await eventually(page, time, 'Friday, November 20, 9:01:05 AM');
  });

  it('revokes a role with the keyboard, once a reason is written and the name is typed', async () => {
    const { context, auditor } = await olive({ size: DESKTOP });
    const page = await visit(context, '/ops/roles');
    await revokeButton(page, auditor).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Revoke auditor' });
    const button = dialog.getByRole('button', { name: 'Revoke', exact: true });
    await dialog.waitFor();
    await eventually(page, () => isFocused(page), 'TEXTAREA');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.type('She has moved away.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('somebody else');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(auditor);
    expect(await button.getAttribute('aria-disabled')).toBe('false');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await revokeButton(page, auditor).waitFor({ state: 'detached' });
    await eventually(page, () => readToast(page), ['Role revoked', `${auditor} is no longer an auditor.`]);
    expect((await granting().holders()).map(({ email }) => email)).not.toContain(auditor);
  });

  it('thinks better of it with Escape, and is back at the button', async () => {
    const { context, auditor } = await olive();
    const page = await visit(context, '/ops/roles');
    await revokeButton(page, auditor).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await eventually(page, () => revokeButton(page, auditor).evaluate((one) => one === document.activeElement), true);
  });

  it('enlarges it until 320 px are seen, and nothing lies beside the page', async () => {
    const { context, auditor } = await olive({ size: SMALLEST_WINDOW });
    const page = await visit(context, '/ops/roles');
    await revokeButton(page, auditor).waitFor();
    const widest = () => page.evaluate(() => document.scrollingElement!.scrollWidth);
    expect(await widest()).toBe(SMALLEST_WINDOW.width);
    await revokeButton(page, auditor).click();
    await page.getByRole('dialog').waitFor();
    expect(await widest()).toBe(SMALLEST_WINDOW.width);
  });

  it('sees it go when her role is revoked, at the next thing she opens', async () => {
    screens.allowErrors(/404/);
    const { context, email, auditor } = await olive();
    const page = await visit(context, '/ops/roles');
    await revokeButton(page, auditor).waitFor();
    await granting().revoke(email, 'operator', 'operator');
    await page.reload();
    await heading(page, NO_ROLE_HEADING).waitFor();
    expect((await context.request.get('/ops')).status()).toBe(404);
  });

  it('sees it go when she is signed out elsewhere, in the middle of it', async () => {
    screens.allowErrors(/401/);
    const { context, email, auditor } = await olive();
    const page = await visit(context, '/ops/roles');
    await revokeButton(page, auditor).waitFor();
    await context.request.post('/api/auth/logout');
    await page.clock.fastForward(20_000);
    await heading(page, NO_ROLE_HEADING).waitFor();
    expect(await page.getByText(auditor).count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await revokeButton(page, auditor).waitFor();
  });
});

describe('Nora, who holds no role', () => {
  const screens = openScreens();

  it('reads whom to ask for a role, finds no entry, and fetches nothing of it', async () => {
    screens.allowErrors(/404/);
    const context = await screens.openVisitor({ size: PHONE, dark: true });
    await signUp(context, newEmailAddress());
    const paths: string[] = [];
    context.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const page = await visit(context, '/ops/roles');
    await heading(page, NO_ROLE_HEADING).waitFor();
    await page.getByText('Roles are given by an operator of this calendar.').waitFor();
    const contact = page.getByRole('link', { name: 'Ask for a role' });
    expect(await contact.getAttribute('href')).toBe('mailto:clerk@moorestown.example');
    expect(await page.getByRole('main').innerText()).not.toMatch(/@|router/);
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.getByRole('main').getByRole('button', { name: 'Log In' }).count()).toBe(0);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await openMenu(page);
      const menu = page.getByRole('menu').or(page.getByRole('dialog'));
      await menu.waitFor();
      expect(await page.getByText('Operations', { exact: true }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    }
    expect(paths.filter((path) => /\/ops-|\/api\/ops/.test(path))).toEqual([]);
    expect((await context.request.get('/ops')).status()).toBe(404);
  });
});
