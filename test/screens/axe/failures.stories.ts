import { boxOf } from '../box-of';
import { openScreens, PHONE } from '../browser';
import { eventually } from '../eventually';
import { advanceUntil, group, readEventCount, readToast, stopClock, unfold, visit, waitForPrefetch } from '../home';
import { answerCalls, failCalls, holdCalls } from '../routes';
import { followCheckbox } from '../sidebar';

describe('A resident who comes while something is wrong', () => {
  const screens = openScreens();
  // A resident, because newcomers are not told what they follow.
  const remembers = { isResident: 'true' };

  it('is told that the events could not be loaded', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor();
    const server = await failCalls(context, '**/api/events');
    const page = await visit(context);
    await page.getByRole('alert').getByText('Failed to load events. Please try again later.').waitFor();
    await server.restore();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await eventually(page, () => readEventCount(page), 137);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('is told so on the first screen of a phone’s calendar', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor({ size: PHONE, storage: { eventView: 'calendar' } });
    await failCalls(context, '**/api/events?*');
    const page = await visit(context);
    await page.getByRole('button', { name: /^Previous month/ }).click();
    await page.getByRole('button', { name: /^Previous month/ }).click();
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    const { y, height } = await boxOf(again);
    expect(y + height).toBeLessThan(PHONE.height);
  });

  it('is told that there are none yet', async () => {
    const context = await screens.openVisitor({ size: PHONE });
    await answerCalls(context, '**/api/events', []);
    const page = await visit(context);
    await page.getByRole('status').getByText('No events found. Check back soon for new events!').waitFor();
  });

  it('sees the whole town when nobody knows what they follow', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor({ storage: remembers });
    await failCalls(context, '**/api/preferences/*');
    const page = await visit(context);
    await group(page, 'TODAY').getByText('11 events').waitFor();
  });

  it.each(['**/api/preferences/*', '**/api/my-almanac-defaults'])(
    'sees no other list before %s has answered, unless they ask for all events',
    async (call) => {
      const context = await screens.openVisitor({ storage: remembers });
      const server = await holdCalls(context, call);
      const page = await context.newPage();
      await stopClock(page);
      await page.goto('/');
      await advanceUntil(page, page.locator('[data-stage="fading"]'));
      expect(await readEventCount(page)).toBe(0);
      await page.clock.fastForward(30_000);
      expect(await page.getByRole('region', { name: 'Loading' }).locator('li').count()).toBe(5);
      expect(await readEventCount(page)).toBe(0);
      await page.clock.resume();
      const all = page.getByRole('toolbar').getByRole('button', { name: 'All events' });
      await all.click();
      await eventually(page, () => readEventCount(page), 474);
      await page.getByRole('toolbar').getByRole('button', { name: 'MY ALMANAC' }).click();
      await eventually(page, () => readEventCount(page), 0);
      server.release();
      await eventually(page, () => readEventCount(page), 137);
    },
  );

  it('can use everything for as long as the page is open when the browser keeps nothing', async () => {
    screens.allowErrors(/Local storage color scheme manager/);
    const context = await screens.openVisitor();
    await context.addInitScript(blockStorages);
    const page = await visit(context);
    await page.getByRole('button', { name: '2 alerts' }).click();
    await page.getByRole('button', { name: 'Dismiss alert' }).first().click();
    await eventually(page, () => page.getByRole('button', { name: 'Dismiss alert' }).count(), 1);
    await followCheckbox(page, 'Rotary Club of Moorestown').click();
    await eventually(page, () => readEventCount(page), 7);
    await page.getByRole('searchbox').fill('shore');
    await eventually(page, () => readEventCount(page), 1);
    await page.getByRole('button', { name: 'More pages' }).click();
    await page.getByRole('menuitem', { name: 'Dark mode' }).click();
    await page.locator('html.dark').waitFor();
  });

  it('reads on without a network, is told so, and has kept what she saves and follows until there is one', async () => {
    screens.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const context = await screens.openVisitor({ prefetches: true });
    const page = await visit(context);
    const lights = await unfold(page, 'Light Up Night on Main Street');
    await waitForPrefetch(page);
    await context.setOffline(true);
    const line = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await line.waitFor();
    const queueMessage = 'It is stored on this device and sent as soon as Almanac can be reached.';
    await lights.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(page, () => readToast(page), ['Event saved!', queueMessage]);
    await followCheckbox(page, 'Rotary Club of Moorestown').click();
    await eventually(page, () => readToast(page), ['Rotary Club of Moorestown added to MY ALMANAC', queueMessage]);
    await eventually(page, () => followCheckbox(page, 'Rotary Club of Moorestown').isChecked(), true);
    const sent = ['/save', '/organizations/follow'].map((path) =>
      page.waitForResponse((answer) => answer.url().endsWith(path) && answer.ok()),
    );
    await context.setOffline(false);
    await line.waitFor({ state: 'detached' });
    await Promise.all(sent);
    // The seven of Rotary and the one that she saved.
    await eventually(page, () => readEventCount(page), 8);
    expect(await followCheckbox(page, 'Rotary Club of Moorestown').isChecked()).toBe(true);
  });

  it('reads the events even if the sidebar has no organizations, and gets them when it asks again', async () => {
    screens.allowErrors(/500/);
    const context = await screens.openVisitor();
    const sidebar = await failCalls(context, '**/api/sidebar/*');
    const page = await visit(context);
    await eventually(page, () => readEventCount(page), 137);
    await page.getByRole('alert').getByText('Failed to load organizations.').waitFor();
    await sidebar.restore();
    const again = page.getByRole('button', { name: 'Try again' });
    const follow = page.getByRole('checkbox', { name: 'Follow Moorestown Library' });
    // A lazily drawn part requests the sidebar too: the button may be gone before it is pressed.
    const press = async () => {
      await again.evaluateAll((buttons) => {
        for (const button of buttons as HTMLElement[]) button.click();
      });
      return follow.isVisible();
    };
    await eventually(page, press, true);
  });
});

const blockStorages = () => {
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};
