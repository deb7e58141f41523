import { readFileSync } from 'node:fs';
import { PASSWORD, readOutbox, tokenOf } from '../../account';
import { signUp } from '../account';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { openScreens, PHONE, TABLET } from '../browser';
import { eventually } from '../eventually';
import { readToast, visit } from '../home';
import { failCalls } from '../routes';

const TUESDAY = 'District 2 (Tuesday pick up)';

describe('Nora, at her settings,', () => {
  const screens = openScreens();
  let comers = 0;

  it('chooses where her refuse is collected, with and without an account', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE, dark: true }), '/settings');
    expect(await page.title()).toBe('Settings, Almanac Moorestown');
    const district = page.getByRole('radio', { name: TUESDAY });
    await district.check();
    await eventually(page, () => readToast(page), ['Collection District Updated', TUESDAY]);
    await page.getByText(`Trash Collection, ${TUESDAY}`).waitFor();
    expect(await page.getByRole('button', { name: 'Export My Events' }).count()).toBe(0);
    await page.clock.fastForward(5_000);
    await eventually(page, () => readToast(page), []);
    // At other scroll positions an element lies half under the header.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findBarriersInEveryWindow(page, { controls: [district] })).toEqual([]);
    await page.reload();
    await eventually(page, () => district.isChecked(), true);
  });

  it('says whether AI may read her words, on this device', async () => {
    const page = await visit(await screens.openVisitor({ size: TABLET }), '/settings');
    const magic = page.getByRole('region', { name: 'Magic Stuff' }).getByRole('switch');
    expect(await magic.isChecked()).toBe(true);
    await magic.click();
    await page.getByText('Magic Stuff is off').waitFor();
    await page.reload();
    await page.getByText('Magic Stuff is off').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('magicStuffEnabled'))).toBe('false');
  });

  it('has her district among what she can subscribe to', async () => {
    const page = await visit(await screens.openVisitor(), '/settings');
    await page.getByRole('radio', { name: TUESDAY }).check();
    await eventually(page, async () => (await readToast(page))[0], 'Collection District Updated');
    await page.getByRole('button', { name: 'More pages' }).click();
    await page.getByRole('menuitem', { name: 'Subscribe' }).click();
    await page.getByRole('dialog', { name: 'Subscribe' }).getByText('My collection district').waitFor();
  });

  it('hears when it could not be kept, and sees what is', async () => {
    screens.allowErrors(/500/);
    const page = await visit(await screens.openVisitor(), '/settings');
    await failCalls(page, '**/collection-district');
    await page.getByRole('radio', { name: TUESDAY }).click();
    await eventually(page, () => readToast(page), ['Error', 'Failed to update collection district.']);
    await eventually(page, () => page.getByRole('radio', { name: TUESDAY }).isChecked(), false);
  });

  it('takes the events of her own away as a file', async () => {
    screens.allowErrors(/404|500/);
    const context = await screens.openVisitor();
    await signUp(context, `nora.${++comers}@example.com`);
    const page = await visit(context, '/settings');
    const take = page.getByRole('button', { name: 'Export My Events' });
    await take.click();
    await eventually(page, () => readToast(page), ['No Events Found', "You don't have any events to export."]);
    await context.request.post('/api/events/user', { data: { name: 'Piano lesson', date: '2026-11-24' } });
    const [download] = await Promise.all([page.waitForEvent('download'), take.click()]);
    expect(download.suggestedFilename()).toBe('my-events-2026-11-20.csv');
    expect(readFileSync(await download.path(), 'utf8')).toContain('Piano lesson,Personal,2026-11-24');
    await eventually(page, async () => (await readToast(page))[0], 'Export Successful');
    await failCalls(page, '**/export-csv');
    await take.click();
    await eventually(page, async () => (await readToast(page))[0], 'Export Failed');
    expect(await findBarriers(page)).toEqual([]);
  });

  it('moves to another mailbox by the letter there, takes the old one back, and changes her password', async () => {
    screens.allowErrors(/40[0139]/);
    const context = await screens.openVisitor({ size: PHONE, dark: true });
    const [email, newEmail] = [`nora.${++comers}@moves.example.com`, `nora.${comers}@moved.example.com`];
    await signUp(context, email);
    const page = await visit(context, '/settings');
    const section = page.getByRole('region', { name: 'Email and Password' });
    const letterTo = async (address: string) => {
      await screens.almanac().waitUntilSettled();
      return tokenOf(readOutbox(screens.almanac()).findLast((letter) => letter.includes(`To: ${address}\n`))!);
    };

    await section.getByRole('button', { name: 'Change password…' }).press('Enter');
    for (const label of ['New password', 'Confirm new password'])
      await section.getByLabel(label, { exact: true }).fill('a new password');
    await section.getByLabel('Your password').fill('not her password');
    await page.keyboard.press('Enter');
    await section.getByText('This password is wrong.').waitFor();
    expect(await findBarriersInEveryWindow(page, { controls: [section.getByLabel('Your password')] })).toEqual([]);
    await section.getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await eventually(page, async () => (await readToast(page))[0], 'Password changed');

    await section.getByRole('button', { name: 'Change email address…' }).press('Enter');
    await section.getByLabel('New email address').fill(email);
    await section.getByLabel('Your password').fill('a new password');
    await page.keyboard.press('Enter');
    await section.getByText('This is your email address already.').waitFor();
    await section.getByLabel('New email address').fill(newEmail);
    await page.keyboard.press('Enter');
    await section.getByText(`We have sent it to ${newEmail}.`).waitFor();

    await page.goto(`/email-address/${await letterTo(newEmail)}`);
    await page.getByRole('button', { name: 'Use this email address' }).click();
    await page.getByText('From now on you sign in with this email address.').waitFor();
    expect((await (await context.request.get('/api/auth/me')).json()).user.email).toBe(newEmail);
    await page.goto(`/email-address/${await letterTo(email)}`);
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await page.getByText('Your account has its former email address again').waitFor();
    expect(await (await context.request.get('/api/auth/me')).json()).toEqual({ user: null });
    await page.getByRole('button', { name: 'Set a new password' }).click();
    await page.getByRole('dialog', { name: 'Reset Password' }).waitFor();
    await page.reload();
    await page.getByText('This link is invalid or has expired.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('deletes her account with her password, and is a stranger then', async () => {
    screens.allowErrors(/403/);
    const context = await screens.openVisitor();
    await signUp(context, `nora.${++comers}@example.com`);
    const page = await visit(context, '/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const forEver = page.getByRole('button', { name: 'Delete for ever' });
    await page.getByLabel('Your password').fill('not her password');
    await forEver.click();
    await page.getByText('This password is wrong.').waitFor();
    await page.getByLabel('Your password').fill(PASSWORD);
    await Promise.all([page.waitForURL((url) => url.pathname === '/'), forEver.click()]);
    expect(await (await context.request.get('/api/auth/me')).json()).toEqual({ user: null });
  });

  it('takes everything about herself away, and hears when that cannot be', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor();
    const email = `nora.${++comers}@example.com`;
    await signUp(context, email);
    const page = await visit(context, '/settings');
    const take = page.getByRole('button', { name: 'Export everything about me' });
    const [download] = await Promise.all([page.waitForEvent('download'), take.click()]);
    expect(download.suggestedFilename()).toBe('my-almanac-2026-11-20.json');
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ account: { email } });
    await eventually(page, () => readToast(page), ['Export Successful', 'my-almanac-2026-11-20.json']);
    await failCalls(page, '**/api/me/export');
    await take.click();
    await eventually(page, async () => (await readToast(page))[0], 'Export Failed');
    expect(await findBarriers(page)).toEqual([]);
  });
});
