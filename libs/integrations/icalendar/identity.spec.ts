import { contentKeyOf, toEventId, toRecordedUid } from './identity';

describe('the identity of a happening', () => {
  it('is a number that never changes', () => {
    expect(toEventId('library', 'story-time@example.org', '2026-07-04')).toBe(2503459434032835);
  });

  it('is another for another source, UID or occurrence, and safe to count with', () => {
    const ids = ['a', 'b', 'a,b'].flatMap((source) =>
      ['b', 'a', 'b,a'].flatMap((uid) => ['a', 'b'].map((day) => toEventId(source, uid, day))),
    );
    expect(new Set(ids).size).toBe(18);
    expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  });
});

describe('a UID', () => {
  const long = 'u'.repeat(1_000_000);

  it('is recorded as it is, unless it is too long for that', () => {
    expect(toRecordedUid('story-time@example.org')).toBe('story-time@example.org');
    expect(toRecordedUid(long).length).toBeLessThan(100);
  });

  it('that is too long is the same each time, and another than any other', () => {
    expect(toRecordedUid(long)).toBe(toRecordedUid(long));
    expect(new Set([long, `${long}v`, `v${long}`].map(toRecordedUid)).size).toBe(3);
  });
});

describe('the same happening', () => {
  const storyTime = {
    name: 'Story “time” – Café',
    date: '2026-07-04',
    startTime: '2026-07-04T10:00:00-04:00',
    location: 'Library, Room 2',
  };

  it('is known by title, start and place, however they are written', () => {
    const again = {
      name: 'STORY "TIME" - Cafe\u0301',
      date: '2026-07-04',
      startTime: '2026-07-04T14:00:00Z',
      location: 'library  room 2',
    };
    expect(contentKeyOf(again)).toBe(contentKeyOf(storyTime));
  });

  it.each([
    ['title', { name: 'Story time for adults' }],
    ['start', { startTime: '2026-07-04T11:00:00-04:00' }],
    ['place', { location: 'Park' }],
    ['place', { location: undefined }],
    ['title', { name: '🎉' }],
  ])('is another with another %s', (_, other) => {
    expect(contentKeyOf({ ...storyTime, ...other })).not.toBe(contentKeyOf(storyTime));
  });

  it('tells names apart that have neither letter nor digit', () => {
    expect(contentKeyOf({ ...storyTime, name: '🎉' })).not.toBe(contentKeyOf({ ...storyTime, name: '🎃' }));
  });
});
