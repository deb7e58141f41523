import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { OpsSource } from '#libs/contracts';
import { OperatorChecks } from '../../../apps/api/src/sources/operator-checks';
import { openPublisher, toCalendar } from '../../publisher';
import { findBarriersInEveryWindow } from '../axe';
import { boxOf } from '../box-of';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW } from '../browser';
import { eventually } from '../eventually';
import { readToast, visit } from '../home';
import { openOperator } from '../operator';
import { findOverflow } from '../overflow';
import { failCalls } from '../routes';

const RELOAD_INTERVAL_MS = 20_000;

const MANY_NAMES = Array.from({ length: 150 }, (_, nth) => `Story ${nth}`);

describe('Olive, who looks after what is loaded,', () => {
  const screens = openScreens({ ALMANAC_PRIVATE_ADDRESSES: '127.0.0.0/8' });
  const publisher = openPublisher();
  let nth = 0;

  const aFeed = async ({ request }: BrowserContext, ...calendars: string[]): Promise<OpsSource> => {
    const [path, organization] = [`/${++nth}.ics`, `Publisher ${String(nth).padStart(2, '0')}`];
    const data = { address: publisher.urlOf(path), organization };
    const feed: OpsSource = await (await request.post('/api/ops/sources', { data })).json();
    for (const text of calendars) {
      publisher.serveText(path, text);
      const check = () => request.post(`/api/ops/sources/${encodeURIComponent(feed.id)}/check`);
      // 409 means that the schedule is checking this source.
      for (let status = 409; status === 409; ) status = (await check()).status();
      await screens.almanac().app.get(OperatorChecks).waitForAll();
    }
    return feed;
  };
  const rowOf = (page: Page, { organization }: OpsSource) =>
    page.locator('tr:not([data-more])').filter({ hasText: organization });
  const press = (page: Page, words: string, { name }: OpsSource) =>
    page.getByRole('button', { name: `${words}${name}`, exact: true }).press('Enter');
  const holds = (page: Page, feed: OpsSource, words: string) => rowOf(page, feed).getByText(words).first().waitFor();
  const calendars = [toCalendar(MANY_NAMES), toCalendar(MANY_NAMES.slice(0, 20))] as const;

  it('sees how each is doing and what is held back', async () => {
    const context = await openOperator(screens, { size: PHONE, dark: true });
    const [healthy, drop] = [await aFeed(context, toCalendar(['Chess'])), await aFeed(context, ...calendars)];
    const page = await visit(context, '/ops/sources');
    await holds(page, healthy, 'Current');
    await holds(page, drop, 'It no longer has 130 of 150 events to come. It offers 20 events. Nothing was changed.');
    const add = page.getByRole('button', { name: 'Add a source…' });
    const accept = page.getByRole('button', { name: `Look: ${drop.name}`, exact: true });
    expect(await findBarriersInEveryWindow(page, { controls: [add, accept] })).toEqual([]);
    await press(page, 'Look: ', drop);
    await page.getByRole('button', { name: '130 would go' }).waitFor();
    await page.getByText('30 more').waitFor();
    expect(await page.getByRole('link', { name: 'Look', exact: true }).getAttribute('href')).toBe(drop.address);
    await page.getByText('Missing events are removed after three accepted loads in a row without them').waitFor();
    const answers = ['Show more', 'Accept the drop', 'Refuse…', 'Try again'].map((name) => page.getByRole('button', { name }));
    expect(await findBarriersInEveryWindow(page, { controls: answers })).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await page.getByRole('link', { name: /^Current \d+$/ }).press('Enter');
    await rowOf(page, drop).waitFor({ state: 'detached' });
    await rowOf(page, healthy).waitFor();
    await page
      .getByRole('status')
      .getByRole('link', { name: /^\d+ in trouble$/ })
      .press('Enter');
    await page.waitForURL('**/ops/sources?state=trouble');
    await rowOf(page, healthy).waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search sources' }).fill('no such feed');
    await page.waitForURL('**/ops/sources?state=trouble&q=no+such+feed');
    await page.getByText('No source matches.').waitFor();
    await page.getByRole('searchbox', { name: 'Search sources' }).fill(drop.organization.toUpperCase());
    await rowOf(page, drop).waitFor();
  });

  it('reads the names of all that would go, and accepts that with the keyboard', async () => {
    const context = await openOperator(screens);
    const feed = await aFeed(context, ...calendars);
    const page = await visit(context, '/ops/sources');
    await press(page, 'Look: ', feed);
    const part = page.getByRole('region', { name: `Held import of ${feed.name}` });
    await eventually(page, () => part.evaluate((one) => one === document.activeElement), true);
    await part.getByRole('listitem').nth(99).waitFor();
    await part.getByRole('button', { name: 'Show more' }).press('Enter');
    await part.getByRole('listitem').nth(129).waitFor();
    const names = await part.getByRole('listitem').locator('b').allTextContents();
    expect(names.toSorted()).toEqual(MANY_NAMES.slice(20).toSorted());
    await part.getByRole('button', { name: 'Accept the drop' }).press('Enter');
    await holds(page, feed, 'Current');
    await part.waitFor({ state: 'detached' });
    await eventually(
      page,
      () => page.getByRole('button', { name: `More about ${feed.name}` }).evaluate((one) => one === document.activeElement),
      true,
    );
  });

  it('refuses it with a reason, and it stays as it was', async () => {
    const context = await openOperator(screens);
    const feed = await aFeed(context, ...calendars);
    const page = await visit(context, '/ops/sources');
    await press(page, 'Look: ', feed);
    await page.getByRole('button', { name: 'Refuse…' }).press('Enter');
    await page.getByLabel('Why you refuse it').fill('Their summer is not over.');
    await page.getByRole('button', { name: 'Refuse this load' }).press('Enter');
    await holds(page, feed, 'Refused');
    await eventually(page, () => readToast(page), [
      'Load refused',
      `${feed.name} stays unchanged until its calendar changes again.`,
    ]);
  });

  it('has one loaded now, and is told of what keeps it from that', async () => {
    const context = await openOperator(screens);
    const feed = await aFeed(context, toCalendar(['Chess']));
    const page = await visit(context, '/ops/sources');
    await holds(page, feed, '1 new');
    publisher.serveText(`/${nth}.ics`, toCalendar(['Chess', 'Dance']));
    await press(page, 'Load now: ', feed);
    await holds(page, feed, '1 new');
    await eventually(page, async () => (await rowOf(page, feed).locator('[data-number]').textContent())?.trim(), '2');
    await holds(page, feed, 'Current');
    screens.allowErrors(/500/);
    await failCalls(page, '**/check');
    await press(page, 'Load now: ', feed);
    await eventually(page, async () => (await readToast(page))[0], 'It could not be done');
  });

  it('pauses one, changes its address, sets its zone, and removes it once its name is typed', async () => {
    const context = await openOperator(screens);
    const feed = await aFeed(context, toCalendar(['Chess']));
    const page = await visit(context, '/ops/sources');
    await press(page, 'More about ', feed);
    await page.getByRole('button', { name: 'Pause…' }).press('Enter');
    await page.getByLabel('Why it is paused').fill('They are moving house.');
    await page.getByRole('button', { name: 'Pause this feed' }).press('Enter');
    await holds(page, feed, 'Paused');
    await holds(page, feed, 'Paused because: They are moving house.');
    await press(page, 'More about ', feed);
    await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter');
    await holds(page, feed, 'Current');
    await page.getByRole('button', { name: 'Pause…' }).press('Enter');
    await page.getByLabel('Why it is paused').fill('They are moving house.');
    await page.getByLabel('Until').fill('2030-04-05');
    await page.getByRole('button', { name: 'Pause this feed' }).press('Enter');
    await holds(page, feed, 'Not loaded until Friday, April 5');
    await press(page, 'More about ', feed);
    await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter');
    await holds(page, feed, 'Current');

    publisher.serveText('/moved.ics', toCalendar(['Chess', 'Dance']));
    await page.getByRole('button', { name: 'Change address…' }).press('Enter');
    await page.getByLabel('New address').fill(`${publisher.urlOf('/moved.ics')}?key=secret`);
    await page.getByRole('button', { name: 'Change address', exact: true }).press('Enter');
    await eventually(page, async () => (await readToast(page))[0], 'Address changed');
    await press(page, 'More about ', feed);
    await page.getByText(`${publisher.urlOf('/moved.ics')}?…`, { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Set zone…' }).press('Enter');
    await page.getByLabel('Its clock times are in').selectOption('America/Denver');
    await page.getByRole('button', { name: 'Set zone', exact: true }).press('Enter');
    await eventually(page, async () => (await readToast(page))[0], 'Time zone set');
    await press(page, 'More about ', feed);
    await page.getByText('America/Denver').waitFor();

    await page.getByRole('button', { name: 'Remove…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Remove ${feed.name}` });
    await dialog.getByLabel('Reason').fill('They have another one now.');
    await dialog.getByLabel(/^Type “/).fill('Publisher');
    const remove = dialog.getByRole('button', { name: 'Remove', exact: true });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await dialog.getByLabel(/^Type “/).fill(feed.name);
    await remove.press('Enter');
    await rowOf(page, feed).waitFor({ state: 'detached' });
    await eventually(page, async () => (await readToast(page))[0], 'Source removed');
  });

  it('adds one, and hears which address cannot be', async () => {
    screens.allowErrors(/400/);
    const context = await openOperator(screens);
    const page = await visit(context, '/ops/sources');
    await page.getByRole('button', { name: 'Add a source…' }).press('Enter');
    const form = page.getByRole('form', { name: 'Add a source' });
    await form.getByLabel('Address').fill('ftp://library.example/events.ics');
    await form.getByLabel('Organization', { exact: true }).fill('Hat Makers');
    await form.getByRole('button', { name: 'Check address' }).press('Enter');
    await form.getByRole('alert').getByText('address must begin with http, https or webcal.').waitFor();
    publisher.serveText('/hats/events.ics', toCalendar(MANY_NAMES));
    await form.getByLabel('Address').fill(publisher.urlOf('/hats/events.ics'));
    await form.getByRole('button', { name: 'Check address' }).press('Enter');
    await form.getByText('The next 5 of its 150 events:').waitFor();
    expect(await form.getByRole('listitem').count()).toBe(5);
    await form.getByRole('button', { name: 'Add source' }).press('Enter');
    await page.getByRole('row').filter({ hasText: 'Hat Makers' }).getByText('Not loaded yet').waitFor();
    await eventually(page, () => readToast(page), ['Source added', 'Hat Makers / events.ics will be loaded regularly.']);
    await page.getByRole('button', { name: 'Add a source…' }).press('Enter');
    await form.getByLabel('Address').fill(publisher.urlOf('/caps/events.ics'));
    await form.getByLabel('Organization', { exact: true }).fill('Hat Makers');
    await form.getByRole('button', { name: 'Check address' }).press('Enter');
    await form.getByText('It cannot be loaded:').waitFor();
    await form.getByText('The organization has a calendar with this name').waitFor();
    await form.getByRole('button', { name: 'Add it anyway' }).press('Enter');
    await page.getByText('Hat Makers / events.ics is now loaded from the new address.', { exact: true }).waitFor();
  });

  it('enlarges it until 320 px are seen, and nothing lies beside the page', async () => {
    const context = await openOperator(screens, { size: SMALLEST_WINDOW });
    const feed = await aFeed(context, ...calendars);
    const page = await visit(context, '/ops/sources');
    await holds(page, feed, 'Held back');
    const widest = () => page.evaluate(() => document.scrollingElement!.scrollWidth);
    expect(await widest()).toBe(SMALLEST_WINDOW.width);
    await press(page, 'Look: ', feed);
    await page.getByText('30 more').waitFor();
    expect(await widest()).toBe(SMALLEST_WINDOW.width);
    const top = async (one: Locator) => (await boxOf(one)).y;
    const part = page.getByRole('region', { name: `Held import of ${feed.name}` });
    expect(await top(part.getByRole('button', { name: 'Accept the drop' }))).toBeLessThan(
      await top(part.getByRole('listitem').first()),
    );
    await page.getByRole('button', { name: 'Add a source…' }).click();
    expect(await widest()).toBe(SMALLEST_WINDOW.width);
  });

  it('is told where the server does not answer', async () => {
    screens.allowErrors(/500/);
    const context = await openOperator(screens, { size: DESKTOP });
    await failCalls(context, '**/api/ops/sources');
    const page = await visit(context, '/ops/sources');
    await page.getByRole('alert').getByText('Unable to load the sources. Please try again later.').waitFor();
  });

  it('is told that what is shown may be old, once the server answers no more', async () => {
    screens.allowErrors(/500/);
    const context = await openOperator(screens, { size: DESKTOP });
    const feed = await aFeed(context, toCalendar(['Chess']));
    const page = await visit(context, '/ops/sources');
    await holds(page, feed, 'Current');
    const failing = await failCalls(page, '**/api/ops/sources');
    await page.clock.fastForward(RELOAD_INTERVAL_MS);
    await page.getByText('The data shown may be old').waitFor();
    await holds(page, feed, 'Current');
    await failing.restore();
    await page.clock.fastForward(RELOAD_INTERVAL_MS);
    await page.getByText('The data shown may be old').waitFor({ state: 'detached' });
  });
});
