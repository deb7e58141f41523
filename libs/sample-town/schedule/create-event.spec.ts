import { createEvent } from './create-event';
import type { SamplePublisher } from './publisher';
import { oneTime, type SeriesDetails } from './series';

const township: SamplePublisher = {
  id: 1,
  name: 'Township',
  category: 'Government',
  description: '',
  displayOrder: 50,
  site: 'https://town.example',
  series: [],
};

const meeting = (details: SeriesDetails, day = '2026-11-24', hours = '19:30-21:30') =>
  createEvent(day, oneTime('council', 0, hours, 'Council', details), township, {
    today: '2026-11-20',
    timeZone: 'America/New_York',
  });

describe('The clerk', () => {
  it('announces a meeting with its times and where it can be looked up', () =>
    expect(meeting({ sub: 'Town Council', at: { location: 'Town Hall' } })).toStrictEqual({
      uid: 'council-2026-11-24',
      name: 'Council',
      organization: 'Township',
      subOrganization: 'Town Council',
      category: 'Government',
      date: '2026-11-24',
      time: '7:30 PM',
      startTime: '2026-11-24T19:30:00-05:00',
      endTime: '2026-11-24T21:30:00-05:00',
      location: 'Town Hall',
      sourceUrl: 'https://town.example',
      publishDate: '2026-10-27',
    }));

  it('posts the agenda ten days before, not earlier', () => {
    expect(meeting({ agenda: true }, '2026-11-30').attachments).toEqual(['/api/papers/council-2026-11-30.pdf']);
    expect(meeting({ agenda: true }, '2026-12-01').attachments).toBeUndefined();
  });

  it('ends two evenings on the second one', () =>
    expect(meeting({ days: 2 })).toMatchObject({
      date: '2026-11-24',
      endDate: '2026-11-25',
      endTime: '2026-11-25T21:30:00-05:00',
    }));

  it('gives no times to what lasts all day', () => {
    const closed = meeting({}, '2026-11-26', 'All Day');
    expect(closed.time).toBe('All Day');
    expect(closed).not.toHaveProperty('startTime');
  });

  it('lets midnight to the last minute stand for the whole day', () =>
    expect(meeting({}, '2026-11-26', '00:00-23:59')).toMatchObject({ time: 'All Day', startTime: '2026-11-26T00:00:00-05:00' }));

  it('says when an alert is over', () =>
    expect(meeting({ alertUntil: [1, '06:00'] }, '2026-11-20', '07:10')).toMatchObject({
      isEmergencyAlert: 'true',
      expiresAt: '2026-11-21T06:00:00-05:00',
    }));

  it('never publishes anything in the days to come', () => expect(meeting({}, '2027-06-01').publishDate).toBe('2026-01-01'));
});
