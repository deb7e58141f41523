import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  {
    name: 'Flu shots',
    ...at('2026-12-02', '13:00', '17:00'),
    description: 'Covered by most insurance; $25 without. Wheelchair ramp at the side door.',
  },
  { name: 'Eye exams', ...at('2026-12-09', '13:00', '17:00'), description: 'No insurance needed.' },
  {
    name: 'Growers market',
    ...at('2026-11-21', '09:00', '12:00'),
    location: 'Old Mill',
    description: 'Ages 10 and up may help.',
  },
  { name: 'Growers market', ...at('2026-11-28', '09:00', '12:00'), location: 'Old Mill', status: 'cancelled' },
  { name: 'Growers market', ...at('2026-12-05', '09:00', '12:00'), location: 'Old Mill' },
  { name: 'Tree lighting', ...at('2026-12-04', '17:30', '19:00'), location: 'Common' },
  { name: 'Menorah lighting', ...at('2026-12-06', '17:00', '18:00'), location: 'Library lawn' },
  { name: 'Supper with Santa', ...at('2026-12-12', '16:00', '18:00'), description: '$8, children 3 to 10 $4, under 3 free.' },
  { name: 'English circle', ...at('2026-11-23', '18:00', '19:00'), description: 'Adults of all levels. Free.' },
  { name: 'Dog obedience class', ...at('2026-12-10', '18:00', '19:00') },
];

const TOWN = townOf(EVENTS);

const named = (...turns: string[]): string[] => namesIn(askInTurn(turns, TOWN), EVENTS);

describe('A statement after an answer', () => {
  it.each([
    'i dont have insurance, how much',
    "i don't have insurance",
    'but i live across the river tho',
    'my mom is in a wheelchair',
    "we're new here and have no doctor",
    'im not a resident, what does it cost',
    'i can only come late',
  ])('is told of the event of that answer: %s', (statement) =>
    expect(named('when are the flu shots', statement)).toEqual(['12-02 Flu shots']),
  );

  it.each<[string, string]>([
    ['i have a dog, is there an obedience class', '12-10 Dog obedience class'],
    ['my dog needs an obedience class', '12-10 Dog obedience class'],
    ['i want to see the tree lighting', '12-04 Tree lighting'],
  ])('asks for another event if it names one: %s', (statement, name) =>
    expect(named('when are the flu shots', statement)).toEqual([name]),
  );

  it('is told of none after a list', () =>
    expect(named("what's on in december", 'i live by the mill')).not.toEqual(['12-02 Flu shots']));
});

describe('A follow-up', () => {
  it.each(['is my 12 yr old allowed', 'is my 12 year old welcome', 'is a 12 year old ok'])('about who may come: %s', (question) =>
    expect(named('is the growers market on tomorrow', question)).toEqual(['11-21 Growers market']),
  );

  it.each(['how much for 2 adults and a baby', 'for a family', 'senior price', 'and for two kids?'])(
    'about the price for some: %s',
    (question) => expect(named('how much is supper with santa', question)).toEqual(['12-12 Supper with Santa']),
  );

  it.each(['how much for my 10 year old', 'how much is it for kids', 'how much for 2 adults and a baby'])(
    'about the price of what was named, not of what is like it: %s',
    (question) => {
      const events = [
        { name: 'Gobble 5K', ...at('2026-11-26', '08:00', '10:00'), description: 'Turkey hats. $20, under 13 $10.' },
        { name: 'Ridge race', ...at('2027-01-30', '09:00', '12:00'), description: '$40.' },
      ];
      const answer = askInTurn(['what time is the turkey trot', question], townOf(events));
      expect(namesIn(answer, events)).toEqual(['11-26 Gobble 5K']);
    },
  );

  it.each(['how do i make an appointment', 'can i make a reservation', 'do i need an appointment'])(
    'about an appointment, which is none of the calendar: %s',
    (question) => expect(named('when are the flu shots', question)).toEqual(['12-02 Flu shots']),
  );

  it.each(['do they have something for little kids', 'does it have anything for toddlers'])(
    'about what an event has for some: %s',
    (question) => expect(named('when is the tree lighting', question)).toEqual(['12-04 Tree lighting']),
  );

  it.each(['and the menorah one', 'ok and the menorah one, where is that', 'what about the menorah one'])(
    'that names another event beside "one": %s',
    (question) => expect(named('when is the tree lighting', question)).toEqual(['12-06 Menorah lighting']),
  );

  it.each([
    ['sat', '11-28'],
    ['saturday', '11-28'],
  ])('about the weekday after, written short or not: %s', (day, date) => {
    for (const question of [`what about the ${day} after`, `and the following ${day}`, `the ${day} after that?`])
      expect([question, named('is there a growers market this saturday', question)]).toEqual([
        question,
        [`${date} Growers market`],
      ]);
  });
});
