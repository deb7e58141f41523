import type { Locator, Page } from 'playwright-core';
import { signUp } from '../account';
import { DIALOG_SELECTOR, findBarriers, findBarriersInEveryWindow, resize } from '../axe';
import { DESKTOP, openScreens, PHONE, TABLET } from '../browser';
import { eventually } from '../eventually';
import { isFocused, readEventNames, readToast, reload, row, unfold, visit, waitForStart } from '../home';
import { failCalls } from '../routes';
import { textsUnder } from '../texts-under';

describe('Ada, who keeps events of her own', () => {
  const screens = openScreens();
  let comers = 0;

  const ada = async (looks: Parameters<typeof screens.openVisitor>[0] = {}) => {
    const context = await screens.openVisitor(looks);
    const { key } = await signUp(context, `ada.${++comers}@example.com`);
    const keep = (event: object) => context.request.post('/api/events/user', { data: event });
    const readOwnEvents = async (): Promise<{ name: string; date: string; time: string }[]> =>
      (await context.request.get(`/api/events/user/${key}`)).json();
    return { context, keep, readOwnEvents };
  };

  const dialog = (page: Page, name = 'Add event') => page.getByRole('dialog', { name });

  const plus = async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: 'Add event' }).click();
    await dialog(page).waitFor();
    return dialog(page);
  };

  it('adds one with the plus and is led to it', async () => {
    const { context } = await ada({ size: PHONE, dark: true });
    const page = await visit(context);
    for (const size of [PHONE, DESKTOP, TABLET]) {
      await resize(page, size);
      expect(await textsUnder(page.getByRole('button', { name: 'Add event' }))).toEqual([]);
      await plus(page);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
    }
    await resize(page, PHONE);
    const open = await plus(page);
    expect(await findBarriers(page)).toEqual([]);
    await open.getByRole('button', { name: 'Add event', exact: true }).click();
    await open.getByText('Please enter an event name').waitFor();
    expect(await readToast(page)).toEqual(['Missing information', 'Please enter an event name']);
    await open.getByLabel('Name').fill('Piano lesson');
    await open.getByRole('button', { name: 'Family' }).click();
    await open.getByLabel('Date').fill('2026-11-24');
    await open.getByLabel('Time').fill('16:30');
    await open.getByLabel('Repeats').selectOption('Every other Tuesday');
    await open.getByLabel('Until').fill('2026-12-31');
    await open.getByLabel('Location').fill('Mrs. Ashby, upstairs');
    await page.clock.fastForward(5_000);
    await eventually(page, () => readToast(page), []);
    const add = open.getByRole('button', { name: 'Add event', exact: true });
    expect(await findBarriersInEveryWindow(page, { controls: [open.getByLabel('Until'), add] })).toEqual([]);
    await add.click();
    await eventually(page, async () => (await readToast(page))[0], 'Event created!');
    await page.clock.fastForward(1_500);
    await page.waitForURL('**/me');
    await waitForStart(page);
    await eventually(page, () => readEventNames(page), ['Piano lesson', 'Piano lesson', 'Piano lesson']);
    const controls = [
      page.getByText('1 of your own', { exact: true }),
      page.getByRole('button', { name: 'Add event', exact: true }),
      page.getByRole('region', { name: 'MY EVENTS' }).getByRole('checkbox', { name: 'Family', checked: true }),
      page.getByRole('button', { name: 'Actions for Piano lesson' }).first(),
    ];
    expect(await findBarriersInEveryWindow(page, { controls })).toEqual([]);
  });

  it('adds several at once; what the server refuses stays with its reason', async () => {
    screens.allowErrors(/500/);
    const { context, readOwnEvents } = await ada();
    const page = await visit(context);
    const open = await plus(page);
    await open.getByRole('button', { name: 'Bulk' }).click();
    await open.getByRole('button', { name: 'Add events' }).click();
    await open.getByText('Please enter at least one event name').waitFor();
    const name = (nth: number) => open.getByRole('group', { name: `Event ${nth}` }).getByLabel('Name');
    await name(1).fill('Basketball');
    await name(3).fill('Swimming');
    await open.getByRole('button', { name: 'Remove row 2' }).click();
    await page.route('**/api/events/user', (route) =>
      route.request().postData()?.includes('Basketball') ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await open.getByRole('button', { name: 'Add 2 events' }).click();
    await eventually(page, async () => (await readToast(page))[0], '1 event created!');
    await open.getByText('Failed to create events. Please check your information and try again').waitFor();
    expect(await name(1).inputValue()).toBe('Basketball');
    expect(await open.getByRole('button', { name: 'Remove row 1' }).isDisabled()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await page.unroute('**/api/events/user');
    await open.getByRole('button', { name: 'Add 1 event' }).click();
    await page.clock.fastForward(1_500);
    await page.waitForURL('**/me');
    expect((await readOwnEvents()).map((event) => event.name).toSorted()).toEqual(['Basketball', 'Swimming']);
  });

  it('finds it among the events of the town and in every view of her own, and does everything about it', async () => {
    const { context, keep } = await ada({ size: TABLET });
    const when = { date: '2026-11-20', startTime: '2026-11-20T15:45', recurrence: 'FREQ=WEEKLY;COUNT=1' };
    await keep({ name: 'Dentist, both kids', category: 'Health', ...when });
    await keep({ name: 'Chess club', category: 'Fun', date: '2026-11-20', startTime: '2026-11-20T17:00' });
    const page = await visit(context, '/');
    await row(page, 'Dentist, both kids').waitFor();
    const open = await unfold(page, 'Dentist, both kids');
    expect(await open.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await open.getByRole('button', { name: 'Edit' }).click();
    await dialog(page, 'Edit event').waitFor();
    await page.keyboard.press('Escape');
    await open.getByRole('link', { name: 'Dentist, both kids' }).click();
    await page.getByText('You created this event').waitFor();
    expect(await page.getByRole('main').getByRole('definition').allTextContents()).toEqual(
      expect.arrayContaining(['Every Friday (1 time)', 'Health']),
    );
    await reload(page);
    const controls = [page.getByText('You created this event')];
    expect(await findBarriersInEveryWindow(page, { controls })).toEqual([]);

    await page.getByRole('navigation').getByRole('link', { name: 'ME', exact: true }).click();
    const view = (name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name });
    const own = (role: 'row' | 'article' | 'listitem') => page.getByRole(role).filter({ hasText: 'Dentist, both kids' });
    const actions = page.getByRole('button', { name: 'Actions for Dentist, both kids' });
    for (const [name, role] of [
      ['List', 'article'],
      ['Calendar', 'listitem'],
      ['Table', 'row'],
    ] as const) {
      await view(name).click();
      await own(role)
        .getByRole('img', { name: /^You created this event \w+ \d+, 2026 at \d+:\d\d [AP]M$/ })
        .waitFor();
      expect(
        await own(role)
          .getByRole('button')
          .evaluateAll((all) => all.map((one) => one.ariaLabel)),
      ).toEqual(['Edit Dentist, both kids', 'Delete Dentist, both kids', 'Actions for Dentist, both kids']);
    }

    await actions.press('Enter');
    const mine = dialog(page, 'My event');
    await mine.waitFor();
    expect(await mine.getByRole('listitem').allInnerTexts()).toEqual([
      'Remind',
      'Add to cal',
      'Edit',
      'Delete',
      'Report an issue',
    ]);
    expect(await findBarriersInEveryWindow(page, { within: DIALOG_SELECTOR })).toEqual([]);
    await mine.getByRole('button', { name: 'Edit' }).press('Enter');
    await dialog(page, 'Edit event').waitFor();
    await page.keyboard.press('Escape');
    await eventually(page, () => isFocused(actions), true);

    const categories = page.getByRole('region', { name: 'MY EVENTS' });
    expect(await categories.getByRole('listitem').allTextContents()).toEqual(['Funevents: 1', 'Healthevents: 1']);
    expect(await categories.getByRole('link', { name: 'Export My Events' }).getAttribute('href')).toBe('/settings');
    await categories.getByRole('checkbox', { name: 'Health' }).click();
    await own('row').waitFor({ state: 'detached' });
    await categories.getByRole('checkbox', { name: 'Fun' }).click();
    await page.getByText('No events match your search criteria.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await own('row').waitFor();
    await page.getByRole('button', { name: 'Add event', exact: true }).click();
    await dialog(page).waitFor();
  });

  it('changes one day of what repeats, and drops another, by keyboard alone', async () => {
    const { context, keep, readOwnEvents } = await ada({ size: PHONE });
    await keep({ name: 'Piano lesson', date: '2026-11-24', time: '16:30', recurrence: 'FREQ=WEEKLY;COUNT=3' });
    const page = await visit(context, '/me');
    await page.getByRole('button', { name: 'Edit Piano lesson' }).nth(1).press('Enter');
    const edit = dialog(page, 'Edit event');
    await edit.getByLabel('Name').fill('Recital');
    await page.keyboard.press('Enter');
    await eventually(page, async () => (await readToast(page))[0], 'Event updated!');
    await page.clock.fastForward(1_500);
    await waitForStart(page);
    await eventually(page, () => readEventNames(page), ['Piano lesson', 'Recital', 'Piano lesson']);
    await page.getByRole('button', { name: 'Delete Piano lesson' }).last().press('Enter');
    const ask = dialog(page, 'Delete event');
    await ask.getByText('Are you sure you want to delete "Piano lesson"? This action cannot be undone.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await ask.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await eventually(page, () => readEventNames(page), ['Piano lesson', 'Recital']);
    expect((await readOwnEvents()).map(({ name }) => name)).toEqual(['Piano lesson', 'Recital']);
  });

  it('hears when one could not be deleted, and keeps it', async () => {
    screens.allowErrors(/500/);
    const { context, keep } = await ada();
    await keep({ name: 'Dentist', date: '2026-11-24' });
    const page = await visit(context, '/me');
    await failCalls(page, '**/api/events/user/*');
    await page.getByRole('button', { name: 'Delete Dentist' }).click();
    await dialog(page, 'Delete event').getByRole('button', { name: 'Delete', exact: true }).click();
    await eventually(page, () => readToast(page), ['Error', 'Failed to delete event. Please try again.']);
    await row(page, 'Dentist').waitFor();
  });
});
