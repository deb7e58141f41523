import { calendarOf, occurrencesIn, readText } from '../testing/reading';

describe('telling when something is', () => {
  it('tells an evening by the clock of the town', () => {
    expect(occurrencesIn(['DTSTART;TZID=America/New_York:20261120T180000\nDTEND;TZID=America/New_York:20261120T203000'])).toEqual(
      [
        expect.objectContaining({
          instance: '2026-11-20T23:00:00Z',
          date: '2026-11-20',
          time: '6:00 PM',
          startTime: '2026-11-20T18:00:00-05:00',
          endTime: '2026-11-20T20:30:00-05:00',
        }),
      ],
    );
  });

  it('tells what lasts a day or more without times; its last day is included', () => {
    const [market, fair] = occurrencesIn([
      'UID:market\nDTSTART;VALUE=DATE:20260704',
      'UID:fair\nDTSTART;VALUE=DATE:20260710\nDTEND;VALUE=DATE:20260713',
    ]);
    expect(market).toEqual({
      uid: 'market',
      instance: '2026-07-04',
      name: 'Choir rehearsal',
      status: 'confirmed',
      date: '2026-07-04',
      time: 'All Day',
    });
    expect(fair).toMatchObject({ date: '2026-07-10', endDate: '2026-07-12', time: 'All Day' });
  });

  it.each([
    ['one day with an end on the same day', 'DTEND;VALUE=DATE:20260704', undefined],
    ['two days by a duration', 'DURATION:P2D', '2026-07-05'],
    ['two days by an end that has a time', 'DTEND:20260705T120000', '2026-07-05'],
  ])('lets a whole day last %s', (_, end, endDate) => {
    expect(occurrencesIn([`DTSTART;VALUE=DATE:20260704\n${end}`])[0]!.endDate).toBe(endDate);
  });

  it.each([
    ['from midnight to midnight', '20260704T000000', '20260705T000000', undefined],
    ['from midnight to a minute before midnight', '20260704T000000', '20260705T235900', '2026-07-05'],
    ['from midnight to midnight, days later', '20260704T000000', '20260707T000000', '2026-07-06'],
    ['in UTC, from the midnight of the town', '20260704T040000Z', '20260705T040000Z', undefined],
  ])('takes %s for whole days', (_, from, to, endDate) => {
    const [happening] = occurrencesIn([`DTSTART:${from}\nDTEND:${to}`]);
    expect(happening).toMatchObject({ date: '2026-07-04', time: 'All Day' });
    expect(happening!.startTime).toBeUndefined();
    expect(happening!.endDate).toBe(endDate);
  });

  it('counts the small hours to the evening before, but not a whole night and morning', () => {
    const [dance, camp, midnight] = occurrencesIn([
      'UID:dance\nDTSTART:20260704T210000\nDTEND:20260705T010000',
      'UID:camp\nDTSTART:20260710T180000\nDTEND:20260711T090000',
      'UID:vigil\nDTSTART:20260712T200000\nDTEND:20260713T000000',
    ]);
    expect(dance).toMatchObject({ date: '2026-07-04', endTime: '2026-07-05T01:00:00-04:00' });
    expect(dance!.endDate).toBeUndefined();
    expect(camp!.endDate).toBe('2026-07-11');
    expect(midnight!.endDate).toBeUndefined();
  });

  it.each([
    ['DURATION:PT1H30M', '2026-03-07T23:30:00-05:00'],
    ['DURATION:P1D', '2026-03-08T22:00:00-04:00'],
    ['DURATION:PT24H', '2026-03-08T23:00:00-04:00'],
    ['DURATION:P1W', '2026-03-14T22:00:00-04:00'],
  ])('lets %s end, over the night when the clocks change, at %s', (duration, endTime) => {
    expect(occurrencesIn([`DTSTART:20260307T220000\n${duration}`])[0]!.endTime).toBe(endTime);
  });

  it('tells no end when there is none, or it ends as it starts', () => {
    const [talk, concert] = occurrencesIn([
      'UID:talk\nDTSTART:20260704T190000',
      'UID:concert\nDTSTART:20260705T193000\nDTEND:20260705T193000',
    ]);
    expect(talk).not.toHaveProperty('endTime');
    expect(concert).not.toHaveProperty('endTime');
  });

  it('keeps an event that ends before it starts, without its end, and reports it', () => {
    const { occurrences, problems } = readText(calendarOf('DTSTART:20260704T190000\nDTEND:20260704T180000'));
    expect(occurrences).toHaveLength(1);
    expect(occurrences[0]).not.toHaveProperty('endTime');
    expect(problems).toEqual(['event 1: the end was left out: it ends before it starts']);
  });
});
