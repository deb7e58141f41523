import fc from 'fast-check';
import { readInHostZone } from '../testing/read-in-host-zone';
import { calendarOf, OPTIONS, readText } from '../testing/reading';

const two = (number: number): string => String(number).padStart(2, '0');

const weekly = fc
  .record({
    month: fc.constantFrom(2, 10),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 3, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    zone: fc.constantFrom(':', ';TZID=America/New_York:', ';TZID=Eastern Standard Time:', ';TZID=/example.org/America/New_York:'),
    interval: fc.integer({ min: 1, max: 3 }),
    count: fc.integer({ min: 6, max: 10 }),
  })
  .map(({ month, day, hour, minute, zone, interval, count }) => ({
    text: calendarOf(
      `DTSTART${zone}2026${two(month)}${two(day)}T${two(hour)}${two(minute)}00\nDURATION:PT45M\nRRULE:FREQ=WEEKLY;INTERVAL=${interval};COUNT=${count}`,
    ),
    wall: `${two(hour)}:${two(minute)}:00`,
    count,
  }));

const options = { ...OPTIONS, to: '2027-12-31' };

describe('a weekly event', () => {
  it('keeps its time on the wall when the clocks change', () => {
    fc.assert(
      fc.property(weekly, ({ text, wall, count }) => {
        const { occurrences } = readText(text, options);
        expect(occurrences).toHaveLength(count);
        expect(new Set(occurrences.map(({ startTime }) => startTime!.slice(11, 19)))).toEqual(new Set([wall]));
        expect(new Set(occurrences.map(({ startTime }) => startTime!.slice(19))).size).toBe(2);
      }),
    );
  });

  it.each(['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata'])('is the same to a server in %s', (hostZone) => {
    const texts = fc.sample(weekly, 50).map(({ text }) => text);
    expect(readInHostZone(hostZone, texts, options)).toEqual(texts.map((text) => readText(text, options)));
  });
});
