import { type Arbitrary, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { addDays, type Day, formatLongDate, formatOrdinalDay, formatWeekday, weekdayOf } from '#libs/contracts';
import { nextWeekday } from './calendar';
import { findDays } from './find-days';

const TODAY = '2026-11-20';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat'];

const partsOf = (date: Day) => ({
  year: date.slice(0, 4),
  month: Number(date.slice(5, 7)),
  number: Number(date.slice(8)),
  name: MONTHS[Number(date.slice(5, 7)) - 1]!,
  weekday: WEEKDAYS[weekdayOf(date)]!,
});

/** Ways to write a date of the coming year. */
const WRITTEN: readonly ((date: Day) => string)[] = [
  (date) => date,
  formatLongDate,
  (date) => `${partsOf(date).name} ${partsOf(date).number}`,
  (date) => `${partsOf(date).name} ${formatOrdinalDay(date)}`,
  (date) => `${partsOf(date).name}. ${partsOf(date).number}, ${partsOf(date).year}`,
  (date) => `${partsOf(date).number} ${partsOf(date).name} ${partsOf(date).year}`,
  (date) => `the ${formatOrdinalDay(date)} of ${partsOf(date).name}`,
  (date) => `${partsOf(date).weekday}, ${partsOf(date).name} ${partsOf(date).number}`,
  (date) => `${partsOf(date).weekday} ${partsOf(date).month}/${partsOf(date).number}`,
  (date) => `${partsOf(date).month}/${partsOf(date).number}`,
  (date) => `${partsOf(date).month}/${partsOf(date).number}/${partsOf(date).year.slice(2)}`,
  (date) => `${partsOf(date).month}-${partsOf(date).number}-${partsOf(date).year}`,
];

const aheadOfToday = integer({ min: 1, max: 300 }).map((days) => addDays(TODAY, days));
const written = constantFrom(...WRITTEN);

/** The days of the likeliest reading, the longest words first. */
const likeliest = (text: string) =>
  findDays(text, TODAY)
    .filter(({ reading }) => reading.weight > 0)
    .sort((a, b) => b.reading.weight - a.reading.weight || b.to - b.from - (a.to - a.from))[0];

describe('The days of a text', () => {
  it('are found however a date is written, wherever it stands', () => {
    assert(
      property(aheadOfToday, written, constantFrom('', 'choir practice ', 'see you on '), (date, write, before) => {
        const text = `${before}${write(date)}`;
        const found = likeliest(text)!;
        expect(found.reading.spans).toContainEqual({ from: date, to: date });
        expect(text.slice(found.from, found.to)).toContain(write(date).slice(-2));
      }),
    );
  });

  it('are the first and the last of a range', () => {
    const joint = constantFrom(' - ', ' to ', ' through ', '–');
    const write = constantFrom(...WRITTEN.slice(2, 4), WRITTEN[9]!);
    assert(
      property(aheadOfToday, integer({ min: 1, max: 20 }), joint, write, (from, length, between, writes) => {
        const to = addDays(from, length);
        expect(likeliest(`camp ${writes(from)}${between}${writes(to)}`)!.reading.spans[0]).toEqual({ from, to });
      }),
    );
  });

  it('are the coming weekday, however short its name is', () => {
    const weekday = integer({ min: 0, max: 6 });
    const length = constantFrom(3, 9);
    assert(
      property(weekday, length, (number, letters) => {
        const day = nextWeekday(TODAY, number, false);
        const spans = likeliest(`lunch ${formatWeekday(day).slice(0, letters)}`)!.reading.spans;
        expect(spans).toContainEqual({ from: day, to: day });
      }),
    );
  });

  it('are counted from today', () => {
    const unit = constantFrom(['day', 1] as const, ['week', 7] as const);
    assert(
      property(
        integer({ min: 2, max: 12 }),
        unit,
        constantFrom('in N U', 'N U from now', 'N U from today'),
        (n, [name, days], form) => {
          const text = form.replace('N', String(n)).replace('U', `${name}s`);
          expect(likeliest(`dentist ${text}`)!.reading.spans[0]!.from).toBe(addDays(TODAY, n * days));
        },
      ),
    );
  });

  it('are the weekend of a month that is ahead', () => {
    const nth = constantFrom(['first', 1], ['2nd', 2], ['third', 3], ['4th', 4], ['last', 5]) as Arbitrary<[string, number]>;
    assert(
      property(nth, integer({ min: 0, max: 11 }), constantFrom('of', 'in'), ([word, n], month, joint) => {
        const { from, to } = likeliest(`ski trip the ${word} weekend ${joint} ${MONTHS[month]}`)!.reading.spans[0]!;
        const ofMonth = Number(from.slice(8));
        expect([weekdayOf(from), to, Number(from.slice(5, 7))]).toEqual([6, addDays(from, 1), month + 1]);
        expect(from > TODAY).toBe(true);
        expect(n === 5 ? ofMonth > 21 : Math.ceil(ofMonth / 7) === n).toBe(true);
      }),
    );
  });

  it('of a weekend across the edge of a month are asked about', () => {
    const { spans, question } = likeliest('fair the first weekend of August')!.reading;
    expect(spans).toEqual([
      { from: '2027-08-07', to: '2027-08-08' },
      { from: '2027-07-31', to: '2027-08-01' },
    ]);
    expect(question).toBe('Which weekend?');
  });

  it('of the first week of a month are more than one', () => {
    assert(
      property(integer({ min: 0, max: 11 }), (month) => {
        expect(likeliest(`camp the first week of ${MONTHS[month]}`)!.reading.spans.length).toBeGreaterThan(3);
      }),
    );
  });

  it.each(['week of November 30 to December 4', 'week of Nov 30-Dec 4', 'the week beginning Nov 30 through Dec 4'])(
    'of a week that is said with its end are these days: %s',
    (said) => {
      const { spans, question } = likeliest(`leaf pickup ${said}`)!.reading;
      expect({ spans, question }).toEqual({ spans: [{ from: '2026-11-30', to: '2026-12-04' }], question: undefined });
    },
  );

  it('that do not exist are named, not moved', () => {
    const noDay = constantFrom('Feb 30', 'April 31', 'June 31st', '2/30', '9/31', '11/31');
    assert(
      property(noDay, (said) =>
        expect(likeliest(`party ${said}`)!.reading).toMatchObject({ spans: [], noDay: expect.any(String) }),
      ),
    );
  });

  it('are not found in words without a day', () => {
    const word = constantFrom('garden', 'club', 'tickets', 'soccer', 'at 7pm', 'room 12', 'with Dana', 'call 555-0117');
    assert(property(tuple(word, word, word), (words) => expect(likeliest(words.join(' '))).toBeUndefined()));
  });

  it('are September 11, which is also the name of what is remembered', () => {
    const name = constantFrom('9/11 memorial service', 'remembering 9/11', '9/11 stair climb', 'the victims of 9/11');
    const span = { from: '2027-09-11', to: '2027-09-11' };
    assert(property(name, (text) => expect(likeliest(text)!.reading).toMatchObject({ spans: [span], isName: true })));
    expect(likeliest('dentist 9/11')!.reading).not.toHaveProperty('isName');
    expect(likeliest('open 24/7')).toBeUndefined();
  });

  it('lie within the text', () => {
    assert(
      property(aheadOfToday, written, (date, write) => {
        const text = `book sale ${write(date)} 10am-2pm`;
        for (const { from, to, reading } of findDays(text, TODAY)) {
          expect(0 <= from && from < to && to <= text.length).toBe(true);
          for (const span of reading.spans) expect(span.from <= span.to).toBe(true);
        }
      }),
    );
  });
});
