import { pickFields, readText } from '../testing/feed-options';

const feedOf = (...items: object[]) =>
  readText(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Town', items }));

describe('JSON', () => {
  it('is a feed whose items say when in an extension of theirs', () => {
    const reading = feedOf(
      { id: '1', title: 'Fair', content_html: '<p>Come</p>', _event: { start: '2026-07-04T19:00:00-04:00', location: 'Mill' } },
      { id: '2', title: 'Walk', _other: {}, startDate: '2026-07-05' },
      { id: '3', title: 'News', date_published: '2026-07-06T00:00:00Z' },
    );
    expect(pickFields(reading, 'uid', 'name', 'instance', 'description', 'location')).toEqual([
      ['1', 'Fair', '2026-07-04T23:00:00Z', 'Come', 'Mill'],
      ['2', 'Walk', '2026-07-05', undefined, undefined],
    ]);
    expect(reading).toMatchObject({
      format: 'JSON Feed',
      problems: ['event 3: it has no start'],
      unread: [{ uid: '3' }],
      isCalendar: true,
    });
  });

  it('is a list of events, as schema.org has them or nearly so', () => {
    const reading = readText(
      JSON.stringify({
        data: [
          { '@type': 'MusicEvent', '@id': 'a', name: 'Concert', startDate: '2026-07-04' },
          {
            uid: 'b',
            title: 'Walk',
            start: { dateTime: '2026-07-05T10:00:00Z' },
            venue: { name: 'Park', street: '1 Oak St', city: 'Moorestown' },
          },
        ],
      }),
    );
    expect(pickFields(reading, 'uid', 'name', 'date', 'location', 'address')).toEqual([
      ['a', 'Concert', '2026-07-04', undefined, undefined],
      ['b', 'Walk', '2026-07-05', 'Park', '1 Oak St, Moorestown'],
    ]);
  });

  it('says what events cost and whom they are for', () => {
    const offers = [{ price: 5 }, { lowPrice: '5', highPrice: 12 }];
    const reading = feedOf(
      { id: '1', title: 'Fair', startDate: '2026-07-04', isAccessibleForFree: true, audience: { audienceType: 'Families' } },
      { id: '2', title: 'Play', startDate: '2026-07-05', offers, tags: ['Theater'], typicalAgeRange: '3-5' },
      { id: '3', title: 'Walk', startDate: '2026-07-06', offers: { price: '0' }, isAccessibleForFree: false },
      { id: '4', title: 'Talk', startDate: '2026-07-07', cost: 'Free', typicalAgeRange: 'adults' },
      { id: '5', title: 'Run', startDate: '2026-07-08' },
    );
    expect(pickFields(reading, 'name', 'price', 'categories')).toEqual([
      ['Fair', 'Free', ['Families']],
      ['Play', '5 – 12', ['Theater', 'Ages 3-5']],
      ['Walk', '0', undefined],
      ['Talk', 'Free', ['adults']],
      ['Run', undefined, undefined],
    ]);
  });

  it('leaves out what is private', () => {
    const reading = feedOf(
      { id: '1', title: 'Fair', startDate: '2026-07-04', visibility: 'private' },
      { id: '2', title: 'Play', startDate: '2026-07-05', class: 'CONFIDENTIAL' },
      { id: '3', title: 'Walk', startDate: '2026-07-06', class: 'outdoors', visibility: 'default' },
    );
    expect(pickFields(reading, 'name')).toEqual([['Walk']]);
  });

  it('is a calendar also on the day when there is nothing in it', () => {
    expect(feedOf()).toMatchObject({ isCalendar: true, occurrences: [] });
    expect(readText('[]')).toMatchObject({ isCalendar: true, occurrences: [] });
  });

  it.each([
    ['{"error":"rate limited"}', 'JSON without events: {"error":"rate limited"}'],
    ['{"error":', 'JSON that cannot be read: {"error":'],
    [
      '{"version":"https://jsonfeed.org/version/1","items":[{"id":"1","title":"News"}]}',
      'JSON of news: no item says when it takes place',
    ],
  ])('is no calendar, and what it is is told: %s', (text, what) =>
    expect(readText(text, { type: 'text/calendar' })).toMatchObject({
      isCalendar: false,
      problems: [`it is not a calendar, but ${what}`],
    }),
  );
});
