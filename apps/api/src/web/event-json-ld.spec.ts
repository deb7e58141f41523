import type { EventDetails } from '#libs/contracts';
import { traitsOf } from '#libs/traits';
import { eventJsonLd } from './event-json-ld';

const WHERE = { page: 'https://almanac.example/event/1', picture: 'https://almanac.example/event/1/picture.png' };

const concert: EventDetails = {
  id: 1,
  name: 'Fall Choral Concert',
  organization: 'Moorestown High School',
  category: 'Education',
  date: '2026-12-02',
  time: '7:30 PM',
  startTime: '2026-12-02T19:30:00-05:00',
  endTime: '2026-12-02T21:00:00-05:00',
  location: 'Auditorium',
  address: '350 Bridgeboro Road, Moorestown, NJ 08057',
  status: 'confirmed',
};

const TOWN_HALL = { latitude: 39.966, longitude: -74.948 };

const jsonLdOf = (about: Partial<EventDetails>) => {
  const event = { ...concert, ...about };
  return eventJsonLd({ ...event, traits: traitsOf(event) }, WHERE);
};

describe('An event as search engines read it', () => {
  it('says what it is, when, where, by whom, and with which picture', () =>
    expect(jsonLdOf({ description: 'Poems by New Jersey writers.' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      '@id': WHERE.page,
      url: WHERE.page,
      name: 'Fall Choral Concert',
      startDate: '2026-12-02T19:30:00-05:00',
      endDate: '2026-12-02T21:00:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Auditorium', address: '350 Bridgeboro Road, Moorestown, NJ 08057' },
      image: [WHERE.picture],
      description: 'Poems by New Jersey writers.',
      organizer: { '@type': 'Organization', name: 'Moorestown High School' },
    }));

  it.each<[string, Partial<EventDetails>, object]>([
    [
      'that was moved: from when',
      {
        history: {
          publishedAt: '',
          changedAt: '',
          formerTime: { date: '2026-12-01', time: '', startTime: '2026-12-01T19:00:00-05:00', until: '' },
        },
      },
      { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2026-12-01T19:00:00-05:00' },
    ],
    [
      'that was moved from nobody knew when',
      { history: { publishedAt: '', changedAt: '', formerTime: { date: '2099-12-31', time: '', until: '' } } },
      { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: undefined },
    ],
    [
      'that is cancelled',
      { status: 'cancelled' },
      { eventStatus: 'https://schema.org/EventCancelled', startDate: concert.startTime },
    ],
    [
      'all day',
      { startTime: '2026-12-02T00:00:00-05:00', endTime: '2026-12-02T23:59:00-05:00', time: 'All Day' },
      { startDate: '2026-12-02', endDate: undefined },
    ],
    [
      'from midnight, with an end of its own',
      { startTime: '2026-12-02T00:00:00-05:00', endTime: '2026-12-02T04:00:00-05:00', time: '12:00 AM' },
      { startDate: '2026-12-02T00:00:00-05:00', endDate: '2026-12-02T04:00:00-05:00' },
    ],
    [
      'at an hour that is only words',
      { startTime: undefined, endTime: undefined },
      { startDate: '2026-12-02', endDate: undefined },
    ],
    [
      'that ends nobody knows when',
      { endTime: '2026-12-02T23:59:00-05:00' },
      { startDate: concert.startTime, endDate: undefined },
    ],
    [
      'that ends in the hour that comes twice',
      { date: '2026-11-01', startTime: '2026-11-01T01:30:00-04:00', endTime: '2026-11-01T01:10:00-05:00' },
      { endDate: '2026-11-01T01:10:00-05:00' },
    ],
    [
      'that is said to end before it begins',
      { endTime: '2026-12-02T19:00:00-05:00' },
      { startDate: concert.startTime, endDate: undefined },
    ],
    ['of several days', { endDate: '2026-12-05' }, { startDate: concert.startTime, endDate: '2026-12-05' }],
    [
      'of several days, whose last hour is known',
      { endDate: '2026-12-05', endTime: '2026-12-05T17:00:00-05:00' },
      { endDate: '2026-12-05T17:00:00-05:00' },
    ],
    [
      'at an address',
      { location: undefined },
      { location: { '@type': 'Place', name: concert.address, address: concert.address } },
    ],
    [
      'in a place without an address',
      { address: undefined },
      { location: { '@type': 'Place', name: 'Auditorium', address: 'Auditorium' } },
    ],
    [
      'that is nowhere but at an address of the web',
      { location: 'Zoom: https://zoom.example/j/1', address: undefined },
      {
        location: { '@type': 'VirtualLocation', url: 'https://zoom.example/j/1' },
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      },
    ],
    [
      'that is at an address of the web in brackets',
      { location: 'Zoom (https://zoom.example/j/123).', address: undefined },
      { location: { '@type': 'VirtualLocation', url: 'https://zoom.example/j/123' } },
    ],
    [
      'at a link to a map, which is a place',
      { location: 'Town Hall (map: https://goo.gl/maps/abc)', address: undefined },
      { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' },
    ],
    [
      'online, told where it was published',
      { location: 'Online', address: undefined, sourceUrl: 'https://school.example/concert' },
      { location: { '@type': 'VirtualLocation', url: 'https://school.example/concert' } },
    ],
    [
      'that one joins online',
      { location: undefined, address: undefined, onlineUrl: 'https://zoom.example/j/1' },
      {
        location: { '@type': 'VirtualLocation', url: 'https://zoom.example/j/1' },
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      },
    ],
    [
      'in a place, and online',
      { address: undefined, onlineUrl: 'https://zoom.example/j/1' },
      {
        location: [
          { '@type': 'Place', name: 'Auditorium', address: 'Auditorium' },
          { '@type': 'VirtualLocation', url: 'https://zoom.example/j/1' },
        ],
        eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      },
    ],
    [
      'with a picture of its own',
      { imageUrl: 'https://school.example/choir.jpg' },
      { image: [WHERE.picture, 'https://school.example/choir.jpg'] },
    ],
    [
      'that is free',
      { description: 'Admission is free; the doors open at seven.' },
      {
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD', availability: 'https://schema.org/InStock', url: WHERE.page },
      },
    ],
    ['with quotes that were garbled', { name: 'Poetâ€™s night' }, { name: "Poet's night" }],
  ])('%s', (_, about, expected) => expect({ ...jsonLdOf(about) }).toEqual({ ...jsonLdOf(about), ...expected }));

  it.each(['Free and open to the public. No registration required.', 'Come early, children! Free admission.'])(
    'is told as free: %s',
    (description) => expect(jsonLdOf({ description })).toHaveProperty('isAccessibleForFree', true),
  );

  it.each([
    'Admission is free for members.',
    'Free admission (with your library card).',
    'Children: free admission. Adults $20.',
    'Kids get free admission; grown-ups don’t.',
    'This is not free admission.',
    'This isn’t free and open to all.',
    'Free and open to the public. Members $5',
    'Free and open to the public. Workshop fee: 5',
    'Free admission to the lobby. Tickets at the door.',
    'The garden is free and open to everyone with paid museum admission.',
  ])('is not told as free: %s', (description) => expect(jsonLdOf({ description })).not.toHaveProperty('isAccessibleForFree'));

  it('says where on earth it is, if that is known and it is anywhere', () => {
    expect(eventJsonLd(concert, { ...WHERE, spot: TOWN_HALL })).toHaveProperty('location.geo', {
      '@type': 'GeoCoordinates',
      ...TOWN_HALL,
    });
    const online = { ...concert, location: 'https://zoom.example/j/1', address: undefined };
    expect(eventJsonLd(online, { ...WHERE, spot: TOWN_HALL })).not.toHaveProperty('location.geo');
  });

  it.each<[string, Partial<EventDetails>]>([
    ['without a day', { date: '2099-12-31', startTime: undefined }],
    ['without a place', { location: undefined, address: undefined }],
    ['that is no longer announced', { status: 'withdrawn' }],
  ])('is none %s', (_, about) => expect(jsonLdOf(about)).toBeNull());
});
