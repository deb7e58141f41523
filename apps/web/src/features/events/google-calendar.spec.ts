import type { TownEvent } from '#libs/contracts';
import { googleCalendarLink, MAX_ENCODED_LINK_LENGTH } from './google-calendar';

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

  it('keeps the hours of what begins at midnight and has an end of its own', () => {
    const vigil = { ...concert, startTime: '2026-11-22T00:00:00-05:00', endTime: '2026-11-22T04:00:00-05:00' };
    expect(filledIn(vigil).dates).toBe('20261122T050000Z/20261122T090000Z');
    expect(filledIn({ ...vigil, endTime: '2026-11-22T23:59:00-05:00' }).dates).toBe('20261122/20261123');
  });

  it('says a time that is only words, and makes none up', () => {
    const { dates, details } = filledIn({ ...concert, startTime: undefined, endTime: undefined, time: 'after the parade' });
    expect(dates).toBe('20261122/20261123');
    expect(details).toContain('\n\nTime: after the parade\nOrganization: ');
  });

  it('says nothing about the time of what lasts all day, or begins when nobody knows', () => {
    for (const time of ['All Day', ' '])
      expect(filledIn({ ...concert, startTime: undefined, endTime: undefined, time }).details).not.toContain('Time:');
  });

  it.each([
    ['a long letter', 'Bring a blanket, or two. '.repeat(2_000)],
    ['one word without an end', 'blanket'.repeat(5_000)],
    ['pictures', '🧺'.repeat(9_000)],
    ['quotes and letters of other alphabets', '“Принесите плед” '.repeat(2_000)],
  ])('cuts a description to what Google accepts: %s', (_, description) => {
    const link = googleCalendarLink({ ...concert, description });
    expect(encodeURIComponent(link).length).toBeLessThanOrEqual(MAX_ENCODED_LINK_LENGTH);
    expect(encodeURIComponent(link).length).toBeGreaterThan(MAX_ENCODED_LINK_LENGTH - 200);
    const [cut = '', facts] = filledIn({ ...concert, description }).details!.split('…\n\n');
    expect(description.startsWith(cut)).toBe(true);
    expect(cut.isWellFormed()).toBe(true);
    expect(description.includes(' ') ? description[cut.length] : ' ').toBe(' ');
    expect(facts).toBe('Organization: Perkins Center for the Arts, Concerts\nLocation: The mansion\nAddress: 395 Kings Highway');
  });

  it('leaves a description that fits as it is', () => {
    const description = 'Bring a blanket. '.repeat(50).trim();
    expect(filledIn({ ...concert, description }).details).toContain(`${description}\n\n`);
  });

  it('leaves the dates to the resident when none is known', () => {
    expect(filledIn({ ...concert, date: '2099-01-01' })).not.toHaveProperty('dates');
  });
});
