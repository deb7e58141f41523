import { tzOffset } from '@date-fns/tz';
import fc from 'fast-check';
import { addDays, formatTimeOfDay, timeOfDayOf, toPossibleInstants } from '#libs/contracts';
import type { OwnContent } from '#libs/domain';
import { createTownClock } from '#libs/integrations';
import { toTownEvent } from './occurrences';

const clock = createTownClock('America/New_York');

describe('A card of an own event', () => {
  const timesOf = (about: Partial<OwnContent>) => {
    const content: OwnContent = { name: 'Feed the cat', category: 'Family', date: '2026-03-08', ...about };
    const { startTime, endTime } = toTownEvent(1, content, '2026-01-01T12:00:00Z', clock);
    return [startTime, endTime];
  };

  it('begins later and ends behind its start on the night in which the clocks jump over it', () => {
    const about = { startsAt: 2 * 60 + 30, endsAt: 3 * 60 + 10 };
    expect(timesOf({ ...about, date: '2026-03-07' })).toEqual(['2026-03-07T02:30:00-05:00', '2026-03-07T03:10:00-05:00']);
    expect(timesOf(about)).toEqual(['2026-03-08T03:30:00-04:00', '2026-03-08T04:10:00-04:00']);
    expect(timesOf({ ...about, endsAt: 4 * 60 })).toEqual(['2026-03-08T03:30:00-04:00', '2026-03-08T04:00:00-04:00']);
  });

  it('begins later where the clocks jump at a minute past midnight', () => {
    const content: OwnContent = { name: 'Tea', category: 'Family', date: '1990-04-01', startsAt: 1 };
    expect(toTownEvent(1, content, '2026-01-01T12:00:00Z', createTownClock('America/Goose_Bay')).startTime).toBe(
      '1990-04-01T01:01:00-03:00',
    );
  });

  it('says at which time it begins on that night', () => {
    const content: OwnContent = { name: 'Feed the cat', category: 'Family', date: '2026-03-08', startsAt: 2 * 60 + 30 };
    expect(toTownEvent(1, content, '2026-01-01T12:00:00Z', clock).time).toBe('3:30 AM');
  });

  it('begins when the clocks show it, says so, and keeps its end, in every zone and however its clocks turn', () =>
    fc.assert(
      fc.property(nights, fc.nat(MINUTES - 1), fc.option(fc.nat(MINUTES - 1)), ([timeZone, date], startsAt, endsAt) => {
        const content = { name: 'Tea', category: 'Family', date, startsAt, ...(endsAt !== null && { endsAt }) };
        const card = toTownEvent(1, content, '2026-01-01T12:00:00Z', createTownClock(timeZone));
        const { startTime = '', endTime } = card;
        const [planned] = toPossibleInstants(date, wall(startsAt), timeZone);
        if (planned) expect(startTime).toBe(planned);
        else expect(Date.parse(startTime.slice(0, 16))).toBeGreaterThan(Date.parse(`${date}T${wall(startsAt)}`));
        expect([card.date, card.time]).toEqual([startTime.slice(0, 10), formatTimeOfDay(timeOfDayOf(startTime)!)]);
        if (endsAt === null || endsAt === startsAt) return;
        expect(Date.parse(endTime!)).toBeGreaterThan(Date.parse(startTime));
        const [end] = toPossibleInstants(endsAt < startsAt ? addDays(date, 1) : date, wall(endsAt), timeZone);
        if (end && Date.parse(end) > Date.parse(startTime)) expect(endTime).toBe(end);
      }),
    ));
});

const MINUTES = 24 * 60;

const wall = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

const nights = fc
  .tuple(
    fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
    fc.integer({ min: 1990, max: 2037 }),
    fc.nat(),
    fc.constantFrom(-1, 0, 1),
  )
  .map(([timeZone, year, nth, days]) => {
    const turning = daysOf(year).filter((day) => offsetOn(timeZone, day) !== offsetOn(timeZone, addDays(day, 1)));
    return [timeZone, addDays(turning[nth % turning.length] ?? `${year}-01-01`, days)] as const;
  });

const daysOf = (year: number) => Array.from({ length: 365 }, (_, at) => addDays(`${year}-01-01`, at));

const offsetOn = (timeZone: string, day: string) => tzOffset(timeZone, new Date(`${day}T00:00Z`));
