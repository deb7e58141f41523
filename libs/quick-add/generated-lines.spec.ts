import fc from 'fast-check';
import { addDays, type Day, formatLongDate, weekdayOf } from '#libs/contracts';
import { KNOWN } from '../../test/data/phrases';
import { answersOf, findLostWords } from '../../test/data/score-phrases';
import { findCandidates } from './find-candidates';
import { parseQuickAdd } from './parse-quick-add';

const TODAY = '2026-11-20';

type Piece = Readonly<{ text: string }>;
type DayPiece = Piece & Readonly<{ date: Day }>;
type HourPiece = Piece & Readonly<{ startTime: string; endTime: string | null }>;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const dates = fc.integer({ min: 2, max: 200 }).map((ahead) => addDays(TODAY, ahead));

const dayPieces: fc.Arbitrary<DayPiece> = fc.oneof(
  dates.map((date) => ({ text: formatLongDate(date).replace(/^\w+, /, ''), date })),
  dates.map((date) => ({ text: formatLongDate(date), date })),
  dates.map((date) => ({ text: `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${date.slice(2, 4)}`, date })),
  dates.map((date) => ({ text: date, date })),
  fc.integer({ min: 1, max: 6 }).map((ahead) => {
    const date = addDays(TODAY, ahead);
    return { text: WEEKDAYS[weekdayOf(date)]!, date };
  }),
  fc.constantFrom(
    { text: 'tomorrow', date: '2026-11-21' },
    { text: 'tmrw', date: '2026-11-21' },
    { text: 'in 3 weeks', date: '2026-12-11' },
  ),
);

const two = (n: number) => String(n).padStart(2, '0');
const toTime = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const toClock = (minute: number) => {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `${hour % 12 || 12}${rest ? `:${two(rest)}` : ''}${hour < 12 ? 'am' : 'pm'}`;
};

const hourPieces: fc.Arbitrary<HourPiece> = fc
  .record({
    start: fc.integer({ min: 12, max: 90 }),
    length: fc.option(fc.integer({ min: 1, max: 5 })),
    lead: fc.constantFrom('', 'at '),
  })
  .map(({ start, length, lead }) => {
    const [from, to] = [start * 15, length === null ? null : start * 15 + length * 15];
    if (to === null) return { text: `${lead}${toClock(from)}`, startTime: toTime(from), endTime: null };
    return { text: `${toClock(from)}-${toClock(to)}`, startTime: toTime(from), endTime: toTime(to) };
  });

const names = fc.constantFrom(
  'garden club',
  'soccer sign-up',
  'dinner with Tom',
  'book swap',
  'Zoom w/ accountant',
  'vet appt',
  'grade 5 play',
  'buy 2 tickets',
  'room 12 party',
);
const placePieces = fc.option(fc.constantFrom(...KNOWN.places.map(({ name }) => name)));
const categoryPieces = fc.option(fc.constantFrom(...KNOWN.categories));

const lines = fc
  .record({
    name: names,
    day: dayPieces,
    hour: hourPieces,
    place: placePieces,
    category: categoryPieces,
    order: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ name, day, hour, place, category, order }) => {
    const where = place && `at ${place.replace(/,.*/, '')}`;
    const tag = category && `#${category}`;
    const orders = [
      [name, day.text, hour.text, where, tag],
      [day.text, hour.text, name, where, tag],
      [name, where, day.text, hour.text, tag],
      [hour.text, day.text, name, where, tag],
    ];
    return { text: orders[order]!.filter(Boolean).join(' '), name, day, hour, place, category };
  });

describe('A line of a name, a day, an hour, a place and a category', () => {
  it('is understood, or asked about with the right answer among the choices', () => {
    fc.assert(
      fc.property(lines, ({ text, name, day, hour, place, category }) => {
        const draft = parseQuickAdd(text, KNOWN);
        const wanted = { name, date: day.date, startTime: hour.startTime, endTime: hour.endTime, location: place, category };
        const answers = draft.questions.length > 0 ? answersOf(draft) : [draft];
        expect(
          answers.map(({ name: said, date, startTime, endTime, location, category: own }) => ({
            name: said,
            date,
            startTime,
            endTime,
            location,
            category: own,
          })),
        ).toContainEqual(wanted);
      }),
      { numRuns: 500 },
    );
  });

  it('loses no word: each is in a part, in the name or in the description', () => {
    fc.assert(
      fc.property(lines, ({ text }) => expect(findLostWords(text, parseQuickAdd(text, KNOWN))).toEqual([])),
      { numRuns: 500 },
    );
  });
});

/** Clauses of mails and flyers that say nothing of when the event is. */
const asides = fc.constantFrom(
  'Call 856-555-0117 after 5 PM',
  'Office hours Mon-Fri 9-4',
  'Questions? Email pat@example.org',
  'Rain date Apr 29',
  'Thanks, Karen',
  'All are welcome',
  'Tickets $12 at the door',
  'Bring a dish to share',
);

const eventNames = fc.constantFrom(
  'Handbell concert',
  'Seed swap',
  'Chili cook-off',
  'Blood drive',
  'Annual meeting',
  'Story walk',
);

const pastedTexts = fc
  .record({
    greeting: fc.constantFrom('', 'Hi all, ', 'Dear neighbors, ', 'SAVE THE DATE: ', 'Fwd: '),
    name: eventNames,
    day: dates.map((date) => ({ text: formatLongDate(date), date })),
    hour: hourPieces.map(({ text, ...times }) => ({ text: text.replace(/^at /, ''), ...times })),
    asides: fc.uniqueArray(asides, { maxLength: 3 }),
    isDayFirst: fc.boolean(),
    joint: fc.constantFrom(', ', ' • ', ' | ', ' – '),
    stop: fc.constantFrom('. ', ' • ', ' | ', '; '),
  })
  .map(({ greeting, name, day, hour, asides, isDayFirst, joint, stop }) => {
    const when = `${day.text}${joint === ', ' ? ', ' : joint}${hour.text}`;
    const event = isDayFirst ? [when, name] : [name, when];
    return { name, day, hour, event: `${greeting}${event.join(joint)}`, rest: asides.map((one) => `${stop}${one}`).join('') };
  });

const readings = (text: string) => {
  const draft = parseQuickAdd(text, KNOWN);
  return { draft, answers: draft.questions.length > 0 ? answersOf(draft) : [draft] };
};

describe('A pasted text', () => {
  it('is the event of its day and hour, whatever else it says', () => {
    fc.assert(
      fc.property(pastedTexts, ({ event, rest, name, day, hour }) => {
        const { draft, answers } = readings(`${event}${rest}`);
        expect(findLostWords(`${event}${rest}`, draft)).toEqual([]);
        expect(
          answers.map(({ name: said, date, startTime, endTime }) => [said.includes(name), date, startTime, endTime]),
        ).toContainEqual([true, day.date, hour.startTime, hour.endTime]);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, (other: string) => string, 'before' | 'behind']>([
    ['a second time', (other) => `. Also ${other}`, 'behind'],
    ['something else', (other) => `. Dress rehearsal ${other}`, 'behind'],
    ['a deadline before it', (other) => `RSVP by ${other}. `, 'before'],
    ['the sale of tickets before it', (other) => `Tickets on sale ${other} for the `, 'before'],
  ])('with another day is asked about, and offers both: %s', (_, withOther, side) => {
    fc.assert(
      fc.property(pastedTexts, dates, ({ event, rest, day }, other) => {
        fc.pre(other !== day.date);
        const said = withOther(formatLongDate(other));
        const { draft, answers } = readings(side === 'before' ? `${said}${event}${rest}` : `${event}${said}${rest}`);
        expect(draft.questions).not.toEqual([]);
        expect(answers.map(({ date }) => date)).toEqual(expect.arrayContaining([day.date, other]));
      }),
    );
  });

  it('with a deadline behind it is not asked about that day', () => {
    fc.assert(
      fc.property(pastedTexts, fc.integer({ min: 1, max: 20 }), ({ event, day }, before) => {
        const deadline = addDays(day.date, -before);
        fc.pre(deadline > TODAY);
        const draft = parseQuickAdd(`${event}. RSVP by ${formatLongDate(deadline)}`, KNOWN);
        expect(draft.date).toBe(day.date);
        expect(draft.questions.flatMap(({ choices }) => choices.map(({ sets }) => sets.date))).not.toContain(deadline);
      }),
    );
  });

  it('with doors and a show begins with the show', () => {
    fc.assert(
      fc.property(pastedTexts, fc.integer({ min: 60, max: 80 }), ({ name, day }, quarter) => {
        const [doors, show] = [quarter * 15, quarter * 15 + 60];
        const { draft } = readings(`${name}, ${day.text}, doors ${toClock(doors)}, show ${toClock(show)}`);
        expect(draft.startTime).toBe(toTime(show));
      }),
    );
  });
});

/** Words of days, hours, series and names in any order, as nobody says them. */
const WORDS = [
  ...[
    'dinner',
    'with',
    'Anne',
    'at',
    '@',
    'on',
    'by',
    'until',
    'every',
    'other',
    'first',
    'of',
    'the',
    'month',
    'next',
    'last',
    'weekend',
  ],
  ...[
    'friday',
    'sat',
    'tuesdays',
    'dec 12',
    '12/3',
    'tomorrow',
    'the 5th',
    'june',
    'thanksgiving',
    '7',
    '7-9pm',
    '10-2',
    'noon',
    'half',
    'past',
  ],
  ...[
    'for',
    '2 hours',
    'Town Hall',
    'library',
    '#Family',
    ',',
    '.',
    'and',
    'or',
    'no wait',
    'in the morning',
    'weekly',
    'starting',
    'When:',
    'Hi team',
  ],
];

describe('Whatever words stand in a line', () => {
  it('are each in a part, in the name or in the description', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }), (words) => {
        const text = words.join(' ');
        expect(findLostWords(text, parseQuickAdd(text, KNOWN))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('A text of 500 characters', () => {
  it('has a bounded number of days, whatever it repeats', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }), (words) => {
        const text = `${words.join(' ')} `.repeat(250).slice(0, 500);
        const { days } = findCandidates(text, { today: TODAY, minuteOfDay: 720, town: KNOWN.town, places: KNOWN.places });
        expect(days.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('A day, a count or a duration that no calendar holds', () => {
  const figures = fc.oneof(
    fc
      .tuple(fc.integer({ min: 13, max: 99 }), fc.integer({ min: 32, max: 99 }))
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => `${a}/${b}`),
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), fc.integer({ min: 2200, max: 9999 }))
      .map((date) => date.join('/')),
    fc.integer({ min: 32, max: 99 }).map((day) => `dec ${day}`),
  );
  const counts = fc.oneof(
    fc.integer({ min: 1_000, max: 999_999_999 }).map(String),
    fc.constantFrom('two hundred', 'nine thousand'),
  );
  const units = fc.constantFrom('days', 'weeks', 'months', 'fridays');

  it.each([
    ['a day in figures', figures.map((figure) => `dinner ${figure} 6pm`)],
    ['a count from today', fc.tuple(counts, units).map(([count, unit]) => `party ${count} ${unit} from today`)],
    ['the length of a series', counts.map((count) => `stretching every day for ${count} weeks`)],
    ['a duration', fc.integer({ min: 24, max: 999_999_999 }).map((hours) => `fast for ${hours} hours sat 6pm`)],
  ])('is asked about: %s', (_, texts) => {
    fc.assert(fc.property(texts, (text) => expect(parseQuickAdd(text, KNOWN).questions).not.toEqual([])));
  });

  it('is not asked about where it is none', () => {
    expect(parseQuickAdd('50/50 raffle sat 6pm', KNOWN)).toMatchObject({ name: '50/50 raffle', questions: [] });
    expect(parseQuickAdd('party twenty weeks from today', KNOWN)).toMatchObject({ date: '2027-04-09', questions: [] });
  });
});
