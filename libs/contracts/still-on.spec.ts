import fc from 'fast-check';
import { addDays } from './day';
import { coversDay } from './event-days';
import { formatEndings, formatRun, formatUntilLastDay, isStillOn, separateStillOn } from './still-on';
import { anEvent, daysAround, eventNamesOf, TODAY, townEvents } from './testing';

const run = (since: number, left: number, name = 'Quilts from the attic') =>
  anEvent({ name, date: addDays(TODAY, -since), endDate: addDays(TODAY, left) });

const ending = (today: string, ...left: number[]) =>
  formatEndings(
    left.map((days) => anEvent({ date: addDays(today, -30), endDate: addDays(today, days) })),
    today,
  );

describe('what is still on', () => {
  it('has begun before today, is not over, and lasts a week or more', () => {
    expect(isStillOn(run(30, 30), TODAY)).toBe(true);
    expect(isStillOn(run(7, 0), TODAY)).toBe(true);
    expect(isStillOn(run(1, 6), TODAY)).toBe(true);
    expect(isStillOn(run(1, 5), TODAY)).toBe(true);
    expect(isStillOn(run(1, 4), TODAY)).toBe(false);
    expect(isStillOn(run(0, 30), TODAY)).toBe(false);
    expect(isStillOn(run(30, -1), TODAY)).toBe(false);
    expect(isStillOn(anEvent({ date: '2099-12-31', endDate: '2100-12-31' }), TODAY)).toBe(false);
  });

  it('is told from the first to end to the last', () => {
    const { news, stillOn } = separateStillOn(
      [run(40, 60, 'Clay'), run(2, 2, 'Used book sale'), run(20, 0, 'Colors'), run(50, 60, 'Leaves')],
      TODAY,
    );
    expect(eventNamesOf(news)).toEqual(['Used book sale']);
    expect(eventNamesOf(stillOn)).toEqual(['Colors', 'Leaves', 'Clay']);
  });

  it('and what is not are everything together, each once and in the order given', () => {
    fc.assert(
      fc.property(townEvents(), fc.array(fc.nat({ max: 120 })), daysAround(), (events, lengths, today) => {
        const longer = events.map((event, index) =>
          lengths[index] === undefined
            ? event
            : { ...event, date: addDays(today, -lengths[index]!), endDate: addDays(today, index) },
        );
        const { news, stillOn } = separateStillOn(longer, today);
        expect([...news, ...stillOn].map(({ id }) => id).sort((a, b) => a - b)).toEqual(longer.map(({ id }) => id));
        expect(news).toEqual(longer.filter((event) => news.includes(event)));
        for (const event of stillOn) expect(coversDay(event, today)).toBe(true);
      }),
    );
  });
});

describe('how many of the runs end soon', () => {
  it('is told of today and of the two days after it', () => {
    expect(ending(TODAY, 0, 1, 2, 9)).toBe('1 ends today, 2 more this weekend');
    expect(ending(TODAY, 0, 0, 3)).toBe('2 end today');
    expect(ending(TODAY, 1, 30)).toBe('1 ends this weekend');
    expect(ending(addDays(TODAY, 1), 0, 2)).toBe('1 ends today, 1 more by Monday');
    expect(ending('2026-11-23', 1, 2)).toBe('2 end by Wednesday');
  });

  it('is nothing to speak of otherwise', () => {
    expect(ending(TODAY, 3, 30)).toBeNull();
    expect(ending(TODAY)).toBeNull();
  });
});

describe('a run beside its name', () => {
  it('says until when, since when, and what is left of its last three days', () => {
    expect(formatRun(run(42, 0), TODAY)).toEqual({ to: 'to Nov 20', since: 'since Oct 9', left: 'LAST DAY' });
    expect(formatRun(run(42, 1), TODAY).left).toBe('1 DAY LEFT');
    expect(formatRun(run(42, 2), TODAY).left).toBe('2 DAYS LEFT');
    expect(formatRun(run(42, 3), TODAY).left).toBeNull();
  });

  it('names the years that are not this one', () => {
    const words = formatRun(anEvent({ date: '2025-10-01', endDate: '2027-02-03' }), TODAY);
    expect(words).toMatchObject({ to: 'to Feb 3, 2027', since: 'since Oct 1, 2025' });
  });
});

describe('until when a run lasts', () => {
  const fair = anEvent({ date: '2026-12-28', endDate: '2027-01-03' });

  it('is said on every day but the last', () => {
    expect(formatUntilLastDay(fair, '2026-12-30', '2026-12-30')).toBe('until Jan 3, 2027');
    expect(formatUntilLastDay(fair, '2027-01-02', '2027-01-02')).toBe('until Jan 3');
    expect(formatUntilLastDay(fair, '2027-01-03', '2027-01-02')).toBeNull();
  });

  it('is not said of one day, of no day, nor where text stands for the dates', () => {
    expect(formatUntilLastDay(anEvent({ date: TODAY }), TODAY, TODAY)).toBeNull();
    expect(formatUntilLastDay(anEvent({ date: '2099-12-31' }), '2099-12-31', TODAY)).toBeNull();
    expect(formatUntilLastDay({ ...fair, displayDate: 'Between the years' }, '2026-12-30', TODAY)).toBeNull();
  });

  it('is said exactly on the days that another one follows', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), daysAround(), (lasts, at, first) => {
        const event = anEvent({ date: first, endDate: addDays(first, lasts) });
        expect(formatUntilLastDay(event, addDays(first, at), first) === null).toBe(at >= lasts);
      }),
    );
  });
});
