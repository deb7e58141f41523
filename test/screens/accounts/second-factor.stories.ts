import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { RecoveryCodes } from '#libs/contracts';
import { codeAt } from '../../../apps/api/src/accounts/second-factor-codes';
import { PASSWORD } from '../../account';
import { signUp } from '../account';
import { DIALOG_SELECTOR, findBarriersInEveryWindow } from '../axe';
import { openScreens, PHONE, SMALLEST_WINDOW } from '../browser';
import { eventually } from '../eventually';
import { readToast, visit } from '../home';
import { findOverflow } from '../overflow';
import { answerCalls, failCalls } from '../routes';

const HALF_MINUTE_MS = 30_000;

/** The rest of the page is checked once. */
const FOCUSED_SECTION = 'main section:has(:focus)';

describe('Nora, who wants a code asked besides her password,', () => {
  const screens = openScreens();
  let comers = 0;

  const registered = async (context: BrowserContext): Promise<string> => {
    const email = `nora.${++comers}@two-steps.example.com`;
    await signUp(context, email);
    return email;
  };

  it('turns it on with her telephone, signs in by it, and turns it off', async () => {
    screens.allowErrors(/401|403/);
    const context = await screens.openVisitor({ size: PHONE, dark: true });
    const email = await registered(context);
    const page = await visit(context, '/settings');
    const section = sectionOf(page);
    await section.getByText('Your password is enough.').waitFor();
    await section.getByRole('button', { name: 'Turn on…' }).press('Enter');
    await eventually(page, () => focusedField(page), 'Set it up');
    await section.getByRole('img', { name: 'QR code' }).waitFor();
    const turnOn = section.getByRole('button', { name: 'Turn on' });
    expect(await findBarriersInEveryWindow(page, { controls: [...fields(section), turnOn] })).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);

    const secret = (await section.locator('[translate=no]').innerText()).replaceAll(' ', '');
    expect(await section.getByRole('link', { name: 'open the app on this device' }).getAttribute('href')).toContain(secret);
    await turnOn.press('Enter');
    await section.getByText('Code is required.').waitFor();
    await section.getByLabel('Code', { exact: true }).fill(codeAt(secret, 0));
    await section.getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await section.getByText('This code is wrong, or was used already.').waitFor();
    expect(await focusedField(page)).toBe('code');
    await section.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now()));
    await section.getByLabel('Your password').fill('not her password');
    await page.keyboard.press('Enter');
    await section.getByText('This password is wrong.').waitFor();
    expect(await findBarriersInEveryWindow(page, { within: FOCUSED_SECTION, controls: [...fields(section), turnOn] })).toEqual(
      [],
    );
    // The code entered before may have expired: it is valid for a minute.
    await section.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now()));
    await section.getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');

    await eventually(page, () => focusedField(page), 'It is on. Keep your recovery codes');
    const codes = await section.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    const done = section.getByRole('button', { name: 'I have kept them' });
    expect(await findBarriersInEveryWindow(page, { within: FOCUSED_SECTION, controls: [done] })).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await done.press('Enter');
    await section.getByText('10 recovery codes are left.').waitFor();
    await eventually(page, () => focusedField(page), 'Turn off…');
    expect(await page.getByText(codes[0]!).count()).toBe(0);

    await context.clearCookies();
    const there = await visit(context);
    const dialog = await signInWith(there, email);
    await dialog.getByLabel('Code', { exact: true }).waitFor();
    await eventually(there, () => focusedField(there), 'code');
    expect(await there.locator('[aria-invalid]').count()).toBe(0);
    expect(
      await findBarriersInEveryWindow(there, { within: DIALOG_SELECTOR, controls: [dialog.getByLabel('Code', { exact: true })] }),
    ).toEqual([]);
    await there.keyboard.press('Enter');
    await dialog.getByText('Code is required.').waitFor();
    await there.keyboard.type('000');
    await there.keyboard.press('Enter');
    await dialog.getByText('This code is wrong, or was used already.').waitFor();
    await eventually(there, () => focusedField(there), 'code');
    await dialog.getByLabel('Code', { exact: true }).fill(codeAt(secret, Date.now() + HALF_MINUTE_MS));
    await there.keyboard.press('Enter');
    await eventually(there, async () => (await readToast(there))[0], 'Welcome back!');

    await there.goto('/settings');
    const renewed = await renewCodes(there, codes[9]!);
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    await sectionOf(there).getByRole('button', { name: 'Turn off…' }).press('Enter');
    await eventually(there, () => focusedField(there), 'code');
    expect(await findBarriersInEveryWindow(there, { within: FOCUSED_SECTION, controls: fields(sectionOf(there)) })).toEqual([]);
    await there.keyboard.type(renewed[0]!);
    await there.keyboard.press('Tab');
    await there.keyboard.type(PASSWORD);
    await there.keyboard.press('Enter');
    await sectionOf(there).getByText('Your password is enough.').waitFor();
    await eventually(there, () => focusedField(there), 'Turn on…');
    await eventually(there, async () => (await readToast(there))[0], 'Two-step sign-in is off');
  });

  it('takes her recovery codes along as a file, or on the clipboard', async () => {
    const context = await screens.openVisitor();
    await registered(context);
    await answerCalls(context, '**/api/me/second-factor', { enabled: false, recoveryCodesLeft: 0 });
    const codes = ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'];
    await context.route('**/api/me/second-factor', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { recoveryCodes: codes } satisfies RecoveryCodes })
        : route.fallback(),
    );
    const page = await visit(context, '/settings');
    await sectionOf(page).getByRole('button', { name: 'Turn on…' }).click();
    await page.getByLabel('Code', { exact: true }).fill('123456');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('almanac-recovery-codes.txt');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await eventually(page, async () => (await readToast(page))[0], 'Recovery codes copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ABCD-EFGH-IJKL-MNOP\nQRST-UVWX-YZ23-4567\n');
  });

  it('hears when it cannot be set up, and changes nothing by leaving it', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor({ size: SMALLEST_WINDOW });
    await registered(context);
    const page = await visit(context, '/settings');
    const offers = await failCalls(context, '**/api/me/second-factor/offer');
    await sectionOf(page).getByRole('button', { name: 'Turn on…' }).click();
    await page.getByText('This cannot be set up at the moment.').waitFor();
    await offers.restore();
    await page.reload();
    await sectionOf(page).getByRole('button', { name: 'Turn on…' }).click();
    await sectionOf(page).getByRole('img', { name: 'QR code' }).waitFor();
    expect(await findOverflow(page, [SMALLEST_WINDOW])).toEqual([]);
    await sectionOf(page).getByRole('button', { name: 'Cancel' }).press('Enter');
    await eventually(page, () => focusedField(page), 'Turn on…');
    await sectionOf(page).getByText('Your password is enough.').waitFor();
  });
});

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Two-Step Sign-In' });

const fields = (section: Locator) => [section.getByLabel('Code', { exact: true }), section.getByLabel('Your password')];

/** `code` is one of the old ones. She cancels once before. */
const renewCodes = async (page: Page, code: string): Promise<string[]> => {
  const section = sectionOf(page);
  const begin = section.getByRole('button', { name: 'New recovery codes…' });
  await begin.press('Enter');
  await eventually(page, () => focusedField(page), 'New recovery codes');
  expect(await findBarriersInEveryWindow(page, { within: FOCUSED_SECTION, controls: fields(section) })).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await section.getByRole('button', { name: 'Cancel' }).press('Enter');
  await eventually(page, () => focusedField(page), 'New recovery codes…');
  await begin.press('Enter');
  await section.getByLabel('Code', { exact: true }).fill(code);
  await section.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await eventually(page, () => focusedField(page), 'Keep your new recovery codes');
  expect(await findBarriersInEveryWindow(page, { within: FOCUSED_SECTION })).toEqual([]);
  const codes = await section.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await section.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await section.getByText('10 recovery codes are left.').waitFor();
  await eventually(page, () => focusedField(page), 'New recovery codes…');
  return codes;
};

const focusedField = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent);

/** In a small window it is in the menu. */
const signInWith = async (page: Page, email: string) => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log In', exact: true }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  return dialog;
};
