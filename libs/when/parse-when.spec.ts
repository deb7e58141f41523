import { assert, constantFrom, integer, property } from 'fast-check';
import { addDays, formatLongDate } from '#libs/contracts';
import { HOUR_MINUTES } from './find-hours';
import { parseWhen } from './parse-when';

/** A Friday. */
const NOW = { today: '2026-11-20', minuteOfDay: 9 * HOUR_MINUTES };

const whenOf = (text: string) => parseWhen(text, NOW);
const restOf = (text: string) => whenOf(text).rest.split(/\s+/).filter(Boolean);

describe('When a question asks about', () => {
  it('is a day and an hour, and the rest of the words is kept', () => {
    assert(
      property(integer({ min: 1, max: 300 }), integer({ min: 1, max: 11 }), (ahead, hour) => {
        const date = addDays(NOW.today, ahead);
        const text = `concerts at ${hour} pm on ${formatLongDate(date)}`;
        const minute = (hour + 12) * HOUR_MINUTES;
        expect(whenOf(text)).toMatchObject({ span: { from: date, to: date }, hours: { from: minute, until: minute } });
        expect(restOf(text)).toEqual(['concerts']);
      }),
    );
  });

  it.each([
    ['anything tonight', { from: '2026-11-20', to: '2026-11-20' }],
    ['anything tomorrow', { from: '2026-11-21', to: '2026-11-21' }],
    ['anything this weekend', { from: '2026-11-21', to: '2026-11-22' }],
    ['anything between dec 1 and dec 5', { from: '2026-12-01', to: '2026-12-05' }],
    ['anything in january', { from: '2027-01-01', to: '2027-01-31' }],
    ['anything on christmas', { from: '2026-12-25', to: '2026-12-25' }],
    ['anything at all', null],
  ])('%s', (text, span) => expect(whenOf(text).span).toEqual(span));

  it.each([
    ['after 8pm on friday', { from: 20 * HOUR_MINUTES }],
    ['before noon on saturday', { until: 12 * HOUR_MINUTES }],
    ['saturday from 2 to 4 pm', { from: 14 * HOUR_MINUTES, until: 16 * HOUR_MINUTES }],
    ['right now', { from: 9 * HOUR_MINUTES, until: 9 * HOUR_MINUTES }],
    ['in the next two hours', { from: 9 * HOUR_MINUTES, until: 11 * HOUR_MINUTES }],
    ['on saturday', null],
  ])('the hours of: %s', (text, hours) => expect(whenOf(`what is on ${text}`).hours).toEqual(hours));

  it('is a part of the day only beside a day or after a preposition', () => {
    const part = constantFrom('morning', 'afternoon', 'evening');
    assert(
      property(part, (name) => {
        expect(whenOf(`anything saturday ${name}`).part).toBe(name);
        expect(whenOf(`anything in the ${name}`).part).toBe(name);
        expect(whenOf(`an ${name} class`).part).toBeNull();
      }),
    );
  });

  it('is said to be no day where there is none such', () => {
    const { span, noDay } = whenOf('what is on february 30');
    expect(span).toBeNull();
    expect(noDay).toEqual(expect.any(String));
  });
});
