import fc from 'fast-check';
import { isPast } from './event-days';
import { groupEvents } from './event-groups';
import { sortEvents } from './event-order';
import { anEvent, daysAround, TODAY, townEvents } from './testing';

const headings = (today: string, ...dates: string[]) =>
  groupEvents(
    dates.map((date) => anEvent({ date })),
    today,
  ).map(({ heading }) => heading);
const headingOf = (date: string, endDate?: string) => groupEvents([anEvent({ date, endDate })], TODAY)[0]?.heading;

/** An independent computation of a heading's position: fixed headings first and last, months in between. */
const placeOf = (heading: string, today: string): number => {
  const fixed: Record<string, number> = { TODAY: 0, TOMORROW: 1, 'COMING UP': 2, 'THE FUTURE': 1e6, 'NO DATE': 1e7 };
  const [month, year = today.slice(0, 4)] = heading.split(' ');
  return fixed[heading] ?? Number(year) * 12 + new Date(`${month} 1, 2000`).getMonth();
};

describe('the groups of a list', () => {
  it('follow one another from today to what has no date', () => {
    const dates = [
      '',
      '2032-06-15',
      '2027-12-01',
      '2027-01-04',
      '2026-12-05',
      '2026-11-30',
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2029-12-31',
    ];
    expect(headings(TODAY, ...dates)).toEqual([
      'TODAY',
      'TOMORROW',
      'COMING UP',
      'DECEMBER',
      'JANUARY 2027',
      'DECEMBER 2027',
      'DECEMBER 2029',
      'THE FUTURE',
      'NO DATE',
    ]);
  });

  it('have no place for what was over yesterday', () => {
    expect(headingOf('2026-11-19')).toBeUndefined();
    expect(headingOf('2026-11-15', '2026-11-19')).toBeUndefined();
  });

  it('put a fair that began on Wednesday under TODAY until its last day is over', () => {
    expect(headingOf('2026-11-18', '2026-11-22')).toBe('TODAY');
    expect(headingOf('2026-11-18', '2026-11-20')).toBe('TODAY');
    expect(headingOf('2026-11-21', '2026-11-25')).toBe('TOMORROW');
  });

  it('put what is two weeks off under COMING UP only while the month lasts', () => {
    expect(headingOf('2026-11-30')).toBe('COMING UP');
    expect(headingOf('2026-12-01')).toBe('DECEMBER');
  });

  it('keep TOMORROW over the ends of months and years', () => {
    expect(headings('2026-11-30', '2026-12-01', '2026-12-02')).toEqual(['TOMORROW', 'DECEMBER']);
    expect(headings('2026-12-31', '2027-01-01', '2027-01-02')).toEqual(['TOMORROW', 'JANUARY 2027']);
    expect(headings('2029-12-31', '2030-01-01', '2030-01-02')).toEqual(['TOMORROW', 'THE FUTURE']);
  });

  it('begin the future in 2030', () => {
    expect(headingOf('2029-12-31')).toBe('DECEMBER 2029');
    expect(headingOf('2030-01-01')).toBe('THE FUTURE');
    expect(headings('2031-03-10', '2031-03-10', '2031-03-11', '2031-03-31', '2031-04-01')).toEqual([
      'TODAY',
      'TOMORROW',
      'COMING UP',
      'THE FUTURE',
    ]);
  });

  it('keep every sentinel and every unreadable date under NO DATE', () => {
    expect(headings(TODAY, '2099-12-31', '2070-01-01', '', 'soon')).toEqual(['NO DATE']);
  });

  it('stand in the fixed order with none twice and none empty, whatever day it is', () => {
    fc.assert(
      fc.property(townEvents(), daysAround(), (events, today) => {
        const groups = groupEvents(events, today);
        const places = groups.map(({ heading }) => placeOf(heading, today));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        for (const group of groups) expect(group.events).not.toHaveLength(0);
      }),
    );
  });

  it('lose no event, double none, and take none that is past', () => {
    fc.assert(
      fc.property(townEvents(), daysAround(), (events, today) => {
        const grouped = groupEvents(events, today).flatMap((group) => group.events);
        const expected = events.filter((event) => !isPast(event, today));
        expect(grouped.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
      }),
    );
  });

  it('each have their events in order', () => {
    fc.assert(
      fc.property(townEvents(), daysAround(), (events, today) => {
        for (const group of groupEvents(events, today)) expect(group.events).toEqual(sortEvents(group.events));
      }),
    );
  });
});
