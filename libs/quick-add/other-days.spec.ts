import fc from 'fast-check';
import { addDays, formatLongDate } from '#libs/contracts';
import { KNOWN } from '../../test/data/phrases';
import { toReading } from '../../test/data/score-phrases';
import { parseQuickAdd } from './parse-quick-add';

const read = (text: string) => {
  const draft = parseQuickAdd(text, KNOWN);
  return { reading: toReading(draft), isAsked: draft.questions.length > 0, date: draft.date };
};

const TODAY = '2026-11-20';
const NAMES = ['Wreath workshop', 'Hearing', 'Soccer clinic', 'Auditions', 'Blood drive', 'Board meeting'];
const names = fc.constantFrom(...NAMES);
const daysAhead = fc.integer({ min: 5, max: 120 }).map((days) => addDays(TODAY, days));

describe('A later sentence', () => {
  /** About something else than the event. */
  const others = fc.constantFrom(
    (day: string) => `Callbacks are posted at noon ${day}.`,
    (day: string) => `Send comments by ${day} to the clerk.`,
    (day: string) => `Gallery stays up until ${day}.`,
    (day: string) => `Payment goes up after ${day}.`,
  );

  it('that says when something else is makes no question', () => {
    fc.assert(
      fc.property(names, daysAhead, daysAhead, others, (name, day, other, toSentence) => {
        fc.pre(day !== other);
        const text = `${name} ${formatLongDate(day)}, 7 pm. ${toSentence(formatLongDate(other))}`;
        expect(read(text)).toMatchObject({ reading: expect.stringContaining(`${name} · ${day} · 19:00`), isAsked: false });
      }),
    );
  });

  it.each([
    ['Hearing Dec 9 at 7 pm. Second hearing Dec 16', 'names a day of its own'],
    ['Exhibit opens Dec 1. Exhibit closes Jan 15', 'speaks of the event'],
    ['Hearing Dec 9 (bring ID!). Hearing Dec 16', 'speaks of the event, behind a bracket'],
    ['The exam is Dec 11 at 8 am. The essay is due Dec 14', 'says that something is on the day'],
    ['Choir concert Dec 5 at 7 pm. Encore concert Dec 6 at 3 pm', 'names a day and an hour'],
  ])('is asked about where it may be the event: %s', (text) => {
    expect(read(text).isAsked).toBe(true);
  });
});

describe('A line of a later thing', () => {
  it.each([
    ['Auditions Jan 3, 2 pm\nShow runs March 5-21', '2027-01-03 · 14:00'],
    ['Auditions Jan 3, 2 pm\nCallbacks Monday, January 4, 6:30 pm', '2027-01-03 · 14:00'],
    ['Camp orientation June 1, 6 pm. Camp runs June 14-18', '2027-06-01 · 18:00'],
    ['Tryouts Nov 30, 5 pm. Season starts Jan 4. Practices are Mondays', '2026-11-30 · 17:00'],
    ['Boat survey Dec 2, 1 pm. Insurance wants it by the 10th', '2026-12-02 · 13:00'],
    ['Carols Dec 20, 4 pm\nParish office 541-555-0133 (M-Th 9-2)', '2026-12-20 · 16:00'],
    ['Jury duty Jan 11, 8:15 am\nCall the juror line after 5 pm the evening before', '2027-01-11 · 08:15'],
    ['Flu shots by appointment Dec 4, 9-12\nOpen enrollment ends Dec 7', '2026-12-04 · 09:00-12:00'],
    ['Board meeting Dec 3\nQuestions: call Bob before 9 pm\n7:30 pm', '2026-12-03 · 19:30'],
  ])('is not the event: %s', (text, reading) => {
    expect(read(text)).toMatchObject({ reading: expect.stringMatching(new RegExp(` · ${reading}$`)), isAsked: false });
  });

  it.each([
    'Auditions Jan 3, 2 pm. Second audition Jan 4, 2 pm',
    'Rehearsal Dec 4, 6 pm. Show is Dec 5 at 7 pm',
    'Lunch Dec 5 at noon\nCall Joe at 3 pm',
    'Pottery class Jan 5, 6 pm. Class runs Jan 5 - Feb 9',
  ])('is asked about where it may be one: %s', (text) => {
    expect(read(text).isAsked).toBe(true);
  });

  it.each([
    ['Callbacks Monday Jan 4, 6:30 pm', '2027-01-04'],
    ['Plumber 541-555-0133 (Tina) Dec 1, 9 am', '2026-12-01'],
  ])('is the event where there is no other: %s', (text, day) => {
    expect(read(text)).toMatchObject({ date: day, isAsked: false });
  });
});

describe('Another date that only counts if the first one fails', () => {
  const leads = [
    ...['Rain date: ', 'Snow date ', 'Weather date: ', 'Back-up date: ', 'Makeup day is ', 'Inclement weather date ', 'Backup: '],
    ...['In case of high wind: ', 'In the event of rain, ', 'If it snows, ', 'If it rains we try again on ', 'Should it storm: '],
    ...['If postponed, ', 'If the weather is bad, come ', 'If rained out: '],
    ...['If the game is canceled, we play ', 'If there is heavy snow, ', 'In case of bad weather ', 'If it’s postponed: '],
  ];
  const fallbacks = fc.oneof(
    fc.tuple(fc.constantFrom('. ', '\n', ', '), fc.constantFrom(...leads)).map(
      ([joint, lead]) =>
        (day: string) =>
          `${joint}${lead}${day}`,
    ),
    fc
      .constantFrom('if it rains', 'in case of snow', 'if necessary')
      .map((condition) => (day: string) => `. ${day} ${condition}`),
  );

  it('makes no question and is in the description', () => {
    fc.assert(
      fc.property(names, daysAhead, fc.integer({ min: 1, max: 9 }), fallbacks, (name, day, later, toFallback) => {
        const other = formatLongDate(addDays(day, later));
        const { questions, date, description } = parseQuickAdd(`${name} ${formatLongDate(day)}, 7 pm${toFallback(other)}`, KNOWN);
        expect({ questions, date, isDescribed: description.includes(other) }).toEqual({
          questions: [],
          date: day,
          isDescribed: true,
        });
      }),
    );
  });

  it.each([
    ['Rain date for the picnic is Sunday Nov 29 at 5 pm', '2026-11-29'],
    ['Make-up exam Dec 4 at 9 am', '2026-12-04'],
    ['Sledding if it snows Sunday at 2 pm', '2026-11-22'],
    ['If it rains we meet in the gym. Game Saturday at 10 am', '2026-11-21'],
    ['Beach walk Saturday at 10 am if the weather is good', '2026-11-21'],
    ['Signup closes Friday. If snow is on the ground, ski day is Saturday at 9 am', '2026-11-21'],
  ])('is the day where there is no other: %s', (text, day) => {
    expect(read(text)).toMatchObject({ date: day, isAsked: false });
  });

  it.each([
    'Picnic Sat Dec 5 at noon. Rain or shine. Sun Dec 6 too',
    'If it snows Saturday, party is Sunday at 2 pm',
    'Picnic Dec 5 at noon. If the weather holds we do it again on Dec 6',
    'Hike Dec 5 9 am, ice storm cleanup Dec 6 9 am',
    'Concert postponed from Dec 5. If you have tickets for the postponed show come Dec 12 at 7 pm',
    'No school Monday. If school is canceled Tuesday, concert moves to Thursday at 7 pm',
    'Volunteer Saturday 9-12 and Sunday 9-12 if needed',
    'Volunteer Saturday 9-12, Sunday 9-12 if necessary',
    'Meeting Dec 1 if needed, Dec 2 for sure at 7 pm',
  ])('is not what only looks like it: %s', (text) => {
    expect(read(text).isAsked).toBe(true);
  });
});

describe('A day that has passed', () => {
  const passedDays = fc.integer({ min: 1, max: 20 }).map((days) => addDays(TODAY, -days));
  const sentences = fc.constantFrom(
    (past: string, event: string) => `Rescheduled from ${past}: ${event}`,
    (past: string, event: string) => `Since the ${past} storm took our roof, ${event}`,
    (past: string, event: string) => `The ${past} meeting had no quorum. ${event}`,
    (past: string, event: string) => `Office called ${past}, ${event}`,
  );

  it('beside a day to come is not that of the event', () => {
    fc.assert(
      fc.property(names, passedDays, daysAhead, sentences, (name, past, day, toText) => {
        const { date, isAsked } = read(toText(formatLongDate(past), `${name} ${formatLongDate(day)}, 7 pm`));
        expect({ date, isAsked }).toEqual({ date: day, isAsked: false });
      }),
    );
  });

  it('begins an event that is under way', () => {
    fc.assert(
      fc.property(names, passedDays, daysAhead, fc.constantFrom(' - ', ' to ', ' through '), (name, from, to, joint) => {
        const text = `${name} ${formatLongDate(from)}${joint}${formatLongDate(to)}`;
        expect(read(text)).toMatchObject({ reading: `${name} · ${from} to ${to}`, isAsked: false });
      }),
    );
  });

  it('begins a series that goes on from today', () => {
    expect(read('Ceramics Mondays Nov 2 through Dec 14 at 7pm')).toEqual({
      reading: 'Ceramics · 2026-11-23 · 19:00 · FREQ=WEEKLY;UNTIL=20261214',
      isAsked: false,
      date: '2026-11-23',
    });
  });

  it.each(['Book club Nov 17 7pm', 'sale Nov 16 - Nov 18', 'lunch nov 18 or nov 19 noon'])('is asked about alone: %s', (text) => {
    expect(read(text).isAsked).toBe(true);
  });
});

describe('A sentence that begins with “no”', () => {
  it.each(['No refunds after Jan 2', 'No cancellations after January 5', 'No changes by Jan 30'])(
    'makes no exception: %s',
    (rule) => {
      expect(read(`Swim lessons Saturdays 9-10 am, Jan 9 through Feb 27. ${rule}.`)).toMatchObject({ isAsked: false });
    },
  );

  it('makes one of a day without the event', () => {
    expect(read('Swim lessons Saturdays 9-10 am, Jan 9 through Feb 27. No lessons Jan 30.').isAsked).toBe(true);
  });
});

describe('What stands for the event', () => {
  it.each([
    'PTA meeting Dec 8 7pm. It has been rescheduled for Dec 15.',
    'Book sale Dec 5 9am. It continues through Dec 12.',
    'Concert Dec 5 at 7 pm. The concert now starts at 8 pm.',
    'Meeting Dec 4 6pm. New time: 7pm',
    'Play Dec 5 at 2 pm. There is also an 8 pm show.',
    'Gala Nov 14 at 7 pm at Elks Lodge, planning meeting Dec 3',
    'Reunion Nov 12 - Nov 14, 2027',
    'Basketball Tuesdays 6pm, no game until Jan 5',
  ])('is asked about: %s', (text) => {
    expect(read(text).isAsked).toBe(true);
  });
});

describe('A week in a later sentence', () => {
  it.each([
    ['Bingo every Friday at 6:30 pm. Jackpot this week $900', 'Bingo · 2026-11-20 · 18:30 · FREQ=WEEKLY'],
    ['Story hour Wednesdays at 10:30 am. Mittens for the week of Dec 14', 'Story hour · 2026-11-25 · 10:30 · FREQ=WEEKLY'],
    ['Chess club Tuesdays 4 pm. Next week we meet upstairs', 'Chess club · 2026-11-24 · 16:00 · FREQ=WEEKLY'],
  ])('ends no series: %s', (text, reading) => {
    expect(read(text).reading).toBe(reading);
  });

  it.each([
    ['Art class every Monday at 4pm. It starts the week of Jan 4.', 'Art class · 2027-01-04'],
    ['Bingo every Friday at 7pm. We finish up next week.', 'UNTIL=20261127'],
  ])('bounds one where it says so: %s', (text, reading) => {
    expect(read(text).reading).toContain(reading);
  });

  it('of the same sentence does', () => {
    expect(read('swim practice every day next week at 6am').reading).toContain('UNTIL=');
  });
});

describe('A number before a weekday and a part of the day', () => {
  it.each([
    [
      'Grief group, six Wednesday evenings beginning January 6, 7 pm',
      'Grief group · 2027-01-06 · 19:00 · FREQ=WEEKLY;UNTIL=20270210',
    ],
    ['Pottery in Room 6 Monday evenings at 7', 'Pottery · 2026-11-23 · 19:00 · @Room 6 · FREQ=WEEKLY'],
    ['Adults over 60 Tuesday mornings 9am', 'Adults over 60 · 2026-11-24 · 09:00 · FREQ=WEEKLY'],
    ['Yoga at 7 Wednesday evenings', 'Yoga · 2026-11-25 · 19:00 · FREQ=WEEKLY'],
  ])('counts the series at the beginning of a clause only: %s', (text, reading) => {
    expect(read(text).reading).toBe(reading);
  });
});
