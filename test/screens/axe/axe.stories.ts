import type { BrowserContext, Locator, Page } from 'playwright-core';
import { findBarriers, resize } from '../axe';
import { DESKTOP, openScreens, PHONE } from '../browser';
import { advanceUntil, row, stopClock, unfold, visit } from '../home';
import { answerCalls, failCalls } from '../routes';

const LIGHTS = 'Light Up Night on Main Street';
const STORY_TIME = '/event/story-time-for-toddlers--2026-11-20';

type Look = (page: Page) => Promise<Locator>;

type Visit = {
  path?: string;
  remembers?: Record<string, string>;
  before?: (context: BrowserContext) => Promise<unknown>;
  looks: Record<string, Look>;
};

const showUnchanged: Look = async (page) => page.getByRole('heading', { level: 1 }).first();

/** Other stories check the other screens in every window. */
const VISITS: Visit[] = [
  {
    looks: {
      'the events, one of them unfolded, and the alerts, opened': async (page) => {
        await page.getByRole('button', { name: '2 alerts' }).click();
        const lights = await unfold(page, LIGHTS);
        return lights.getByRole('button', { name: 'Save', exact: true });
      },
      'a toast': async (page) => {
        const saved = page.getByText('Event saved!', { exact: true });
        await stopClock(page);
        await row(page, LIGHTS).getByRole('button', { name: 'Save', exact: true }).click();
        await advanceUntil(page, saved);
        // A focused toast stays.
        await page.getByRole('button', { name: 'Dismiss', exact: true }).focus();
        await page.clock.resume();
        return saved;
      },
      'the selector': async (page) => {
        await page.getByRole('button', { name: 'Dismiss', exact: true }).press('Enter');
        await page.getByText('Event saved!', { exact: true }).waitFor({ state: 'detached' });
        return open(page, 'Follow organizations');
      },
      'the menu of Magic Stuff': async (page) => {
        await close(page);
        await page.getByRole('button', { name: 'Magic Stuff' }).click();
        return page.getByRole('menu');
      },
      'the events as a month': async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Calendar' }).click();
        return page.getByRole('table');
      },
    },
  },
  { remembers: { searchTerm: 'library' }, looks: { 'a search that stays': showUnchanged } },
  {
    remembers: { searchTerm: 'library', isSearchExpanded: 'true' },
    looks: {
      'a search that is open': showUnchanged,
      'events that match nothing': async (page) => {
        await page.getByRole('searchbox').fill('nothing of the kind');
        return page.getByText('No events match');
      },
    },
  },
  {
    path: '/event/township-budget-hearings--2026-11-24',
    looks: {
      'what a meeting deals with': async (page) => {
        await page.getByRole('button', { name: 'Meeting Agenda Summary' }).click();
        return page.getByText('not by AI');
      },
    },
  },
  { path: '/event/light-up-night-on-main-street--2026-11-20', looks: { 'an event': showUnchanged } },
  { path: '/event/nothing', looks: { 'no such event': showUnchanged } },
  { path: '/subcalendars', looks: { 'the subcalendars': async (page) => page.getByRole('checkbox').first() } },
  { path: '/themes', looks: { 'the themes': showUnchanged } },
  { path: '/about', looks: { 'the tour': (page) => open(page, 'Show Tutorial') } },
  { path: '/share', looks: { 'sharing it': showUnchanged } },
  { path: '/privacy', looks: { privacy: showUnchanged } },
  {
    path: '/api/docs',
    looks: {
      'the reference, where one call is tried out': async (page) => {
        await page
          .getByRole('button', { name: /^POST.*follow/ })
          .first()
          .press('Enter');
        await page.getByRole('button', { name: 'Try it out' }).press('Enter');
        return page.getByRole('textbox', { name: 'Request body' });
      },
    },
  },
  {
    before: (context) => answerCalls(context, '**/api/events', []),
    looks: { 'no events': async (page) => page.getByText('No events found.') },
  },
  {
    before: (context) => failCalls(context, '**/api/events'),
    looks: { 'events that could not be loaded': async (page) => page.getByText('Failed to load events.') },
  },
];

describe('No screen breaks an accessibility rule', () => {
  const screens = openScreens();

  it.each(VISITS.map((visit) => [Object.keys(visit.looks).join('; '), visit] as const))(
    'of %s',
    async (_, { path = '/', remembers, before, looks }) => {
      screens.allowErrors(/404|500/);
      const context = await screens.openVisitor({ storage: remembers });
      await before?.(context);
      const page = await visit(context, path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const [name, look] of Object.entries(looks)) {
        const locator = await look(page);
        for (const size of [DESKTOP, PHONE]) {
          await showAt(page, size, size === PHONE);
          await locator.waitFor();
          expect([name, size, ...(await findBarriers(page))]).toEqual([name, size]);
        }
        await showAt(page, DESKTOP, false);
      }
    },
  );

  // Each window has its own button for these, so a fresh page is opened.
  it.each([
    ['the menu at a desk in light colours', { size: DESKTOP }, '/', 'More pages', 'menu'],
    ['the menu at a phone in dark colours', { size: PHONE, dark: true }, '/', 'Menu', 'dialog'],
    ['following an organization at a desk in light colours', { size: DESKTOP }, STORY_TIME, 'Follow Org', 'dialog'],
    ['following an organization at a phone in dark colours', { size: PHONE, dark: true }, STORY_TIME, 'Follow Org', 'dialog'],
  ] as const)('of %s', async (_, who, path, opener, role) => {
    const page = await visit(await screens.openVisitor(who), path);
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole(role).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('by the colours of today, in any accent', async () => {
    const page = await visit(await screens.openVisitor());
    await unfold(page, LIGHTS);
    for (const size of [DESKTOP, PHONE]) {
      await showAt(page, size, size === DESKTOP);
      for (const accent of ['yellow', 'blue', 'green', 'purple', 'red', 'orange', 'pink', 'teal']) {
        await page.evaluate((name) => {
          document.documentElement.dataset['accent'] = name;
        }, accent);
        const found = await findBarriers(page, { within: '[data-today]', rules: ['color-contrast'] });
        expect([size, accent, ...found]).toEqual([size, accent]);
      }
    }
  });
});

const showAt = async (page: Page, size: typeof PHONE, dark: boolean) => {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await resize(page, size);
};

const open = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  return page.getByRole('dialog');
};

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
