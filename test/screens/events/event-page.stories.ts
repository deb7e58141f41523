import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { TownEvent } from '#libs/contracts';
import { findBarriers, resize } from '../axe';
import { boxOf } from '../box-of';
import { DESKTOP, openScreens, PHONE, SMALLEST_WINDOW, TABLET } from '../browser';
import { eventually } from '../eventually';
import { isFocused, readToast, row, visit, waitForStart } from '../home';
import { changeFields, failCalls } from '../routes';

const LIGHTS = 'Light Up Night on Main Street';
const LIGHTS_PATH = '/event/light-up-night-on-main-street--2026-11-20';
const LIGHTS_CALL = `**/api${LIGHTS_PATH.replace('event', 'events')}`;

describe('Walter, who was sent the link to an event', () => {
  const screens = openScreens();

  it('finds it by its name and day, by an older address, and by its number', async () => {
    const context = await screens.openVisitor();
    const events = await screens.almanac().read<TownEvent[]>('/api/events');
    const { id } = events.find(({ name }) => name === LIGHTS)!;
    const page = await context.newPage();
    for (const path of [LIGHTS_PATH, LIGHTS_PATH.replace('--', '-'), `/event/${id}`]) {
      expect((await page.goto(path))?.status()).toBe(200);
      await heading(page, LIGHTS).waitFor();
      await eventually(page, () => page.title(), `${LIGHTS}, Almanac Moorestown`);
    }
  });

  it('is among the events of the town, in the navigation', async () => {
    const page = await visit(await screens.openVisitor(), LIGHTS_PATH);
    const main = page.getByRole('navigation', { name: 'Main' });
    expect(await main.locator('[aria-current]').allTextContents()).toEqual(['EVENTS']);
    expect(await main.getByRole('link', { name: 'EVENTS' }).getAttribute('aria-current')).toBe('true');
  });

  it('reads when, where and by whom, why it is featured, and where that was published', async () => {
    const page = await visit(await screens.openVisitor(), LIGHTS_PATH);
    const main = page.getByRole('main');
    await main.getByText('Friday, November 20, 2026', { exact: true }).waitFor({ state: 'attached' });
    expect(await main.getByRole('definition').allInnerTexts()).toEqual([
      'BA\nMoorestown Business Association',
      '6:00\u00a0PM – 9:00\u00a0PM',
      'Main Street, Chester Avenue to Church Street\n60 East Main Street, Moorestown, NJ 08057\nmap, opens in a new tab',
    ]);
    await main.getByText('asked for this event to be seen first').waitFor();
    await page.getByRole('region', { name: 'About This Event' }).getByText('Free parking behind Town Hall').waitFor();
    await page.getByRole('region', { name: 'Source' }).getByText('Oct 23, 2026').waitFor();
  });

  it('has it read out', async () => {
    const page = await visit(await screens.openVisitor(), LIGHTS_PATH);
    await page.getByRole('slider', { name: 'Position in Listen to this event' }).waitFor();
    await page.getByRole('button', { name: 'Play Listen to this event' }).click();
    await page.getByRole('button', { name: 'Pause Listen to this event' }).waitFor();
  });

  it('has it read out too when the browser knew the recording before anybody listened', async () => {
    const context = await screens.openVisitor();
    await context.addInitScript(presetDuration);
    const page = await visit(context, LIGHTS_PATH);
    await page.getByRole('slider', { name: 'Position in Listen to this event' }).waitFor();
  });

  it('opens the agenda of a meeting', async () => {
    const page = await visit(await screens.openVisitor(), '/event/township-budget-hearings--2026-11-24');
    await heading(page, 'Township budget hearings').waitFor();
    const agenda = page.getByRole('region', { name: 'Meeting Agenda' });
    const [download] = await Promise.all([page.waitForEvent('download'), agenda.getByRole('link', { name: 'Download' }).click()]);
    expect(download.suggestedFilename()).toBe('meeting-agenda.pdf');
    expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-1\.4\n.*Township budget hearings.*%%EOF\n$/s);
    const view = await agenda.getByRole('link', { name: 'View Agenda' }).getAttribute('href');
    const { headers } = await screens.almanac().http.get(view!).expect(200);
    expect(headers['content-disposition']).toMatch(/^inline/);
  });

  it('downloads an agenda from elsewhere through this calendar, and looks at it where it is', async () => {
    const context = await screens.openVisitor();
    await changeFields<TownEvent>(context, LIGHTS_CALL, { id: 7, attachments: ['https://town.example/agenda.pdf'] });
    const page = await visit(context, LIGHTS_PATH);
    const agenda = page.getByRole('region', { name: 'Meeting Agenda' }).getByRole('link');
    await agenda.first().waitFor();
    const addresses = await agenda.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['https://town.example/agenda.pdf', '/api/events/7/agenda']);
  });

  it('sees no trace of a picture that cannot be had', async () => {
    const context = await screens.openVisitor({ otherSites: true });
    await changeFields<TownEvent>(context, LIGHTS_CALL, { imageUrl: 'https://pictures.example/gone.jpg' });
    const request = context.waitForEvent('request', (request) => request.url().endsWith('gone.jpg'));
    const page = await visit(context, LIGHTS_PATH);
    await heading(page, LIGHTS).waitFor();
    await request;
    await eventually(page, () => page.locator('main img').count(), 0);
  });

  it.each(['/event/no-such-thing--2026-11-20', '/event/12345'])(
    'is told when there is nothing at its address: %s',
    async (path) => {
      screens.allowErrors(/404/);
      const page = await (await screens.openVisitor()).newPage();
      expect((await page.goto(path))?.status()).toBe(404);
      await waitForStart(page);
      await heading(page, 'Event Not Found').waitFor();
      await page.getByRole('link', { name: 'Back to Events' }).click();
      await row(page, LIGHTS).waitFor();
    },
  );

  it('is told the same of an event whose organization nobody knows', async () => {
    const context = await screens.openVisitor();
    await changeFields<TownEvent>(context, LIGHTS_CALL, { organization: 'Moorestown Circus' });
    const page = await visit(context, LIGHTS_PATH);
    await heading(page, 'Event Not Found').waitFor();
  });

  it('finds it however the address is written, and reads the address as it should be', async () => {
    const context = await screens.openVisitor();
    const page = await context.newPage();
    const [, slug] = LIGHTS_PATH.split('/event/');
    expect((await page.goto(`/event/${slug!.replace('light', 'Líght')}/?from=a%26b`))?.status()).toBe(200);
    await heading(page, LIGHTS).waitFor();
    await eventually(page, async () => new URL(page.url()).pathname.endsWith('/'), false);
    expect(new URL(page.url()).search).toBe('?from=a%26b');
    expect((await page.goto('/about/'))?.status()).toBe(200);
    await heading(page, 'About').waitFor();
    await eventually(page, async () => new URL(page.url()).pathname, '/about');
  });

  it.each([
    ['began days ago and is going on is today', '2026-11-09', '2026-11-22', 'TODAY'],
    ['is over counts from its last day', '2026-11-09', '2026-11-18', '2 DAYS AGO'],
    ['is to come counts from its first day', '2026-11-24', '2026-11-29', '4 DAYS AWAY'],
  ])('reads how far away it is: a run that %s', async (_, date, endDate, label) => {
    const context = await screens.openVisitor();
    await changeFields<TownEvent>(context, LIGHTS_CALL, { date, endDate });
    const page = await visit(context, LIGHTS_PATH);
    await page.getByRole('main').getByText(label, { exact: true }).waitFor();
  });

  it('sees the whole of every action in every window, on a phone some of them behind More', async () => {
    const context = await screens.openVisitor();
    await context.addInitScript(recordShares);
    const page = await visit(context, LIGHTS_PATH);
    const actions = page.getByRole('complementary', { name: 'Quick Actions' }).getByRole('button');
    const first = ['Save', 'Remind', 'Follow Org', 'Add to cal'];
    const others = ['Calendar file', 'Copy Event Link', 'Share', 'Report an issue'];
    const isPhone = ({ width }: { width: number }) => width <= PHONE.width;
    for (const size of [DESKTOP, TABLET, PHONE, SMALLEST_WINDOW]) {
      await resize(page, size);
      await actions.last().waitFor();
      expect([size, ...(await actions.allInnerTexts())]).toEqual([size, ...first, ...(isPhone(size) ? ['More'] : others)]);
      const cut = await actions.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
      expect([size, cut]).toEqual([size, 0]);
      const boxes = await Promise.all((await actions.all()).map((action) => boxOf(action)));
      const outside = boxes.filter((box) => box.x < 0 || box.x + box.width > size.width);
      expect([size, ...outside]).toEqual([size]);
    }
    const more = page.getByRole('button', { name: 'More', exact: true });
    const sheet = page.getByRole('dialog', { name: 'More' });
    await more.press('Enter');
    await sheet.waitFor();
    expect(await sheet.getByRole('listitem').allInnerTexts()).toEqual(others);
    expect(await findBarriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Share' }).press('Enter');
    await sheet.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => (globalThis as WithShares).shared)).toEqual([{ title: LIGHTS, url: page.url() }]);
    await eventually(page, () => isFocused(more), true);
  });

  it.each([
    ['desk', DESKTOP],
    ['phone', PHONE],
  ])('stands with the keyboard where he stood, after saving and after following, at his %s', async (_, size) => {
    const page = await visit(await screens.openVisitor({ size }), '/event/story-time-for-toddlers--2026-11-20');
    await page.getByRole('button', { name: 'Save', exact: true }).focus();
    await page.keyboard.press('Enter');
    const saved = page.getByRole('button', { name: 'Saved', pressed: true });
    await saved.waitFor();
    expect(await saved.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Follow Org' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Follow Organization' });
    await eventually(page, () => dialog.evaluate((one) => one.contains(document.activeElement)), true);
    await dialog.getByRole('button', { name: 'Follow', exact: true }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const manage = page.getByRole('button', { name: 'Manage', exact: true });
    await eventually(page, () => manage.evaluate((button) => button === document.activeElement), true);
  });

  it('copies its link and puts it into another calendar', async () => {
    const context = await screens.openVisitor({ otherSites: true });
    const page = await visit(context, LIGHTS_PATH);
    expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Copy Event Link' }).click();
    await eventually(page, () => readToast(page), ['Link copied!', 'Event link has been copied to your clipboard.']);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    const [calendar] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Add to cal' }).click(),
    ]);
    await eventually(page, async () => new URL(calendar.url()).searchParams.get('dates'), '20261120T230000Z/20261121T020000Z');
    await eventually(page, () => readToast(page), [
      'Opening Google Calendar',
      'Event details have been loaded into Google Calendar',
    ]);
  });

  it('saves it on his phone', async () => {
    const page = await visit(await screens.openVisitor({ size: PHONE }), LIGHTS_PATH);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
    await eventually(page, async () => (await readToast(page))[0], 'Event saved!');
  });

  it('follows a part of the organization, and is told when that failed', async () => {
    screens.allowErrors(/500|Failed to update organizations/);
    const page = await visit(await screens.openVisitor(), '/event/story-time-for-toddlers--2026-11-20');
    await page.getByRole('button', { name: 'Follow Org' }).click();
    const dialog = page.getByRole('dialog', { name: 'Follow Organization' });
    // Following the organization selects all its parts, which can then be left out.
    const parts = dialog.getByRole('list').first().getByRole('checkbox', { checked: true });
    expect(await dialog.getByRole('checkbox', { name: 'Moorestown Library' }).isChecked()).toBe(true);
    expect(await parts.count()).toBe(await dialog.getByRole('list').first().getByRole('checkbox').count());
    await parts.and(dialog.getByRole('checkbox', { name: 'Teens' })).click();
    const server = await failCalls(page, '**/api/organizations/follow');
    await dialog.getByRole('button', { name: 'Follow', exact: true }).click();
    await dialog.getByText('Failed to follow organization. Please try again.').waitFor();
    await server.restore();
    await dialog.getByRole('button', { name: 'Follow', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Manage', exact: true }).click();
    const manage = page.getByRole('dialog', { name: 'Manage Organization' });
    expect(await manage.getByRole('checkbox', { name: 'Moorestown Library' }).isChecked()).toBe(true);
    expect(await manage.getByRole('checkbox', { name: 'Teens' }).first().isChecked()).toBe(false);
    expect(await manage.getByRole('checkbox', { name: "Children's programs" }).first().isChecked()).toBe(true);
  });
});

type WithShares = typeof globalThis & { shared?: ShareData[] };

const recordShares = () => {
  const shared: ShareData[] = [];
  (globalThis as WithShares).shared = shared;
  navigator.share = async (data = {}) => void shared.push(data);
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Makes a race of one visit in three certain: the browser knows the duration before the page listens for it. */
const presetDuration = () => {
  Object.defineProperty(HTMLMediaElement.prototype, 'duration', { get: () => 118 });
  window.addEventListener('loadedmetadata', (event) => event.stopImmediatePropagation(), true);
};
