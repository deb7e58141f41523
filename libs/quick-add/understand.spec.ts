import fc from 'fast-check';
import { type EventDraft, isDay, parseRecurrence } from '#libs/contracts';
import { HELD_OUT, KNOWN, PHRASES, SECOND_HAND } from '../../test/data/phrases';
import { parseQuickAdd } from './parse-quick-add';
import { WHICH_HALF } from './read-cover';

const told = (text: string) => summary(parseQuickAdd(text, KNOWN));

const summary = (draft: EventDraft): string => {
  const { name, date, endDate, startTime, endTime, location, category, recurrence, description, questions } = draft;
  const words = [
    name,
    date && [date, endDate].filter(Boolean).join(' to '),
    startTime && [startTime, endTime].filter(Boolean).join('-'),
    location && `@${location}`,
    category && `#${category}`,
    recurrence,
    description && `"${description}"`,
    ...questions.map(({ question }) => `? ${question}`),
  ];
  return words.filter(Boolean).join(' · ');
};

describe('What residents type', () => {
  it('is at least 250 phrases', () => {
    expect(new Set(PHRASES.map(([text]) => text)).size).toBeGreaterThanOrEqual(250);
  });

  it.each([...PHRASES, ...HELD_OUT])('is understood: %s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it('names a place whose rooms are known, without a question', () => {
    const places = ['library room', 'main hall'].map((room) => ({ name: `Grange Hall, ${room}`, address: '14 Mill Road' }));
    const { location, address, questions } = parseQuickAdd('bake sale Dec 12 9am at the Grange Hall', { ...KNOWN, places });
    expect([location, address, questions]).toEqual(['Grange Hall', '14 Mill Road', []]);
  });

  it.each(['barn', 'garage', 'house', 'backyard'])('is at the %s of a relative', (kind) => {
    const { name, location } = parseQuickAdd(`meeting at cousin Ed's ${kind} sat 7pm`, KNOWN);
    expect([name, location]).toEqual(['meeting', `cousin Ed's ${kind}`]);
  });

  it('may be a word that every object knows', () => {
    expect(parseQuickAdd('constructor training friday 7pm', KNOWN).name).toBe('constructor training');
  });
});

describe('A mail in one line', () => {
  it.each([
    ['Hi team, When: Dec 5 2pm Where: Grange SAVE THE DATE book club', 'book club · 2026-12-05 · 14:00 · @Grange · "Hi team"'],
    [
      'save the date: fall gala When: Dec 5 6pm Where: Grange All are welcome',
      'fall gala All are welcome · 2026-12-05 · 18:00 · @Grange',
    ],
  ])('is named after the event: %s', (text, expected) => expect(told(text)).toBe(expected));
});

describe('An hour', () => {
  const askedOf = (text: string) =>
    parseQuickAdd(text, KNOWN).questions.map(({ question, choices }) =>
      [question, ...choices.map(({ label }) => label)].join(' '),
    );

  it.each([
    ['dinner at 6 or 7 sat', 'At what time is it? 6:00 PM 7:00 PM'],
    ['dinner 6 or 7pm sat', 'At what time is it? 7:00 PM 6:00 PM'],
    ['pick up kids after school tue', 'At what time is it?'],
    ['drinks after work tue', 'At what time is it?'],
    ['mon nights thru june 14 choir', 'At what time is it?'],
    ['meeting 7-9 tomorrow', 'Is that in the morning or in the evening? 7:00 PM – 9:00 PM 7:00 AM – 9:00 AM'],
  ])('that is open is asked about: %s', (text, question) => expect(askedOf(text)).toEqual([question]));

  it.each([
    ['meeting 9-11 tomorrow', 'meeting · 2026-11-21 · 09:00-11:00'],
    ['SAT 630PM concert', 'concert · 2026-11-21 · 18:30'],
    ['tax day meeting 3pm', 'tax day meeting · 2027-04-15 · 15:00'],
    ['after school club tue', 'after school club · 2026-11-24'],
  ])('that is clear is not asked about: %s', (text, expected) => expect(told(text)).toBe(expected));
});

describe('An hour without am or pm', () => {
  const usual: readonly (readonly [
    half: 'morning' | 'evening',
    events: readonly string[],
    days: readonly string[],
    hours: readonly string[],
  ])[] = [
    ['morning', ['jury duty', 'call plumber', 'dr ortiz', 'staff mtg'], ['mon', 'dec 3'], ['8', '8:30', '9:15']],
    ['morning', ['swim lessons', 'hike', 'wrestling meet'], ['sat', 'dec 5'], ['8', '8:45', '9:30']],
    ['evening', ['cub scouts', 'open house', 'babysitter', 'math tutor'], ['tues', 'sat'], ['6', '6:30', '7']],
    [
      'evening',
      ['choir', 'school board', 'band boosters', 'garden club', 'pottery class'],
      ['mon', 'dec 3'],
      ['6:30', '7', '7:30'],
    ],
    ['evening', ['practice', 'basketball', 'soccer practice', 'karate'], ['wed', 'dec 3', 'mon wed'], ['5', '5:45', '6:30']],
  ];

  it('is that of the half of the day in which such events are', () => {
    for (const [half, events, days, hours] of usual)
      for (const event of events)
        for (const day of days)
          for (const hour of hours) {
            const { startTime, questions } = parseQuickAdd(`${event} ${day} ${hour}`, KNOWN);
            const isMorning = startTime !== null && startTime < '12:00';
            expect([event, day, hour, questions, isMorning]).toEqual([event, day, hour, [], half === 'morning']);
          }
  });

  it.each([
    'swim practice tues 5:30',
    'hockey practice mon 6',
    'hockey game sat 9',
    'run sat 7',
    'call aunt jo mon 9',
    'yoga class tues 6',
    'oppenheimer sat 9',
    'rec basketball mon 9',
    'friends over sat 9',
    'youth group ski trip sat 6',
    'choir tour leaves dec 4 6',
    'babysit grandkids mon 7',
    'garage sale committee tues 7',
  ])('that is usual in both is asked about: %s', (text) =>
    expect(parseQuickAdd(text, KNOWN).questions.map(({ question }) => question)).toEqual([WHICH_HALF]),
  );
});

describe('What residents type, by a second hand', () => {
  const differing = SECOND_HAND.filter(([text, expected]) => told(text) !== expected);
  const when = (text: string) => text.split(' · ').filter((part) => /^(?:\d{4}-\d\d-|\d\d:\d\d|FREQ=|\?)/.test(part));

  it('is at least 150 phrases more', () => {
    const known = new Set([...PHRASES, ...HELD_OUT].map(([text]) => text));
    expect(new Set(SECOND_HAND.map(([text]) => text).filter((text) => !known.has(text))).size).toBeGreaterThanOrEqual(150);
  });

  it('is understood exactly in 95 of 100', () => {
    const most = Math.floor(SECOND_HAND.length * 0.05);
    expect(differing.slice(most).map(([text]) => [text, told(text)])).toEqual([]);
  });

  it('is never taken as sure on another day, at another hour or in another rhythm', () => {
    const silent = differing.filter(([text]) => parseQuickAdd(text, KNOWN).questions.length === 0);
    expect(silent.map(([text]) => [text, when(told(text))])).toEqual(silent.map(([text, expected]) => [text, when(expected)]));
  });
});

const PIECES = [
  ...[
    'dinner',
    'Room',
    'buy',
    'tickets',
    'with Anne',
    '5k',
    'ages',
    'SAT',
    'may',
    'March',
    'the',
    'at',
    '@',
    'on',
    'by',
    '#',
    '#Family',
  ],
  ...[
    'tue',
    'friday',
    'next',
    'last',
    'this',
    'weekend',
    'every',
    'every other',
    'first',
    'of the month',
    'weekly',
    'until',
    'for 6 weeks',
  ],
  ...[
    'dec 12',
    '12/3',
    'feb 30',
    '2026-12-03',
    'tomorrow',
    'tonight',
    'in two weeks',
    'yesterday',
    'the 31st',
    'june',
    '0/0',
    '99/99',
  ],
  ...[
    '7',
    '7-9pm',
    '10-2',
    'noon',
    'midnight',
    '25:00',
    '3pm',
    'for 2 hours',
    'at 16 E. Main Street',
    'library',
    'Town Hall',
    ',',
    '.',
    '-',
    '\n',
  ],
];

const texts = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((words) => words.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(...PHRASES, ...SECOND_HAND).map(([text]) => text.toUpperCase()),
);

describe('Whatever is typed', () => {
  it('comes to a draft that can be kept, whose parts lie in the text, one behind the other', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const draft = parseQuickAdd(text, KNOWN);
        const { date, endDate, startTime, endTime, recurrence, parts, name } = draft;
        for (const day of [date, endDate]) expect(day === null || isDay(day)).toBe(true);
        for (const time of [startTime, endTime]) expect(time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)).toBe(true);
        expect(recurrence === null || parseRecurrence(recurrence) !== null).toBe(true);
        expect(endDate === null || (date !== null && endDate > date)).toBe(true);
        expect(endTime === null || startTime !== null).toBe(true);
        expect(name).toBe(name.trim());
        let last = 0;
        for (const { from, to } of parts) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          last = to;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2_000 },
    );
  });

  it('says the same each time', () => {
    fc.assert(fc.property(texts, (text) => expect(parseQuickAdd(text, KNOWN)).toEqual(parseQuickAdd(text, KNOWN))));
  });

  it('asks about each event that is over', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { date, endDate, questions } = parseQuickAdd(text, KNOWN);
        if (date && (endDate ?? date) < '2026-11-20') expect(questions).not.toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('loses no word: what was not understood is in the name or the description', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PHRASES, ...HELD_OUT, ...SECOND_HAND), ([text]) => {
        const { name, description, parts, other } = parseQuickAdd(text, KNOWN);
        const left = parts
          .filter(({ kind }) => kind !== 'Name')
          .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
        for (const word of left.match(/[\p{L}\d]{4,}/gu) ?? []) {
          if (!/^(?:from|starting|until|through|thru|sometime|remind|call)$/i.test(word))
            expect(`${name} ${description} ${other?.name}`).toContain(word);
        }
      }),
    );
  });
});

describe('The zone of the host', () => {
  it.each(['UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati'])('changes nothing in %s', (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      for (const [text, expected] of PHRASES) expect([text, told(text)]).toEqual([text, expected]);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});
