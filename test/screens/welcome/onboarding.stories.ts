import type { BrowserContext, Page } from 'playwright-core';
import type { Organization, Preferences } from '#libs/contracts';
import { PASSWORD } from '../../account';
import { DIALOG_SELECTOR, findBarriers, findBarriersInEveryWindow } from '../axe';
import { boxOf } from '../box-of';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { readToast, stopClock, visit } from '../home';
import { failCalls, holdCalls } from '../routes';

const TUESDAY = 'District 2 (Tuesday pick up)';

const TITLES = ['Welcome to Almanac', 'Your own calendar', 'Nothing missed', 'Your collection district'];

describe('Nora, who is new here,', () => {
  const screens = openScreens();
  let comers = 0;

  const tour = (page: Page) => page.getByRole('dialog', { name: new RegExp(TITLES.join('|')) });

  const button = (page: Page, name: string) => tour(page).getByRole('button', { name, exact: true });

  const register = async (page: Page) => {
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).filter({ visible: true }).click();
    await page.getByLabel('Email').fill(`nora.${++comers}@example.com`);
    await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await eventually(page, async () => (await readToast(page))[0], 'Welcome to Almanac!');
  };

  const begin = async (context: BrowserContext) => {
    const page = await visit(context, '/about');
    await page.getByRole('button', { name: 'Show Tutorial' }).press('Enter');
    await tour(page).waitFor();
    return page;
  };

  const toDistricts = async (page: Page) => {
    for (const _ of TITLES.slice(1)) await button(page, 'Next').click();
  };

  const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  const here = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

  const isDone = (page: Page) => page.evaluate(() => localStorage.getItem('onboardingCompleted'));

  const readPreferences = async (page: Page): Promise<Preferences> =>
    page.evaluate(async () => {
      const { user } = await (await fetch('/api/auth/me')).json();
      const key = user ? `user_${user.id}` : localStorage.getItem('sessionId');
      return (await fetch(`/api/preferences/${key}`)).json();
    });

  it('is shown around once she has registered, and says where her refuse is collected', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE, dark: true }));
    await register(page);
    await tour(page).waitFor();
    for (const [step, title] of TITLES.entries()) {
      await page
        .getByRole('dialog', { name: title })
        .getByText(`Step ${step + 1} of 4: ${title}`)
        .waitFor();
      expect(await button(page, 'Previous').isDisabled()).toBe(step === 0);
      const controls = ['Skip', step < 3 ? 'Next' : 'Get Started'].map((name) => button(page, name));
      expect(await findBarriersInEveryWindow(page, { ...(step > 0 && { within: DIALOG_SELECTOR }), controls })).toEqual([]);
      if (step === 0) {
        await tour(page).getByText('Everything Moorestown has on, on one board.').waitFor();
        await tour(page).getByText('Story time for toddlers').waitFor();
        await tour(page).getByText('44 organizations post here').waitFor();
      }
      if (step < 3) await button(page, 'Next').click();
    }
    await tour(page).getByText('Trash and recycling, on your day.').waitFor();
    expect(
      await tour(page)
        .getByRole('radio')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    ).toEqual([...['monday', 'tuesday', 'wednesday', 'thursday', 'later']]);
    expect(await tour(page).getByRole('link', { name: 'Find your district' }).getAttribute('href')).toMatch(/^https:/);
    await tour(page).getByRole('radio', { name: TUESDAY }).check();
    await button(page, 'Get Started').click();
    await tour(page).waitFor({ state: 'detached' });
    await eventually(page, () => readToast(page), ['Collection District Updated', TUESDAY]);
    const { collectionDistrict, followedOrganizations } = await readPreferences(page);
    expect({ collectionDistrict, followedOrganizations }).toEqual({
      collectionDistrict: TUESDAY,
      followedOrganizations: [`Trash Collection::${TUESDAY}`],
    });
    expect(await isDone(page)).toBe('true');
    expect(await here(page)).toBe('Menu');
  });

  it.each([
    ['the menu', 'a tablet', TABLET, 'Menu'],
    ['the headline, where the button that she had pressed is gone,', 'a desk', DESKTOP, 'H1'],
  ])('is back at %s afterwards, at %s', async (_, __, size, back) => {
    const page = await visit(await screens.openVisitor({ size }));
    await register(page);
    await tour(page).waitFor();
    await toDistricts(page);
    await button(page, 'Get Started').click();
    await tour(page).waitFor({ state: 'detached' });
    expect(await here(page)).toBe(back);
  });

  it('is not before she has, and is also where somebody was shown around already', async () => {
    const page = await visit(await screens.openVisitor({ storage: { onboardingCompleted: 'true' } }));
    await register(page);
    await tour(page).waitFor();
    const other = await visit(await screens.openVisitor());
    await other.clock.fastForward(10_000);
    expect(await other.getByRole('dialog').count()).toBe(0);
  });

  it('sees for half a second that her district is saved', async () => {
    const context = await screens.openVisitor();
    const page = await begin(context);
    await tour(page).getByText('Story time for toddlers').waitFor();
    await page.clock.fastForward('03:00:00');
    await tour(page).getByText('Story time for toddlers').waitFor({ state: 'detached' });
    await toDistricts(page);
    await tour(page).getByRole('radio', { name: TUESDAY }).check();
    const answer = await holdCalls(context, '**/collection-district');
    await button(page, 'Get Started').click();
    await button(page, 'Saving...').waitFor();
    expect(await tour(page).getByRole('status').textContent()).toBe('Saving...');
    expect(await button(page, 'Previous').isDisabled()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('region', { name: /^Notifications/ }).waitFor({ state: 'attached' });
    await stopClock(page);
    answer.release();
    await eventually(page, () => readToast(page), ['Collection District Updated', TUESDAY]);
    await page.clock.runFor(499);
    expect(await button(page, 'Saving...').count()).toBe(1);
    await page.clock.runFor(1);
    await tour(page).waitFor({ state: 'detached' });
  });

  it('is let go where her district could not be saved', async () => {
    screens.allowErrors(/500|The collection district was not saved/);
    const context = await screens.openVisitor();
    const page = await begin(context);
    await toDistricts(page);
    await tour(page).getByRole('radio', { name: TUESDAY }).check();
    await failCalls(context, '**/collection-district');
    await button(page, 'Get Started').click();
    await tour(page).waitFor({ state: 'detached' });
    expect(await readToast(page)).toEqual([]);
    expect((await readPreferences(page)).collectionDistrict).toBeNull();
    expect(await isDone(page)).toBe('true');
  });

  it.each([
    ['nothing', undefined],
    ['that she will later', 'I will choose later'],
  ])('says %s about her district, and nothing is saved', async (_, answer) => {
    const page = await begin(await screens.openVisitor());
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await toDistricts(page);
    if (answer) await tour(page).getByRole('radio', { name: answer }).check();
    await button(page, 'Get Started').click();
    await tour(page).waitFor({ state: 'detached' });
    expect(urls.filter((url) => url.includes('collection-district'))).toEqual([]);
  });

  it.each([
    ['skips it', (page: Page) => button(page, 'Skip').click()],
    ['closes it', (page: Page) => button(page, `Close ${TITLES[0]}`).click()],
    ['escapes it', (page: Page) => page.keyboard.press('Escape')],
  ])('%s, and is back where she was', async (_, leave) => {
    const page = await begin(await screens.openVisitor());
    expect(await isDone(page)).toBeNull();
    await leave(page);
    await tour(page).waitFor({ state: 'detached' });
    expect(await isDone(page)).toBe('true');
    expect(await focusedText(page)).toBe('Show Tutorial');
  });

  it('goes all the way by the keyboard, there and back, and begins anew the next time', async () => {
    const page = await begin(await screens.openVisitor());
    await button(page, 'Next').focus();
    for (const title of TITLES.slice(1)) {
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: title }).waitFor();
    }
    expect(await focusedText(page)).toBe('Get Started');
    await button(page, 'Previous').focus();
    for (const title of TITLES.slice(0, -1).reverse()) {
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: title }).waitFor();
    }
    expect(await focusedText(page)).toBe('Previous');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Next');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);

    await toDistricts(page);
    await tour(page).getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    expect(await tour(page).getByRole('radio', { name: TUESDAY }).isChecked()).toBe(true);
    await button(page, 'Get Started').press('Enter');
    await tour(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show Tutorial' }).press('Enter');
    await page.getByRole('dialog', { name: TITLES[0]! }).waitFor();
    await toDistricts(page);
    expect(await tour(page).getByRole('radio', { name: TUESDAY }).isChecked()).toBe(true);
  });

  it('is shown three steps in a town without districts', async () => {
    const context = await screens.openVisitor();
    await context.route('**/api/organizations', async (route) => {
      const all: Organization[] = await (await route.fetch()).json();
      await route.fulfill({ json: all.filter(({ name }) => name !== 'Trash Collection') });
    });
    const page = await visit(context, '/about');
    await page.getByText('Three short steps, one minute.').waitFor();
    await page.getByRole('button', { name: 'Show Tutorial' }).click();
    await tour(page).getByText('Step 1 of 3').waitFor();
    for (const _ of [1, 2]) await button(page, 'Next').click();
    await button(page, 'Get Started').click();
    await tour(page).waitFor({ state: 'detached' });
  });

  it('sees each step whole where 320 px are seen, and the next one from its top', async () => {
    const page = await begin(await screens.openVisitor({ size: SMALLEST_WINDOW }));
    for (const title of TITLES) {
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      const { x, width } = await boxOf(dialog);
      expect([title, x, width]).toEqual([title, 0, SMALLEST_WINDOW.width]);
      const body = dialog.getByRole('status').locator('..');
      expect(await body.evaluate(({ scrollWidth, clientWidth, scrollTop }) => [scrollWidth - clientWidth, scrollTop])).toEqual([
        0, 0,
      ]);
      await body.evaluate((element) => element.scrollTo(0, 1_000));
      const buttons = dialog.getByRole('button', { name: /^(Skip|Previous|Next|Get Started)$/ });
      const places = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(places).size).toBe(1);
      if (title !== TITLES.at(-1)) await button(page, 'Next').click();
    }
  });
});
