import type { Page } from 'playwright-core';
import type { TownEvent } from '#libs/contracts';
import { openScreens, PHONE } from './browser';
import { row, started, toast, visit } from './home';
import { fail } from './routes';
import { eventually } from './seeing';

const LIGHTS = 'Light Up Night on Main Street';
const LIGHTS_PATH = '/event/light-up-night-on-main-street--2026-11-20';

describe('Walter, who was sent the link to an event', () => {
  const screens = openScreens();

  it('finds it by its name and day, by an older address, and by its number', async () => {
    const context = await screens.somebody();
    const events = await screens.almanac().read<TownEvent[]>('/api/events');
    const { id } = events.find(({ name }) => name === LIGHTS)!;
    const page = await context.newPage();
    for (const path of [LIGHTS_PATH, LIGHTS_PATH.replace('--', '-'), `/event/${id}`]) {
      expect((await page.goto(path))?.status()).toBe(200);
      await heading(page, LIGHTS).waitFor();
      await eventually(page, () => page.title(), `${LIGHTS}, Almanac Moorestown`);
    }
  });

  it('reads when, where and by whom, why it is featured, and where that was published', async () => {
    const page = await visit(await screens.somebody(), LIGHTS_PATH);
    const main = page.getByRole('main');
    await main.getByText('Friday, November 20, 2026', { exact: true }).waitFor({ state: 'attached' });
    expect(await main.getByRole('definition').allInnerTexts()).toEqual([
      'BA\nMoorestown Business Association',
      '6:00 PM – 9:00 PM',
      'Main Street, Chester Avenue to Church Street\n60 East Main Street, Moorestown, NJ 08057\nmap, opens in a new tab',
    ]);
    await main.getByText('asked for this event to be seen first').waitFor();
    await page.getByRole('region', { name: 'About This Event' }).getByText('Free parking behind Town Hall').waitFor();
    await page.getByRole('region', { name: 'Source' }).getByText('Oct 23, 2026').waitFor();
  });

  it('has it read out', async () => {
    const page = await visit(await screens.somebody(), LIGHTS_PATH);
    await page.getByRole('slider', { name: 'Position in Listen to this event' }).waitFor();
    await page.getByRole('button', { name: 'Play Listen to this event' }).click();
    await page.getByRole('button', { name: 'Pause Listen to this event' }).waitFor();
  });

  it('opens the agenda of a meeting', async () => {
    const page = await visit(await screens.somebody(), '/event/township-budget-hearings--2026-11-24');
    await heading(page, 'Township budget hearings').waitFor();
    const agenda = page.getByRole('region', { name: 'Meeting Agenda' }).getByRole('link');
    expect(await agenda.first().getAttribute('href')).toMatch(/\.pdf$/);
    expect(await agenda.last().getAttribute('download')).toBe('meeting-agenda.pdf');
  });

  it('sees no trace of a picture that cannot be had', async () => {
    const context = await screens.somebody();
    await context.route(`**/api${LIGHTS_PATH.replace('event', 'events')}`, async (route) => {
      const event = await (await route.fetch()).json();
      await route.fulfill({ json: { ...event, imageUrl: 'https://pictures.example/gone.jpg' } });
    });
    const asked = context.waitForEvent('request', (request) => request.url().endsWith('gone.jpg'));
    const page = await visit(context, LIGHTS_PATH);
    await heading(page, LIGHTS).waitFor();
    await asked;
    await eventually(page, () => page.locator('main img').count(), 0);
  });

  it.each(['/event/no-such-thing--2026-11-20', '/event/12345'])(
    'is told when there is nothing at its address: %s',
    async (path) => {
      screens.mayComplain(/404/);
      const page = await (await screens.somebody()).newPage();
      expect((await page.goto(path))?.status()).toBe(404);
      await started(page);
      await heading(page, 'Event Not Found').waitFor();
      await page.getByRole('link', { name: 'Back to Events' }).click();
      await row(page, LIGHTS).waitFor();
    },
  );

  it('copies its link and puts it into another calendar', async () => {
    const context = await screens.somebody();
    const page = await visit(context, LIGHTS_PATH);
    await page.getByRole('button', { name: 'Copy Event Link' }).click();
    await eventually(page, () => toast(page), ['Link copied!', 'Event link has been copied to your clipboard.']);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    const [calendar] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Add to cal' }).click(),
    ]);
    await eventually(page, async () => new URL(calendar.url()).searchParams.get('dates'), '20261120T230000Z/20261121T020000Z');
    await eventually(page, () => toast(page), ['Opening Google Calendar', 'Event details have been loaded into Google Calendar']);
  });

  it('saves it on his phone', async () => {
    const page = await visit(await screens.somebody({ size: PHONE }), LIGHTS_PATH);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
    await eventually(page, async () => (await toast(page))[0], 'Event saved!');
  });

  it('follows a part of the organization, and is told when that failed', async () => {
    screens.mayComplain(/500|Failed to update organizations/);
    const page = await visit(await screens.somebody(), '/event/story-time-for-toddlers--2026-11-20');
    await page.getByRole('button', { name: 'Follow Org' }).click();
    const dialog = page.getByRole('dialog', { name: 'Follow Organization' });
    await dialog.getByRole('list').first().getByRole('checkbox', { name: "Children's programs" }).check();
    const server = await fail(page, '**/api/organizations/follow');
    await dialog.getByRole('button', { name: 'Follow' }).click();
    await dialog.getByText('Failed to follow organization. Please try again.').waitFor();
    await server.mend();
    await dialog.getByRole('button', { name: 'Follow' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Manage' }).click();
    const manage = page.getByRole('dialog', { name: 'Manage Organization' });
    expect(await manage.getByRole('checkbox', { name: 'Moorestown Library' }).isChecked()).toBe(true);
    expect(await manage.getByRole('checkbox', { name: 'Teens' }).first().isChecked()).toBe(false);
  });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
