import type { Page } from 'playwright-core';
import { DIALOG_SELECTOR, findBarriersInEveryWindow } from '../axe';
import { openScreens, PHONE, TABLET } from '../browser';
import { eventually } from '../eventually';
import { isFocused, reload, visit } from '../home';

const LIBRARY = 'Moorestown Library';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Subscribe' });

const openFromMenu = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Menu|More pages)$/ })
    .filter({ visible: true })
    .click();
  const menu = page.getByRole('menu').or(page.getByRole('dialog', { name: 'Menu' }));
  await menu
    .getByRole('button', { name: 'Subscribe' })
    .or(menu.getByRole('menuitem', { name: 'Subscribe' }))
    .click();
  await dialog(page).waitFor();
};

const choose = async (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Search and organizations' }).getByRole('button', { name }).click();

const addressIn = (page: Page) => dialog(page).getByRole('textbox', { name: 'Address' }).inputValue();

describe('Ines, who wants the town in her own calendar', () => {
  const screens = openScreens();

  it('finds everything in the menu, and picks an organization or one of its parts there', async () => {
    const page = await visit(await screens.openVisitor());
    await openFromMenu(page);
    expect(await addressIn(page)).toMatch(/^http:\/\/[^/]+\/calendar\.ics$/);
    expect(await dialog(page).getByRole('link', { name: 'Apple Calendar' }).getAttribute('href')).toMatch(
      /^webcal:.*\/calendar\.ics$/,
    );
    await dialog(page).getByLabel('Organization', { exact: true }).selectOption(LIBRARY);
    expect(await addressIn(page)).toMatch(/\/calendar\/organization\/\d+\.ics$/);
    const feed = await dialog(page).getByRole('link', { name: 'JSON Feed' }).getAttribute('href');
    expect((await (await page.request.get(feed!)).json()).title).toBe(`${LIBRARY}, Almanac Moorestown`);
    expect(await (await page.request.get(await addressIn(page))).text()).toContain('BEGIN:VEVENT');
  });

  it('subscribes to the organization she looks at, from the line above its events, and to what she searches for', async () => {
    const page = await visit(await screens.openVisitor({ storage: { searchTerm: 'story' } }));
    await choose(page, LIBRARY);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    expect(await dialog(page).getByRole('radio', { name: LIBRARY }).isChecked()).toBe(true);
    await dialog(page).getByRole('radio', { name: '“story”' }).check();
    expect(await addressIn(page)).toMatch(/\/calendar\/search\.ics\?q=story$/);
    await dialog(page).getByRole('radio', { name: 'School dates' }).check();
    expect((await page.request.get(await addressIn(page))).status()).toBe(200);
  });

  it('copies an address', async () => {
    const page = await visit(await screens.openVisitor());
    await openFromMenu(page);
    await dialog(page).getByRole('button', { name: 'Copy address' }).click();
    await dialog(page).getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await addressIn(page));
  });

  it('does all of it by the keyboard, and is back where she was', async () => {
    const page = await visit(await screens.openVisitor());
    const row = page.getByRole('button', { name: LIBRARY, exact: true }).and(page.locator('aside button'));
    await row.focus();
    await page.keyboard.press('Tab');
    const subscribe = page.getByRole('button', { name: `Subscribe to ${LIBRARY}` });
    expect(await isFocused(subscribe)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    // The dialog takes the focus when it has opened.
    await eventually(page, () => dialog(page).evaluate((one) => one.contains(document.activeElement)), true);
    await dialog(page).getByRole('radio', { name: LIBRARY, checked: true }).focus();
    await page.keyboard.press('ArrowUp');
    await eventually(page, async () => new URL(await addressIn(page)).pathname, '/calendar.ics');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await isFocused(subscribe)).toBe(true);
  });

  describe('and her own almanac', () => {
    const mine = async (page: Page) => {
      await page.getByRole('button', { name: 'Subscribe to MY ALMANAC' }).click();
      await dialog(page).waitFor();
    };

    it('makes an address, sees it again, makes another, and stops it', async () => {
      const page = await visit(await screens.openVisitor());
      const status = async (url: string) => (await page.request.get(url)).status();
      await mine(page);
      await dialog(page).getByRole('button', { name: 'Make an address' }).click();
      await dialog(page).getByText('This is your address.').waitFor();
      const first = await addressIn(page);
      expect(first).toMatch(/\/calendar\/my\/[\w-]{43}\.ics$/);
      expect(await status(first)).toBe(200);
      await reload(page);
      await mine(page);
      expect(await addressIn(page)).toBe(first);

      await dialog(page).getByRole('button', { name: 'Make a new address' }).click();
      const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
      await eventually(page, () => isFocused(cancel), true);
      await page.keyboard.press('Escape');
      await cancel.waitFor({ state: 'detached' });
      await eventually(page, () => isFocused(dialog(page).getByRole('button', { name: 'Make a new address' })), true);
      await page.keyboard.press('Enter');
      await dialog(page).getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click();
      await dialog(page).getByText('The old one stopped at 9:00 AM.').waitFor();
      const second = await addressIn(page);
      expect([second === first, await status(first), await status(second)]).toEqual([false, 410, 200]);

      await dialog(page).getByRole('button', { name: 'Stop this address' }).click();
      await dialog(page).getByRole('alertdialog').getByRole('button', { name: 'Stop this address' }).click();
      await dialog(page).getByText('The address has stopped.').waitFor();
      await dialog(page).getByRole('button', { name: 'Make an address' }).waitFor();
      expect(await status(second)).toBe(410);
    });

    it('learns that an address got lost on its way, and makes another', async () => {
      screens.allowErrors(/ERR_FAILED|Failed to load/);
      const context = await screens.openVisitor();
      const page = await visit(context);
      await mine(page);
      await context.route('**/api/subscription', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await dialog(page).getByRole('button', { name: 'Make an address' }).click();
      await dialog(page).getByText('That did not go through.').waitFor();
      await dialog(page).getByText('an address that this device does not know').waitFor();
      await context.unroute('**/api/subscription');
      await dialog(page).getByRole('button', { name: 'Make a new address' }).click();
      await dialog(page).getByRole('alertdialog').getByRole('button', { name: 'Make a new address' }).click();
      await dialog(page).getByText('This is the new address.').waitFor();
      expect((await page.request.get(await addressIn(page))).status()).toBe(200);
    });

    it('is shown folded on a phone, until she changes it', async () => {
      const page = await visit(await screens.openVisitor({ size: PHONE }));
      await openFromMenu(page);
      await dialog(page).getByRole('radio', { name: 'MY ALMANAC' }).check();
      await dialog(page).getByRole('button', { name: 'Make an address' }).waitFor();
      expect(await dialog(page).getByRole('radio').count()).toBe(1);
      await dialog(page).getByRole('button', { name: 'Change' }).click();
      expect(await dialog(page).getByRole('radio').count()).toBeGreaterThan(2);
    });
  });

  it('meets no barrier', async () => {
    const page = await visit(await screens.openVisitor({ size: TABLET, dark: true }));
    await openFromMenu(page);
    const copy = dialog(page).getByRole('button', { name: 'Copy address' });
    expect(await findBarriersInEveryWindow(page, { controls: [copy] })).toEqual([]);
    await dialog(page).getByRole('radio', { name: 'MY ALMANAC' }).check();
    await dialog(page).getByRole('button', { name: 'Make an address' }).click();
    await dialog(page).getByText('This is your address.').waitFor();
    await dialog(page).getByRole('button', { name: 'Make a new address' }).click();
    const button = dialog(page).getByRole('alertdialog').getByRole('button', { name: 'Make a new address' });
    expect(await findBarriersInEveryWindow(page, { within: DIALOG_SELECTOR, controls: [button] })).toEqual([]);
  });

  it('sees what is chosen where the system says which colours there are', async () => {
    const page = await visit(await screens.openVisitor());
    await page.emulateMedia({ forcedColors: 'active' });
    await openFromMenu(page);
    const radio = dialog(page).getByRole('radio', { checked: true });
    expect(await radio.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');
  });
});
