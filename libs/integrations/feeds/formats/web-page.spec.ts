import { pageOf, pickFields, readText } from '../testing/feed-options';

const FAIR = { '@type': 'Event', '@id': '#fair', name: 'Fair', startDate: '2026-07-04T19:00:00-04:00' };

describe('A web page', () => {
  it('tells machines what takes place', () => {
    const reading = readText(
      pageOf({
        '@context': 'https://schema.org',
        ...FAIR,
        endDate: '2026-07-04T21:00-04:00',
        description: 'Come &amp; <b>see</b>',
        url: '/fair',
        image: [{ '@type': 'ImageObject', url: '/fair.jpg' }],
        location: [
          { '@type': 'VirtualLocation', url: 'https://mill.example/live' },
          {
            '@type': 'Place',
            name: 'The Mill',
            address: { streetAddress: '12 River Road', addressLocality: 'Moorestown', addressRegion: 'NJ', postalCode: '08057' },
            geo: { latitude: '39.96', longitude: -74.94 },
          },
        ],
      }),
      { address: 'https://mill.example/calendar' },
    );
    expect(reading).toMatchObject({ format: 'web page', isCalendar: true, problems: [] });
    expect(reading.occurrences).toEqual([
      {
        uid: '#fair',
        instance: '2026-07-04T23:00:00Z',
        name: 'Fair',
        status: 'confirmed',
        date: '2026-07-04',
        time: '7:00 PM',
        startTime: '2026-07-04T19:00:00-04:00',
        endTime: '2026-07-04T21:00:00-04:00',
        location: 'The Mill',
        address: '12 River Road, Moorestown, NJ 08057',
        description: 'Come & see',
        sourceUrl: 'https://mill.example/fair',
        onlineUrl: 'https://mill.example/live',
        imageUrl: 'https://mill.example/fair.jpg',
        coordinates: { latitude: 39.96, longitude: -74.94 },
      },
    ]);
  });

  it.each([
    ['alone', FAIR],
    ['in a list', [{ '@type': 'Organization' }, FAIR]],
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, FAIR] }],
    ['of several kinds', { ...FAIR, '@type': ['Thing', 'https://schema.org/MusicEvent'] }],
    ['listed one by one', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: FAIR }] }],
    ['of a place', { '@type': 'Place', event: FAIR }],
    ['with raw line breaks', JSON.stringify(FAIR).replace('Fair', 'Fair\n')],
    ['hidden from old browsers', `<!-- ${JSON.stringify(FAIR)} -->`],
  ])('has an event %s', (_, script) =>
    expect(pickFields(readText(pageOf(script)), 'name', 'date')).toEqual([['Fair', '2026-07-04']]),
  );

  it.each([
    ['EventCancelled', 'cancelled'],
    ['https://schema.org/EventPostponed', 'cancelled'],
    ['https://schema.org/EventRescheduled', 'confirmed'],
    ['EventMovedOnline', 'confirmed'],
  ])('says whether it is on: %s', (eventStatus, status) =>
    expect(pickFields(readText(pageOf({ ...FAIR, eventStatus })), 'status')).toEqual([[status]]),
  );

  it.each([
    [{ '@type': 'VirtualLocation', url: 'https://zoom.example/j/1' }, undefined],
    [{ '@type': ['https://schema.org/VirtualLocation'], name: 'Zoom', url: 'https://zoom.example/j/1' }, 'Zoom'],
    ['https://zoom.example/j/1', undefined],
    [
      [
        { '@type': 'VirtualLocation', name: 'Zoom', url: 'https://zoom.example/j/1' },
        { '@type': 'Place', name: 'Mill' },
      ],
      'Mill',
    ],
  ])('says where one joins it online: %j', (location, place) =>
    expect(pickFields(readText(pageOf({ ...FAIR, location })), 'onlineUrl', 'location')).toEqual([
      ['https://zoom.example/j/1', place],
    ]),
  );

  it('does not take a map, or what is no address, for it', () => {
    for (const url of ['https://maps.google.com/?q=Mill', 'javascript:alert(1)'])
      expect(pickFields(readText(pageOf({ ...FAIR, location: url })), 'onlineUrl')).toEqual([[undefined]]);
    const location = { '@type': 'VirtualLocation', url: 'zoommtg://zoom.example/join' };
    expect(pickFields(readText(pageOf({ ...FAIR, location })), 'onlineUrl')).toEqual([[undefined]]);
  });

  it('tells a festival and its parts, but a run only by its evenings', () => {
    const part = (name: string, day: string) => ({ '@type': 'Event', name, startDate: day });
    const festival = { ...part('Festival', '2026-07-04'), subEvent: [part('Jazz', '2026-07-04'), part('Blues', '2026-07-05')] };
    const run = { ...part('Hamlet', '2026-08-01'), subEvents: [part('Hamlet', '2026-08-01'), part('Hamlet', '2026-08-02')] };
    expect(pickFields(readText(pageOf(festival, run)), 'name', 'date')).toEqual(
      [
        ['Festival', '2026-07-04'],
        ['Jazz', '2026-07-04'],
        ['Blues', '2026-07-05'],
        ['Hamlet', '2026-08-01'],
        ['Hamlet', '2026-08-02'],
      ].sort(([a, x], [b, y]) => x!.localeCompare(y!) || a!.localeCompare(b!)),
    );
  });

  it('loses no event to a script that is broken', () => {
    const reading = readText(pageOf('{"@type": "Event", ', FAIR));
    expect([pickFields(reading, 'name'), reading.problems]).toEqual([[['Fair']], ['event 2: its JSON-LD cannot be read']]);
  });

  it('is read where the whole feed is in the zone that an operator has said', () => {
    const { occurrences } = readText(pageOf({ ...FAIR, startDate: '2026-07-04T19:00:00Z' }), { sourceZone: 'America/New_York' });
    expect(occurrences.map(({ instance, startTime }) => [instance, startTime])).toEqual([
      ['2026-07-04T19:00:00Z', '2026-07-04T19:00:00-04:00'],
    ]);
  });

  it('without events is no calendar, and says what it is', () => {
    const reading = readText('<!DOCTYPE html><title>Just a moment…</title>Checking your browser', { type: 'text/calendar' });
    expect(reading).toMatchObject({
      format: 'web page',
      isCalendar: false,
      occurrences: [],
      problems: ['it is not a calendar, but a web page without events: Just a moment…'],
    });
  });
});
