import type { Page } from 'playwright-core';
import { openScreens, PHONE } from '../browser';
import { eventually } from '../eventually';
import { readEventCount, readEventNames, readToast, reload, visit } from '../home';
import { failCalls } from '../routes';
import { followCheckbox, organizationButton, organizationTree, readCountBeside } from '../sidebar';

describe('Ida, who follows what she cares about', () => {
  const screens = openScreens();

  it('follows the library with all its parts, and sees nothing else, also tomorrow', async () => {
    const page = await visit(await screens.openVisitor());
    await page.evaluate(recordUpdates);
    await followCheckbox(page, 'Moorestown Library').click();
    await eventually(page, () => readToast(page), [
      'Moorestown Library added to MY ALMANAC',
      "You'll now see their events in your personalized view.",
    ]);
    const count = await readCountBeside(organizationButton(page, 'Moorestown Library'));
    await eventually(page, () => readEventCount(page), count);
    await organizationTree(page).getByRole('button', { name: 'Expand Moorestown Library' }).click();
    await eventually(page, () => followCheckbox(page, 'Teens').isChecked(), true);
    expect(await page.evaluate(recordedUpdates)).toEqual(['preferences-updated', 'preferencesUpdated']);

    await reload(page);
    await eventually(page, () => readEventCount(page), count);
    expect(await followCheckbox(page, 'Moorestown Library').isChecked()).toBe(true);
    expect(await page.getByRole('button', { name: 'Follow organizations for a custom view!' }).count()).toBe(0);
  });

  it('follows one part alone; its organization is checked as well, and lets go of the part with it', async () => {
    const page = await visit(await screens.openVisitor());
    await organizationTree(page).getByRole('button', { name: 'Expand Moorestown Library' }).click();
    await followCheckbox(page, 'Teens').click();
    await eventually(page, () => readEventCount(page), await readCountBeside(organizationButton(page, 'Teens')));
    expect(await followCheckbox(page, 'Moorestown Library').isChecked()).toBe(true);
    expect(await followCheckbox(page, 'Adults').isChecked()).toBe(false);
    await followCheckbox(page, 'Moorestown Library').click();
    await eventually(page, () => followCheckbox(page, 'Teens').isChecked(), false);
    await page.getByText('No events found. Check back soon for new events!').waitFor();
  });

  it('follows all, none and featured events, which shows her feed whatever was chosen', async () => {
    const page = await visit(await screens.openVisitor());
    await organizationButton(page, 'Philadelphia Flyers').click();
    await eventually(page, () => readEventCount(page), 13);
    const town = page.getByRole('region', { name: 'MOORESTOWN' });
    await town.getByRole('button', { name: 'All' }).click();
    await eventually(page, () => readEventCount(page), 474);
    await eventually(page, async () => (await readToast(page))[0], '44 organizations added to MY ALMANAC');
    expect(await organizationButton(page, 'Philadelphia Flyers').getAttribute('aria-pressed')).toBe('false');
    await town.getByRole('button', { name: 'None' }).click();
    await eventually(page, async () => (await readToast(page))[0], '44 organizations removed from MY ALMANAC');
    await page.getByText('No events found. Check back soon for new events!').waitFor();
    await page.getByRole('region', { name: 'FEATURED' }).getByRole('checkbox').click();
    await eventually(page, async () => (await readEventNames(page)).length, 4);
    await eventually(page, async () => (await readToast(page))[0], 'Featured added to MY ALMANAC');
  });

  it('finds her boxes as they were when the server refuses', async () => {
    screens.allowErrors(/500|Failed to update organizations/);
    const page = await visit(await screens.openVisitor());
    await failCalls(page, '**/api/organizations/follow');
    await followCheckbox(page, 'Moorestown Library').click();
    await eventually(page, () => followCheckbox(page, 'Moorestown Library').isChecked(), false);
    await eventually(page, () => readEventCount(page), 137);
  });

  it.each([
    ['her phone', { size: PHONE, storage: { dismissedCountdowns: '["winter-break-2026"]' } }],
    ['her desk', {}],
  ])('chooses in the selector, and nothing counts before Done, on %s', async (_, where) => {
    const page = await visit(await screens.openVisitor(where));
    const before = await readEventCount(page);
    await page.getByRole('button', { name: 'Follow organizations for a custom view!' }).click();
    const selector = selectorOf(page);
    await selector.getByText('The town’s picks are shown until you choose.').waitFor();
    await selector.getByText('0 organizations selected').waitFor();
    await selector.getByRole('button', { name: 'All', exact: true }).click();
    await selector.getByText('44 organizations selected').waitFor();
    await selector.getByRole('button', { name: 'None', exact: true }).click();
    await selector.getByRole('checkbox', { name: 'Rotary Club of Moorestown' }).click();
    await selector.getByText('1 organization selected').waitFor();
    await page.keyboard.press('Escape');
    await selector.waitFor({ state: 'hidden' });
    expect(await readEventCount(page)).toBe(before);

    await page.getByRole('button', { name: 'Follow organizations', exact: true }).click();
    await selector.getByText('0 organizations selected').waitFor();
    await selector.getByRole('checkbox', { name: 'Rotary Club of Moorestown' }).click();
    await selector.getByRole('button', { name: 'Done' }).click();
    await selector.waitFor({ state: 'hidden' });
    await eventually(page, () => readEventCount(page), 7);
    await page.getByText('The town’s picks').waitFor({ state: 'detached' });
  });

  it.each(['list', 'table', 'calendar'])(
    'wants none of the town’s choices, and finds ways on from the empty %s',
    async (eventView) => {
      const page = await visit(await screens.openVisitor({ size: PHONE, storage: { eventView } }));
      await page.getByRole('button', { name: 'Follow organizations', exact: true }).click();
      await selectorOf(page).getByRole('button', { name: 'None', exact: true }).click();
      const recorded = page.waitForResponse('**/api/organizations/follow');
      await selectorOf(page).getByRole('button', { name: 'Done' }).click();
      expect(await (await recorded).json()).toMatchObject({ followedOrganizations: [], defaults: false });
      const empty = page.getByRole('status').filter({ hasText: 'No events found. Check back soon for new events!' });
      await empty.getByRole('button', { name: 'Follow organizations' }).click();
      await selectorOf(page).getByText('0 organizations selected').waitFor();
      await page.keyboard.press('Escape');
      await selectorOf(page).waitFor({ state: 'hidden' });
      await empty.getByRole('button', { name: 'Show all events' }).click();
      await empty.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Light Up Night on Main Street' }).first().waitFor();
      expect(await page.getByRole('button', { name: 'MY ALMANAC' }).getAttribute('aria-pressed')).toBe('false');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    },
  );

  it('wants none of the town’s choices, though she ticked one meanwhile and thought better of it', async () => {
    const page = await visit(await screens.openVisitor());
    await page.getByRole('button', { name: 'Follow organizations', exact: true }).click();
    await selectorOf(page).getByRole('button', { name: 'None', exact: true }).click();
    await selectorOf(page).getByRole('checkbox', { name: 'Rotary Club of Moorestown' }).click();
    await selectorOf(page).getByRole('checkbox', { name: 'Rotary Club of Moorestown' }).click();
    const recorded = page.waitForResponse('**/api/organizations/follow');
    await selectorOf(page).getByRole('button', { name: 'Done' }).click();
    expect(await (await recorded).json()).toMatchObject({ followedOrganizations: [], defaults: false });
  });

  it('is told that nobody heard she wants none, while nobody knows what she follows', async () => {
    screens.allowErrors(/500|Failed to update organizations/);
    const context = await screens.openVisitor({ storage: { isResident: 'true' } });
    const server = await failCalls(context, '**/api/preferences/*');
    const page = await visit(context);
    await page.getByRole('button', { name: 'Follow organizations', exact: true }).click();
    await selectorOf(page).getByRole('button', { name: 'None', exact: true }).click();
    await selectorOf(page).getByRole('button', { name: 'Done' }).click();
    await selectorOf(page).getByRole('status').getByText('Failed to update organizations').waitFor();
    await server.restore();
    const recorded = page.waitForResponse('**/api/organizations/follow');
    await selectorOf(page).getByRole('button', { name: 'Done' }).click();
    expect(await (await recorded).json()).toMatchObject({ followedOrganizations: [], defaults: false });
  });

  it('is told in the selector that the server refused, and tries again', async () => {
    screens.allowErrors(/500|Failed to update organizations/);
    const page = await visit(await screens.openVisitor());
    const server = await failCalls(page, '**/api/organizations/follow');
    await page.getByRole('button', { name: 'Follow organizations', exact: true }).click();
    const selector = selectorOf(page);
    await selector.getByRole('checkbox', { name: 'Rotary Club of Moorestown' }).click();
    await selector.getByRole('button', { name: 'Done' }).click();
    await selector.getByRole('status').getByText('Failed to update organizations').waitFor();
    expect(await selector.getByRole('checkbox', { name: 'Rotary Club of Moorestown' }).isChecked()).toBe(true);
    await server.restore();
    await selector.getByRole('button', { name: 'Done' }).click();
    await selector.waitFor({ state: 'hidden' });
    await eventually(page, () => readEventCount(page), 7);
  });

  it('follows three organizations faster than the server answers', async () => {
    const page = await visit(await screens.openVisitor());
    const wished = ['Moorestown Library', 'Rotary Club of Moorestown', 'Moorestown Lions Club'];
    for (const name of wished) await followCheckbox(page, name).click();
    await eventually(page, async () => (await readToast(page))[0], 'Moorestown Lions Club added to MY ALMANAC');
    await eventually(page, () => readEventCount(page), 53 + 7 + 10);
    await reload(page);
    for (const name of wished) expect([name, await followCheckbox(page, name).isChecked()]).toEqual([name, true]);
  });

  it('finds in a second tab what she followed in the first', async () => {
    const context = await screens.openVisitor();
    const [first, second] = [await visit(context), await visit(context)];
    await followCheckbox(first, 'Moorestown Library').click();
    await eventually(first, async () => (await readToast(first))[0], 'Moorestown Library added to MY ALMANAC');
    await followCheckbox(second, 'Rotary Club of Moorestown').waitFor();
    await reload(second);
    await eventually(second, () => followCheckbox(second, 'Moorestown Library').isChecked(), true);
    await eventually(second, () => readEventCount(second), 53);
    await followCheckbox(first, 'Rotary Club of Moorestown').click();
    await eventually(first, () => readEventCount(first), 60);
    await followCheckbox(second, 'Moorestown Lions Club').click();
    await eventually(second, () => readEventCount(second), 70);
  });
});

const selectorOf = (page: Page) => page.getByRole('dialog', { name: 'MY ALMANAC' });

type WithUpdates = typeof globalThis & { heard?: string[] };

const recordUpdates = () => {
  const heard: string[] = [];
  (globalThis as WithUpdates).heard = heard;
  for (const name of ['preferences-updated', 'preferencesUpdated']) window.addEventListener(name, () => heard.push(name));
};

const recordedUpdates = () => (globalThis as WithUpdates).heard;
