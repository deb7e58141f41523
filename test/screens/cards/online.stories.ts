import { anEvent } from '#libs/contracts/testing';
import { DESKTOP, openScreens, WINDOWS } from '../browser';
import { row, unfold, visit } from '../home';
import { findOverflow } from '../overflow';
import { answerCalls } from '../routes';

const onlineUrl = 'https://zoom.example/j/123456789?pwd=tea';
const ONLINE = { location: onlineUrl, onlineUrl };

describe('Hugo, who cannot leave home', () => {
  const screens = openScreens();
  const events = [
    anEvent({ id: 1, name: 'Board meeting', ...ONLINE }),
    anEvent({ id: 2, name: 'Book club', location: 'Main hall', onlineUrl }),
    anEvent({ id: 3, name: 'Cancelled talk', status: 'cancelled', ...ONLINE }),
    anEvent({
      id: 4,
      name: 'Breakfast talk',
      ...ONLINE,
      startTime: '2026-11-20T07:00:00-05:00',
      endTime: '2026-11-20T08:00:00-05:00',
    }),
  ];

  it.each(WINDOWS)('joins a meeting from its card and its page, at %s', async (_, window) => {
    const context = await screens.openVisitor(window);
    await answerCalls(context, '**/api/events', events);
    for (const event of events) await answerCalls(context, `**/api/events/${event.id}`, event);
    const page = await visit(context);
    // There My Almanac is shown first, and has none of these events.
    if (window.size === DESKTOP) await page.getByRole('button', { name: 'Show all events' }).click();
    const join = (scope: { getByRole: typeof page.getByRole }) => scope.getByRole('link', { name: /^Join online/ });
    for (const event of ['Board meeting', 'Book club']) {
      expect(await join(row(page, event)).first().getAttribute('href')).toBe(onlineUrl);
      await unfold(page, event);
    }
    expect(await row(page, 'Board meeting').textContent()).not.toContain('zoom');
    expect(await join(row(page, 'Cancelled talk')).count()).toBe(0);
    expect(await join(row(page, 'Breakfast talk')).count()).toBe(0);
    expect(await findOverflow(page, [window.size])).toEqual([]);
    await row(page, 'Book club').getByRole('link', { name: 'Book club' }).click();
    await page.getByRole('heading', { level: 1, name: 'Book club' }).waitFor();
    expect(await join(page.getByRole('article')).getAttribute('href')).toBe(onlineUrl);
  });
});
