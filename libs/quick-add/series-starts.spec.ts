import fc from 'fast-check';
import { addDays, type Day, daysBetween, formatLongDate } from '#libs/contracts';
import { KNOWN } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';

const TODAY = '2026-11-20';

const read = (text: string) => {
  const { date, endDate, startTime, recurrence, questions } = parseQuickAdd(text, KNOWN);
  return { date, endDate, startTime, recurrence, asked: questions.map(({ question }) => question) };
};

const frequencies = fc.constantFrom('daily', 'weekly', 'monthly');
const owners = fc.constantFrom('Our', 'Their', 'A', 'We have a', 'Join our', 'Grange:', 'The library’s', "Elks'");
const things = fc.constantFrom(
  'yoga class',
  'knitting circle',
  'grief group',
  'soup lunch',
  'film series',
  'craft fair',
  'book club',
);
const starts = fc.constantFrom(
  ...[' starts', ' begins', ' starting', ', starting', ' beginning', ' from', ' opens', ' resumes', ' returns', ' returns on'],
  ...[' starts again on', ' kicks off', ' is back', ', first one', ', first session:', ' resumes for the winter on'],
);
const dates = fc.integer({ min: 5, max: 200 }).map((ahead) => addDays(TODAY, ahead));
const hours = fc.constantFrom(' at 6pm', ', 6 pm', ' 6:00 p.m.');

/** 'January 5', 'Jan 5', 'Tuesday, January 5' */
const said = (date: Day, form: 'full' | 'short' | 'weekday'): string => {
  const long = formatLongDate(date);
  const [weekday, day] = [long.slice(0, long.indexOf(',')), long.replace(/^\w+, /, '')];
  if (form === 'weekday') return `${weekday}, ${day.replace(/, \d{4}$/, '')}`;
  const full = day.replace(/, \d{4}$/, '');
  return form === 'full' ? full : full.replace(/^(\w{3})\w*/, '$1');
};
const forms = fc.constantFrom('full', 'short', 'weekday');

const nthDays = fc.record({ owner: owners, frequency: frequencies, thing: things, date: dates, form: forms, hour: hours });

describe('A series with an article and a date', () => {
  it('starts on the date where the line says so', () => {
    fc.assert(
      fc.property(nthDays, starts, ({ owner, frequency, thing, date, form, hour }, start) => {
        const line = `${owner} ${frequency} ${thing}${start} ${said(date, form)}${hour}`;
        const recurrence = `FREQ=${frequency.toUpperCase()}`;
        expect({ line, ...read(line) }).toEqual({ line, date, endDate: null, startTime: '18:00', recurrence, asked: [] });
      }),
    );
  });

  it('runs from its first to its last date', () => {
    fc.assert(
      fc.property(nthDays, fc.constantFrom(' runs', ',', ''), fc.constantFrom('to', 'through'), (parts, runs, to) => {
        const { owner, frequency, thing, date, hour } = parts;
        const last = addDays(date, 65);
        const line = `${owner} ${frequency} ${thing}${runs} ${said(date, 'short')} ${to} ${said(last, 'short')}${hour}`;
        const until = `FREQ=${frequency.toUpperCase()};UNTIL=${last.replaceAll('-', '')}`;
        expect({ line, ...read(line) }).toMatchObject({ line, date, endDate: null, startTime: '18:00', recurrence: until });
      }),
    );
  });

  it('is on that one date without such words, also with its weekday', () => {
    fc.assert(
      fc.property(nthDays, fc.constantFrom(' is', ' is on', ' on', ','), ({ owner, frequency, thing, date, form, hour }, is) => {
        fc.pre(daysBetween(TODAY, date) > 7);
        const line = `${owner} ${frequency} ${thing}${is} ${said(date, form)}${hour}`;
        expect({ line, ...read(line) }).toEqual({ line, date, endDate: null, startTime: '18:00', recurrence: null, asked: [] });
      }),
    );
  });

  it.each(['Registration for our weekly class opens Jan 5 at 6pm', 'Sign-ups for the monthly hike start January 5 at 6 pm'])(
    'does not start when one may sign up: %s',
    (line) => expect(read(line).recurrence).toBeNull(),
  );

  it.each([
    'Our monthly book sale from Dec 3 to Dec 5, 9am-4pm',
    'Our weekly dinner begins with a prayer Dec 2 at 6pm',
    'Our monthly lunch starts at noon Dec 9',
  ])('is on that one date where it only lasts or begins then: %s', (line) => expect(read(line).recurrence).toBeNull());
});
