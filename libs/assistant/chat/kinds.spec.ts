import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Canal lowered', date: '2026-11-16', endDate: '2026-12-04', description: 'The footpath is closed between the mills.' },
  { name: 'Heron walk', ...at('2026-11-27', '10:00', '12:00'), location: 'Footpath trailhead' },
  { name: 'The Lantern', ...at('2026-11-21', '19:00', '21:00'), location: 'High School', description: 'A play in two acts.' },
  { name: 'The Lantern', ...at('2026-11-22', '14:00', '16:00'), location: 'High School', description: 'A play in two acts.' },
  { name: 'Holly fair', ...at('2026-11-21', '09:00', '14:00'), location: 'Grange Hall', description: 'Wreaths and jams.' },
  { name: 'Health fair', ...at('2026-11-23', '09:00', '14:00'), location: 'Rec Center' },
  { name: 'Story time', ...at('2026-12-03', '10:30', '11:15'), location: 'Library', description: 'Stories and a craft.' },
  { ...at('2026-12-10', '10:30', '11:15'), name: 'Story time', location: 'Library', status: 'cancelled' },
  { name: 'Story time', ...at('2026-12-17', '10:30', '11:15'), location: 'Library', description: 'Stories and a craft.' },
  { name: 'Lego club', ...at('2026-11-21', '14:00', '15:30'), location: 'Library', description: 'Ages 5 to 10.' },
  { name: 'Lego club', ...at('2026-12-05', '14:00', '15:30'), location: 'Library', description: 'Ages 5 to 10.' },
  { name: 'Winter market', ...at('2026-11-21', '10:00', '13:00'), location: 'Old Mill' },
  { name: 'Winter market', ...at('2026-12-05', '10:00', '13:00'), location: 'Old Mill' },
  { name: 'Bonfire on the common', ...at('2026-12-06', '17:00', '18:00'), location: 'Town common' },
  { name: 'Tree sale', ...at('2026-11-27', '10:00', '19:00'), location: 'Town common' },
  { name: 'Tree collection', date: '2027-01-04' },
  { name: 'A Christmas Carol', ...at('2026-12-11', '19:30', '21:30'), organization: 'Bobbin Playhouse', location: 'Playhouse' },
  { name: 'Band concert', ...at('2026-12-16', '19:00', '20:00'), organization: 'Riverton High School' },
  { name: 'Select Board meeting', ...at('2026-11-23', '18:30', '21:00'), organization: 'Riverton' },
  { name: 'Annual Town Meeting', ...at('2027-05-03', '19:00', '22:00'), organization: 'Riverton' },
  { name: 'No school: winter recess', date: '2026-12-24', endDate: '2027-01-01', organization: 'Riverton Public Schools' },
  { name: 'No school: spring vacation', date: '2027-04-19', endDate: '2027-04-23', organization: 'Riverton Public Schools' },
  { name: 'Uphill', ...at('2026-12-18', '19:00', '21:00'), location: 'High School', description: 'The winter musical.' },
  { name: 'Scout tree lot', ...at('2026-11-28', '10:00', '20:00'), organization: 'Troop 12' },
  { name: 'Medicare clinic', ...at('2026-12-02', '09:00', '12:00'), description: 'Compare plans with a counselor.' },
  { name: 'Watercolor for beginners', ...at('2026-12-07', '18:00', '20:00') },
  { name: 'Art walk', ...at('2026-12-04', '17:00', '20:00') },
  { name: 'Leaf haul', ...at('2026-11-24', '08:00', '16:00') },
  { name: 'Bus trip to the falls', ...at('2026-12-09', '15:00', '20:00'), location: 'Leaves from the Rec Center' },
  {
    name: 'Zoning open house',
    ...at('2026-11-30', '18:00', '19:30'),
    location: 'Maple Hall',
    description: 'Maps of Maple Hill.',
  },
  { name: 'Zoning open house', ...at('2026-12-03', '18:00', '19:30'), location: 'Elm Hall', description: 'Maps of Maple Hill.' },
  { name: 'Otter New Year', ...at('2026-12-12', '18:00', '20:00'), location: 'Old Mill' },
  { name: 'Coat swap', ...at('2026-12-14', '18:00', '20:00'), description: 'Otter interpreters help.' },
  { name: 'Fish fry', ...at('2026-12-11', '16:00', '19:00'), description: 'Whiting or cod, $12.' },
];

const TOWN = townOf(EVENTS);

const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

describe('A kind of events', () => {
  it.each<[string, string[]]>([
    ['any craft fairs before christmas', ['11-21 Holly fair']],
    ['craft fairs', ['11-21 Holly fair']],
    ['is there a play this weekend / when is the last show', ['11-22 The Lantern']],
    ['when is town meeting', ['05-03 Annual Town Meeting']],
    ['where can we buy a tree', ['11-27 Tree sale']],
    ['any holiday concerts', ['12-16 Band concert']],
    ['is the footpath open', ['11-16 Canal lowered']],
    ["what's on saturday / what time is the lego thing", ['11-21 Lego club']],
    ['when is the next winter market / is it still on the common', ['11-21 Winter market']],
    ['whens the next story time / and the week after that', ['12-10 Story time']],
    ['whens the next story time / and the following week', ['12-10 Story time']],
    ['is there a musical', ['12-18 Uphill']],
    ['the musical this year', ['12-18 Uphill']],
    ['when do the scouts start selling trees', ['11-28 Scout tree lot']],
    ['when do the boy scouts sell trees', ['11-28 Scout tree lot']],
    ['i need help picking a medicare plan', ['12-02 Medicare clinic']],
    ['art classes', ['12-07 Watercolor for beginners']],
    ['stamp collecting club', []],
    ['leaves', ['11-24 Leaf haul']],
    ['when are the zoning meetings for maple', ['11-30 Zoning open house', '12-03 Zoning open house']],
    ['where is otter new year', ['12-12 Otter New Year']],
    ['white fish', ['12-11 Fish fry']],
    ['anything whiting', ['12-11 Fish fry']],
    ['white supper', []],
  ])('%s', (turns, names) => expect(named(turns)).toEqual(names));

  const SEASONS = { christmas: '12-24', winter: '12-24', holiday: '12-24', spring: '04-19' } as const;

  it.each(Object.entries(SEASONS))('a break by any name: %s', (season, day) => {
    for (const name of ['break', 'recess', 'vacation'])
      for (const lead of ['when is', 'when does school get out for', 'when do the kids get out for', 'when does'])
        expect([`${lead} ${season} ${name}`, named(`${lead} ${season} ${name}${lead === 'when does' ? ' start' : ''}`)]).toEqual([
          `${lead} ${season} ${name}`,
          [expect.stringContaining(`${day} No school`)],
        ]);
  });

  it.each(['sale', 'lot', 'farm'])('trees that are asked about by a pronoun, after where they are sold: %s', (sale) => {
    const events = [
      {
        name: `Troop 12 Christmas tree ${sale}`,
        ...at('2026-11-27', '10:00', '20:00'),
        description: 'Open until they are gone.',
      },
      { name: 'Food box pickup', ...at('2026-11-28', '10:00', '12:00') },
      { name: 'Christmas tree pickup', ...at('2027-01-09', '08:00', '14:00') },
    ];
    const ask = (question: string) => namesIn(askInTurn(['where can i buy a christmas tree', question], townOf(events)), events);
    for (const question of [
      'does anybody pick them up',
      'who picks them up after the holidays',
      'will they pick it up in january',
    ])
      expect([question, ask(question)]).toEqual([question, ['01-09 Christmas tree pickup']]);
    expect(ask('how late are they open')).toEqual([`11-27 ${events[0]!.name}`]);
  });
});

describe('Music that no title calls so', () => {
  const town = (texts: readonly string[]) =>
    texts.map((description, nth) => ({
      ...{ name: `Ada Wren and her ${nth + 2} Cousins`, category: 'Music', description, location: 'Grange Hall' },
      ...at('2026-11-20', '20:00', '23:00'),
    }));
  const answer = (question: string, ...texts: string[]) => askInTurn([question], townOf(town(texts)));

  it('is live music by its category', () => {
    expect(answer('any live music tonight', 'Two-step.')).toContain('Ada Wren');
    expect(answer('a concert tonight?', 'Two-step.')).toContain('Ada Wren');
  });

  it.each(['live music tonight w no cover', 'free live music tonight', 'live music tonight with no cover charge'])(
    'is not denied for its price, whatever its text says of that: %s',
    (question) => {
      expect(answer(question, 'Two-step. Seven dollars at the door.')).toMatch(
        /^I find none that says it is free of charge\..*\n.*Ada Wren.*\n.*Seven dollars/,
      );
      expect(answer(question, 'Two-step. Free.', 'Polka.')).toMatch(/^By their words.*\n.*Ada Wren and her 2 Cousins[^\n]*$/);
    },
  );
});

describe('A kind that one event is called after', () => {
  const days = fc.uniqueArray(fc.integer({ min: 21, max: 29 }), { minLength: 3, maxLength: 3 });
  const kind = fc.constantFrom('trivia night', 'book fair', 'craft night', 'movie night', 'egg hunt', 'plant sale');
  const namesOf = (one: string) => [one, `Harbor ${one}`, `${one} at the Grange`];

  it.each(['any %s', 'is there a %s', '%ss', '%s this month'])('is also that of other titles, by their days: %s', (question) => {
    fc.assert(
      fc.property(days, kind, (on, one) => {
        const events = namesOf(one).map((name, nth) => ({ name, ...at(`2026-11-${on[nth]}`, '19:00', '21:00') }));
        const named = namesIn(askInTurn([question.replace('%s', one)], townOf(events)), events);
        const byDay = events.toSorted((a, b) => a.date!.localeCompare(b.date!));
        expect(named).toEqual(byDay.map(({ name, date }) => `${date!.slice(5)} ${name}`));
      }),
    );
  });
});

describe('How many there are', () => {
  const events = ['2026-12-02', '2026-12-09', '2026-12-16'].map((date) => ({
    name: 'Soup supper',
    ...at(date, '17:30', '19:00'),
  }));

  it.each(['how many are there', 'and how many more are there?', 'how many of those are left'])(
    'counts the dates of the series before: %s',
    (question) => expect(namesIn(askInTurn(['soup supper', question], townOf(events)), events)).toHaveLength(3),
  );
});

describe('Dr. King', () => {
  const events = [{ name: 'MLK march', ...at('2027-01-18', '10:00', '12:00'), location: 'Grange Hall' }];

  it.each(['when is the march for dr king', 'is there a dr. king march', 'the doctor martin luther king jr. march'])(
    'is MLK: %s',
    (question) => expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual(['01-18 MLK march']),
  );
});
