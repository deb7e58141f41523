import type { BrowserContext, Page } from 'playwright-core';
import { findBarriers, findBarriersInEveryWindow } from '../axe';
import { boxOf } from '../box-of';
import { openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { stopClock, visit, waitForPrefetch } from '../home';

const FORM = 'https://letters.example/moorestown';

const FORM_PAGE = `<!doctype html><html lang="en"><title>A letter</title><form><label>Email <input type="email" name="email"></label>
  <button>Subscribe</button></form></html>`;

describe('Iris, who would like a letter', () => {
  const screens = openScreens({ NEWSLETTER_FORM_URL: FORM });

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Want to learn more about Almanac?' });

  const menu = (page: Page) => page.getByRole('button', { name: /^(Menu|More pages)$/ }).filter({ visible: true });

  const ask = async (page: Page) => {
    await menu(page).click();
    const opened = page.getByRole('menu').or(page.getByRole('dialog', { name: 'Menu' }));
    await opened
      .getByRole('menuitem', { name: 'Newsletter' })
      .or(opened.getByRole('button', { name: 'Newsletter' }))
      .click();
    await dialog(page).waitFor();
  };

  const serve = (context: BrowserContext) =>
    context.route('https://letters.example/**', (route) => route.fulfill({ contentType: 'text/html', body: FORM_PAGE }));

  it('finds the form in the menu, and nobody else was asked before', async () => {
    const context = await screens.openVisitor({ size: PHONE, dark: true });
    await serve(context);
    const page = await visit(context);
    const urls: string[] = [];
    page.on('request', (request) => request.url().startsWith('https://') && urls.push(request.url()));
    await ask(page);
    await dialog(page).getByText('Get the latest events delivered to your inbox').waitFor();
    const email = dialog(page).frameLocator('iframe').getByLabel('Email');
    await email.fill('iris@example.com');
    await eventually(page, () => dialog(page).getByRole('status').textContent(), 'The form is loaded.');
    expect(urls).toEqual([FORM]);
    const alone = dialog(page).getByRole('link', { name: 'Open the form in a new tab' });
    expect(await alone.getAttribute('href')).toBe(FORM);
    expect(await findBarriersInEveryWindow(page, { controls: [email, alone] })).toEqual([]);
  });

  it('is told when it does not come, and gets it when it does', async () => {
    const context = await screens.openVisitor({ size: TABLET });
    await context.route(FORM, () => {});
    const page = await visit(context);
    await stopClock(page);
    await ask(page);
    await dialog(page).getByText('Loading the form...').waitFor();
    await page.clock.fastForward(10_000);
    await dialog(page).getByText('The form could not be loaded.').waitFor();
    await page.clock.resume();
    expect(await findBarriers(page)).toEqual([]);
    await context.unroute(FORM);
    await serve(context);
    await dialog(page).getByRole('button', { name: 'Try again' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
    await dialog(page).frameLocator('iframe').getByLabel('Email').waitFor();
    await eventually(page, () => dialog(page).getByRole('status').textContent(), 'The form is loaded.');
  });

  it('is told at once that there is no network, and keeps what she has typed when it goes', async () => {
    screens.allowErrors(/ERR_INTERNET_DISCONNECTED/);
    const context = await screens.openVisitor({ prefetches: true });
    await serve(context);
    const page = await visit(context);
    await waitForPrefetch(page);
    await ask(page);
    const email = dialog(page).frameLocator('iframe').getByLabel('Email');
    await email.fill('iris@example.com');
    await context.setOffline(true);
    await page.evaluate(() => 'a turn of the page');
    expect(await email.inputValue()).toBe('iris@example.com');
    await page.keyboard.press('Escape');
    await dialog(page)
      .getByRole('button', { name: /^Close/ })
      .click();
    await dialog(page).waitFor({ state: 'detached' });
    await ask(page);
    await dialog(page).getByText('The form could not be loaded.').waitFor();
    await context.setOffline(false);
    await email.waitFor();
  });

  it('opens and closes it by the keyboard, and is back at the menu', async () => {
    const context = await screens.openVisitor();
    await serve(context);
    const page = await visit(context);
    await menu(page).press('Enter');
    await page.getByRole('menuitem', { name: 'Newsletter' }).press('Enter');
    await dialog(page).waitFor();
    await dialog(page).getByRole('link').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await menu(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('sees all of it where 320 px are seen', async () => {
    const context = await screens.openVisitor({ size: SMALLEST_WINDOW });
    await serve(context);
    const page = await visit(context);
    await ask(page);
    await dialog(page).frameLocator('iframe').getByLabel('Email').waitFor();
    const { x, width } = await boxOf(dialog(page));
    expect([x, width]).toEqual([0, SMALLEST_WINDOW.width]);
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(SMALLEST_WINDOW.width);
  });

  it('reads on the privacy page that it comes from elsewhere', async () => {
    const page = await visit(await screens.openVisitor(), '/privacy');
    await page.getByText('and the form of the newsletter when you open it').waitFor();
  });
});
