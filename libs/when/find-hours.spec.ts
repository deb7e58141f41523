import { assert, constantFrom, integer, property } from 'fast-check';
import { resolveHours } from './day-halves';
import { DAY_MINUTES, findHours, HOUR_MINUTES } from './find-hours';

const NOON = 12 * HOUR_MINUTES;

const HOUR_WORDS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

const two = (number: number) => String(number).padStart(2, '0');
const hourOf = (minute: number) => Math.floor(minute / HOUR_MINUTES) % 12 || 12;
const halfOf = (minute: number) => (minute < NOON ? 'am' : 'pm');

/** Ways to write a quarter of an hour that leave no doubt about the half of the day. */
const SURE: readonly ((minute: number) => string)[] = [
  (minute) => `${hourOf(minute)}:${two(minute % 60)} ${halfOf(minute)}`,
  (minute) => `${hourOf(minute)}:${two(minute % 60)}${halfOf(minute)}`,
  (minute) => `${hourOf(minute)}:${two(minute % 60)} ${halfOf(minute) === 'am' ? 'a.m.' : 'p.m.'}`,
  (minute) => `${hourOf(minute)}:${two(minute % 60)}${halfOf(minute)[0]}`,
  (minute) => `${hourOf(minute)}.${two(minute % 60)} ${halfOf(minute)}`,
];

const quarter = integer({ min: 4, max: 95 }).map((n) => n * 15);
const sure = constantFrom(...SURE);

const likeliest = (text: string) =>
  findHours(text, NOON).sort((a, b) => b.reading.weight - a.reading.weight || b.to - b.from - (a.to - a.from))[0];

const hoursOf = (text: string) => resolveHours(likeliest(text)!.reading, { words: text });

describe('The hours of a text', () => {
  it('are found however an hour with its half of the day is written', () => {
    assert(
      property(quarter, sure, constantFrom('', 'at ', '@ '), (minute, write, lead) => {
        expect(hoursOf(`choir ${lead}${write(minute)}`)).toEqual([{ start: minute, end: null }]);
      }),
    );
  });

  it('are those of both halves of the day where the text leaves it open', () => {
    assert(
      property(integer({ min: 1, max: 12 }), constantFrom(':00', ':30', ''), (hour, minutes) => {
        const { start } = likeliest(`call at ${hour}${minutes}`)!.reading;
        expect(start).toMatchObject({ at: hour * HOUR_MINUTES + Number(minutes.slice(1)), isSure: false });
      }),
    );
  });

  it('are the begin and the end of a range; the half of its end holds for both where it can', () => {
    assert(
      property(quarter, integer({ min: 1, max: 16 }), constantFrom('-', ' - ', ' to ', '–'), (start, length, joint) => {
        const end = start + length * 15;
        if (end >= DAY_MINUTES || halfOf(start) !== halfOf(end) || hourOf(start) === 12 || hourOf(end) === 12) return;
        const text = `sale ${hourOf(start)}:${two(start % 60)}${joint}${SURE[1]!(end)}`;
        expect(hoursOf(text)).toEqual([{ start, end }]);
      }),
    );
  });

  it('are read in words', () => {
    assert(
      property(integer({ min: 1, max: 11 }), constantFrom('am', 'pm'), (hour, half) => {
        const word = HOUR_WORDS[hour]!;
        const start = hour * HOUR_MINUTES + (half === 'pm' ? NOON : 0);
        const part = half === 'am' ? 'in the morning' : hour < 5 ? 'in the afternoon' : 'at night';
        expect(hoursOf(`call at ${word} ${half}`)).toEqual([{ start, end: null }]);
        expect(hoursOf(`call at ${word} thirty ${half}`)).toEqual([{ start: start + 30, end: null }]);
        expect(hoursOf(`call at half past ${word} ${part}`)).toEqual([{ start: start + 30, end: null }]);
        expect(hoursOf(`call at a quarter to ${word} ${part}`)).toEqual([{ start: start - 15, end: null }]);
      }),
    );
  });

  it.each([
    ['noon', NOON],
    ['12 noon', NOON],
    ['1430 hours', 14 * HOUR_MINUTES + 30],
    ['14h30', 14 * HOUR_MINUTES + 30],
    ['20h', 20 * HOUR_MINUTES],
  ])('%s', (said, start) => expect(hoursOf(`lunch ${said}`)).toEqual([{ start, end: null }]));

  it('have a side: before, after or until', () => {
    assert(
      property(quarter, constantFrom('before', 'by', 'after', 'until'), (minute, lead) => {
        const side = lead === 'by' ? 'before' : lead;
        expect(likeliest(`home ${lead} ${SURE[0]!(minute)}`)!.reading.side).toBe(side);
      }),
    );
  });

  it('are those of the correction', () => {
    const correction = constantFrom(', no, ', ', sorry, ', ' I mean ', ', make that ');
    assert(
      property(integer({ min: 1, max: 11 }), integer({ min: 1, max: 11 }), correction, (first, second, between) => {
        expect(hoursOf(`call at ${first} pm${between}${second} pm`)[0]!.start).toBe(second * HOUR_MINUTES + NOON);
      }),
    );
  });

  it('are no numbers of something else', () => {
    const counted = constantFrom('room 12', '$7', 'ages 5-9', 'call 555-0117', 'route 9', 'grade 4', '12%', 'track #3');
    assert(
      property(counted, (text) =>
        expect(findHours(`party ${text}`, NOON).filter(({ reading }) => reading.weight > 2)).toEqual([]),
      ),
    );
  });
});
