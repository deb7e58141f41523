import { assert, constantFrom, integer, property, subarray } from 'fast-check';
import { addDays, toRruleValue, weekdayOf } from '#libs/contracts';
import { findRepeatEnds, findRepeats } from './find-repeats';

const TODAY = '2026-11-20';

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const NTHS = ['first', 'second', 'third', 'fourth'];

const day = integer({ min: 0, max: 800 }).map((ahead) => addDays(TODAY, ahead));
const weekday = integer({ min: 0, max: 6 });
const weekdays = subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 2, maxLength: 3 });

const likeliest = (text: string) =>
  findRepeats(text).sort((a, b) => b.reading.weight - a.reading.weight || b.to - b.from - (a.to - a.from))[0]!.reading;

const ruleOf = (text: string, from: string) => {
  const { rule, first } = likeliest(text);
  return toRruleValue(rule(first(from)));
};

describe('The repeat of a text', () => {
  it('is that of one weekday, every week or every other', () => {
    assert(
      property(day, weekday, (from, number) => {
        const name = NAMES[number]!;
        expect(ruleOf(`choir every ${name}`, from)).toBe('FREQ=WEEKLY');
        expect(ruleOf(`choir every other ${name}`, from)).toBe('FREQ=WEEKLY;INTERVAL=2');
        expect(ruleOf(`choir ${name}s`, from)).toBe('FREQ=WEEKLY');
      }),
    );
  });

  it('is that of several weekdays, in any order and with any joint', () => {
    assert(
      property(day, weekdays, constantFrom(', ', ' and ', ' & ', '/'), (from, numbers, joint) => {
        const text = `swim every ${numbers.map((number) => NAMES[number]!).join(joint)}`;
        expect(ruleOf(text, from)).toBe(`FREQ=WEEKLY;BYDAY=${numbers.map((number) => CODES[number]!).join(',')}`);
      }),
    );
  });

  it('is that of weekdays by their letters, with or without every', () => {
    for (const every of ['', 'every ']) {
      expect(ruleOf(`gym ${every}m/w/f`, TODAY)).toBe('FREQ=WEEKLY;BYDAY=MO,WE,FR');
      expect(ruleOf(`gym ${every}t/th`, TODAY)).toBe('FREQ=WEEKLY;BYDAY=TU,TH');
    }
  });

  it('is that of the nth weekday of a month', () => {
    assert(
      property(day, weekday, integer({ min: 1, max: 4 }), (from, number, nth) => {
        const text = `council on the ${NTHS[nth - 1]} ${NAMES[number]} of every month`;
        expect(ruleOf(text, from)).toBe(`FREQ=MONTHLY;BYDAY=${nth}${CODES[number]}`);
        const first = likeliest(text).first(from);
        expect(first >= from && weekdayOf(first) === number && Math.ceil(Number(first.slice(8)) / 7) === nth).toBe(true);
      }),
    );
  });

  it('begins at the first of its days on or after a day', () => {
    assert(
      property(day, weekdays, (from, numbers) => {
        const first = likeliest(`swim every ${numbers.map((number) => NAMES[number]!).join(' and ')}`).first(from);
        expect(first >= from && first < addDays(from, 7) && numbers.includes(weekdayOf(first))).toBe(true);
        for (let earlier = from; earlier < first; earlier = addDays(earlier, 1))
          expect(numbers).not.toContain(weekdayOf(earlier));
      }),
    );
  });

  it('is asked about where it has two meanings', () => {
    for (const text of ['biweekly book club', 'bimonthly newsletter', 'choir every second Friday', 'taxes every year'])
      expect(likeliest(text).answers!.length).toBeGreaterThan(1);
  });

  it('ends after a number of times', () => {
    assert(
      property(integer({ min: 2, max: 12 }), constantFrom('weeks', 'sessions', 'classes'), (count, unit) => {
        const [end] = findRepeatEnds(`yoga every Tuesday for ${count} ${unit}`, TODAY);
        expect(end!.reading.count!({ frequency: 'WEEKLY', interval: 1, days: [] })).toBe(count);
      }),
    );
  });

  it.each([
    ['Six week session, Tuesdays at 6', 6],
    ['a 10-week course, Mondays', 10],
    ['Thirteen weekly sessions beginning January 11', 13],
    ['twenty one weekly sessions starting jan 5', 21],
    ['Thirty-two weekly meetings, Mondays', 32],
    ['weekly for twenty-four weeks', 24],
    ['five weekly meetings mon and wed', 5],
    ['a total of ten weekly lessons', 10],
  ])('ends after the number in its name: %s', (text, count) => {
    const [end] = findRepeatEnds(text, TODAY);
    expect(end!.reading.count!({ frequency: 'WEEKLY', interval: 1, days: [] })).toBe(count);
  });

  it.each([
    'two weekly meetings mon and wed 7pm',
    'three weekly classes Mon, Wed and Fri',
    'last of ten weekly sessions mon 7pm',
    'third of six weekly classes',
    'pay for ten weekly lessons mon',
    'registration for the twelve weekly sessions opens mon',
    'a series of ten weekly workshops',
    'missed two weekly meetings',
  ])('has no end in a number that is not of its times: %s', (text) => {
    expect(findRepeatEnds(text, TODAY)).toEqual([]);
  });

  it.each([
    ['rent on the first every month', 'FREQ=MONTHLY'],
    ['dues on the first every three months', 'FREQ=MONTHLY;INTERVAL=3'],
    ['filter on the 15th every other month', 'FREQ=MONTHLY;INTERVAL=2'],
    ['filter every 3 months on the 15th', 'FREQ=MONTHLY;INTERVAL=3'],
    ['swim sat 9am 6 weeks starting jan 9', 'FREQ=WEEKLY;COUNT=6'],
    ['swim sat 9am for six weeks starting jan 9', 'FREQ=WEEKLY;COUNT=6'],
  ])('is one in other words: %s', (text, rule) => {
    const longest = findRepeats(text).toSorted((a, b) => b.reading.weight - a.reading.weight)[0]!;
    expect(toRruleValue(longest.reading.rule('2027-01-09'))).toBe(rule);
  });

  it.each([
    'leave 12 weeks starting jan 9',
    'camp 6 weeks starting jan 9',
    'dad home sat 2 weeks starting jan 9',
    'sat baby 6 weeks old',
    'checkup mon 6 weeks from today',
    'dentist tue 3 weeks from today',
    'follow up friday three weeks from tomorrow',
    'checkup mon 6 weeks from next friday',
  ])('is none in: %s', (text) => expect(findRepeats(text)).toEqual([]));

  it.each(['last of ten weekly sessions mon 7pm', 'pay for ten weekly lessons mon', 'missed two weekly meetings'])(
    'is not the series that an event is about: %s',
    (text) => {
      expect(findRepeats(text)).toEqual([]);
    },
  );
});
