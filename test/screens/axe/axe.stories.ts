import type { BrowserContext, Page } from 'playwright-core';
import { barriers } from '../axe';
import { DESKTOP, openScreens, PHONE } from '../browser';
import { unfold, visit } from '../home';
import { answer, fail } from '../routes';

const LIGHTS = 'Light Up Night on Main Street';

type Scene = {
  path?: string;
  remembers?: Record<string, string>;
  before?: (context: BrowserContext) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
};

const SCREENS: Record<string, Scene> = {
  'the events, one of them unfolded': { act: (page) => unfold(page, LIGHTS) },
  'the alerts, opened': { act: (page) => page.getByRole('button', { name: '2 alerts' }).click() },
  'a search that stays': { remembers: { searchTerm: 'library' } },
  'a search that is open': { remembers: { searchTerm: 'library', isSearchExpanded: 'true' } },
  'the events as a table': { remembers: { eventView: 'table' }, act: (page) => page.getByRole('table').waitFor() },
  'the events as a month': { remembers: { eventView: 'calendar' }, act: (page) => page.getByRole('table').waitFor() },
  'the selector': { act: (page) => open(page, 'Follow organizations') },
  'the menu': {
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(Menu|More pages)$/ })
        .filter({ visible: true })
        .click();
      await page.getByRole('menu').or(page.getByRole('dialog')).waitFor();
    },
  },
  'the menu of Magic Stuff': { act: (page) => openMagic(page).then(() => page.getByRole('menu').waitFor()) },
  'this week, in a few sentences': {
    act: async (page) => {
      await openMagic(page);
      await page.getByRole('menuitem', { name: 'This Week' }).click();
      await page.getByText('not by AI').waitFor();
    },
  },
  'what a meeting deals with': {
    path: '/event/township-budget-hearings--2026-11-24',
    act: async (page) => {
      await page.getByRole('button', { name: 'Meeting Agenda Summary' }).click();
      await page.getByText('not by AI').waitFor();
    },
  },
  'a toast': {
    act: async (page) => {
      await (await unfold(page, LIGHTS)).getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Event saved!', { exact: true }).waitFor();
    },
  },
  'an event': { path: '/event/light-up-night-on-main-street--2026-11-20' },
  'following its organization': { path: '/event/story-time-for-toddlers--2026-11-20', act: (page) => open(page, 'Follow Org') },
  'no such event': { path: '/event/nothing' },
  'the subcalendars': { path: '/subcalendars', act: (page) => page.getByRole('checkbox').first().waitFor() },
  'the hours of the schools': {
    path: '/hours',
    act: (page) => page.getByRole('button', { name: 'D-Lunch' }).click(),
  },
  'the themes': { path: '/themes' },
  'what it is about': { path: '/about' },
  'the tour': { path: '/about', act: (page) => open(page, 'Show Tutorial') },
  'asking the calendar': { path: '/chat' },
  'what the calendar answered': {
    path: '/chat',
    act: async (page) => {
      await page.getByRole('button', { name: 'What is on tonight?' }).click();
      await page.getByText('Put together by rules').waitFor();
    },
  },
  'suggesting an event': { path: '/suggest' },
  'sharing it': { path: '/share' },
  privacy: { path: '/privacy' },
  'the reference, where one call is tried out': {
    path: '/api/docs',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^POST.*follow/ })
        .first()
        .press('Enter');
      await page.getByRole('button', { name: 'Try it out' }).press('Enter');
      await page.getByRole('textbox', { name: 'What is sent' }).waitFor();
    },
  },
  'no such page': { path: '/nothing' },
  'no events': { before: (context) => answer(context, '**/api/events', []) },
  'events that could not be loaded': { before: (context) => fail(context, '**/api/events') },
  'events that match nothing': {
    remembers: { searchTerm: 'nothing of the kind' },
    act: (page) => page.getByText('No events match').waitFor(),
  },
};

describe('Nobody is kept out', () => {
  const screens = openScreens();

  describe.each([
    ['a desk in light colours', { size: DESKTOP }],
    ['a phone in dark colours', { size: PHONE, dark: true }],
  ])('at %s', (_, who) => {
    it.each(Object.entries(SCREENS))('of %s', async (_, { path = '/', remembers, before, act }) => {
      screens.mayComplain(/404|500/);
      const context = await screens.somebody({ ...who, remembers });
      await before?.(context);
      const page = await visit(context, path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await act?.(page);
      expect(await barriers(page)).toEqual([]);
    });
  });

  it.each([
    ['a desk in dark colours', { size: DESKTOP, dark: true }],
    ['a phone in light colours', { size: PHONE }],
  ])('by the colours of today at %s, in any accent', async (_, who) => {
    const page = await visit(await screens.somebody(who));
    await unfold(page, LIGHTS);
    for (const accent of ['yellow', 'blue', 'green', 'purple', 'red', 'orange', 'pink', 'teal']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['accent'] = name;
      }, accent);
      expect([accent, ...(await barriers(page, { within: '[data-today]', rules: ['color-contrast'] }))]).toEqual([accent]);
    }
  });
});

const openMagic = (page: Page) => page.getByRole('button', { name: 'Magic Stuff' }).click();

const open = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};
