import fc from 'fast-check';
import { countRoomRows, groupEvents, isPast, listDayOf } from '#libs/contracts';
import { anEvent, TODAY, townEvents } from '#libs/contracts/testing';
import { countBeyond } from './count-beyond';

describe('Rows of a list that are not loaded', () => {
  it('are counted under the headings that they will have', () => {
    const days = { '2026-11-26': 5, '2026-11-30': 7, '2026-12-01': 2, '2027-01-05': 3, '2031-01-01': 1, '': 4 };
    const own = [anEvent({ id: 1, date: '2026-12-24' }), anEvent({ id: 2, date: '2026-11-21' }), anEvent({ id: 3, date: '' })];
    expect(Object.fromEntries(countBeyond({ days, own }, '2026-11-26', TODAY))).toEqual({
      'COMING UP': 7,
      DECEMBER: 3,
      'JANUARY 2027': 3,
      'THE FUTURE': 1,
      'NO DATE': 5,
    });
  });

  it('make each heading as long as the whole list does, wherever it was cut', () => {
    fc.assert(
      fc.property(townEvents(), fc.nat(), (events, cut) => {
        const dayOf = (event: (typeof events)[number]) => listDayOf(event, TODAY) ?? '';
        const coming = events.filter((event) => !isPast(event, TODAY));
        const byDay = Map.groupBy(coming, dayOf);
        const days = Object.fromEntries([...byDay].map(([day, ofDay]) => [day, countRoomRows(ofDay)]));
        const dated = [...byDay.keys()].filter(Boolean).sort();
        const until = dated[cut % (dated.length || 1)] ?? TODAY;
        const loaded = groupEvents(
          coming.filter((event) => dayOf(event) !== '' && dayOf(event) <= until),
          TODAY,
        );
        const sums = new Map(countBeyond({ days, own: [] }, until, TODAY));
        for (const { heading, events: some } of loaded) sums.set(heading, (sums.get(heading) ?? 0) + countRoomRows(some));
        const whole = groupEvents(coming, TODAY).map((group) => [group.heading, countRoomRows(group.events)]);
        expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(whole));
      }),
    );
  });
});
