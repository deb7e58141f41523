import type { TownEvent } from '#libs/contracts';
import { googleCalendarLink } from './google-calendar';

const concert: TownEvent = {
  id: 1,
  name: 'Concert & picnic',
  organization: 'Perkins Center for the Arts',
  subOrganization: 'Concerts',
  category: 'Arts',
  date: '2026-11-22',
  time: '3:00 PM',
  startTime: '2026-11-22T15:00:00-05:00',
  endTime: '2026-11-22T16:30:00-05:00',
  location: 'The mansion',
  address: '395 Kings Highway',
  description: 'Bring a blanket.',
  status: 'confirmed',
};

const filledIn = (event: TownEvent) => Object.fromEntries(new URL(googleCalendarLink(event)).searchParams);

describe('adding an event to a web calendar', () => {
  it('fills in the name, the times as compact UTC, and where it is', () => {
    expect(filledIn(concert)).toEqual({
      action: 'TEMPLATE',
      text: 'Concert & picnic',
      dates: '20261122T200000Z/20261122T213000Z',
      details:
        'Bring a blanket.\n\nOrganization: Perkins Center for the Arts, Concerts\nLocation: The mansion\nAddress: 395 Kings Highway',
      location: 'The mansion, 395 Kings Highway',
    });
  });

  it('lets a concert without an end last an hour', () => {
    expect(filledIn({ ...concert, endTime: undefined }).dates).toBe('20261122T200000Z/20261122T210000Z');
  });

  it('gives a fair of three days as whole days', () => {
    const fair = { ...concert, startTime: '2026-11-27T00:00:00-05:00', date: '2026-11-27', endDate: '2026-11-29' };
    expect(filledIn(fair).dates).toBe('20261127/20261130');
  });

  it('leaves the dates to the resident when none is known', () => {
    expect(filledIn({ ...concert, date: '2099-01-01' })).not.toHaveProperty('dates');
  });
});
