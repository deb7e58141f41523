import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Food Pantry', ...at('2026-11-23', '14:00', '18:00'), location: 'Pantry', description: 'Food for any family.' },
  { name: 'Vespers', ...at('2026-12-02', '19:00', '20:00'), location: 'Chapel', description: 'Soup supper at 6:00.' },
  {
    ...{ name: 'Lifeguard Course', ...at('2026-12-05', '09:00', '12:00'), location: 'Pool' },
    description: 'Ages 15 and over. Bring a birth certificate. No filming in the locker rooms.',
  },
  {
    ...{ name: 'Mill Lane Closed', date: '2026-11-24', time: 'All Day', location: 'Mill Lane' },
    description: 'New culvert. Detour by Quarry Street.',
  },
  { name: 'Film Night', ...at('2026-12-11', '19:00', '21:00'), location: 'Hall', description: 'Two old reels.' },
  { name: 'Tots Time', ...at('2026-11-25', '10:30', '11:00'), location: 'Library' },
  { name: 'Tots Time', ...at('2026-12-09', '10:30', '11:00'), location: 'Library' },
  { name: 'Our Village', ...at('2026-11-27', '19:30', '21:30'), location: 'Hall', description: 'The fall play.' },
  { name: 'Our Village', ...at('2026-11-29', '14:00', '16:00'), location: 'Hall', description: 'The fall play.' },
];

const ask = (turns: readonly string[]) => {
  const answer = askInTurn(turns, townOf(EVENTS));
  return { answer, first: namesIn(answer, EVENTS)[0] };
};

describe('A fact that is asked without a name', () => {
  it.each([
    ['when is vespers', 'is there food first', '12-02 Vespers', 'Soup supper'],
    ['when is vespers', 'do they serve a meal', '12-02 Vespers', 'Soup supper'],
    ['when is vespers', 'and will there be anything to eat before', '12-02 Vespers', 'Soup supper'],
    ['lifeguard course', 'how old do u have to be', '12-05 Lifeguard Course', 'Ages 15'],
    ['lifeguard course', "what's the age limit", '12-05 Lifeguard Course', 'Ages 15'],
    ['lifeguard course', 'what papers do they want', '12-05 Lifeguard Course', 'birth certificate'],
    ['lifeguard course', 'ok if i film it for my mom', '12-05 Lifeguard Course', 'No filming'],
    ['is mill lane closed tuesday', 'which way should i go then', '11-24 Mill Lane Closed', 'Quarry Street'],
    ['is mill lane closed tuesday', 'how do i get around', '11-24 Mill Lane Closed', 'Quarry Street'],
  ])('is told of the event before: %s / %s', (first, second, event, said) => {
    const told = ask([first, second]);
    expect(told.first).toBe(event);
    expect(told.answer).toContain(said);
  });

  it('is told of the event before, whichever was asked about', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Vespers', 'Lifeguard Course', 'Film Night'),
        fc.constantFrom('is there food after', 'how old do you have to be', 'can we take pictures', 'what papers do we need'),
        (name, question) => {
          expect(ask([`when is ${name.toLowerCase()}`, question]).first?.slice(6)).toBe(name);
        },
      ),
    );
  });

  it.each(['is there a film night', 'when is the food pantry'])('is none that names another event: %s', (question) => {
    expect(ask(['when is vespers', question]).first).toMatch(/Film Night|Food Pantry/);
  });
});

describe('The next one', () => {
  it.each([
    'tots time for my 2 yr old, when is the next one',
    'tots time. whats the next date',
    'tots time and when is the next',
  ])('is the first one to come, where no other is named: %s', (question) => {
    expect(ask([question]).first).toBe('11-25 Tots Time');
  });

  it('is the one after that which a resident misses', () => {
    expect(ask(["can't make tots time wednesday, when is the next one"]).first).toBe('12-09 Tots Time');
  });

  it('is on at the hours of the show that is asked for', () => {
    expect(ask(['is there an afternoon show of our village']).first).toBe('11-29 Our Village');
  });
});

describe('What a resident says of herself, or asks about coming, after one event', () => {
  const EVENT_TEXTS: readonly (readonly [string, string])[] = [
    ['Kayak morning', 'Boats and vests can be borrowed. New paddlers welcome, level launch for wheelchairs.'],
    ['Sourdough evening', 'Supplies are provided. Spouses and friends may watch. Vegetarian.'],
    ['Quorl hour', 'Novices sit in front. A van leaves the plaza at six. Nonmembers pay three dollars more.'],
    ['Lantern walk', 'In rain we meet inside the chapel. Strollers do fine. Cash only at the gate. A grownup must stay.'],
    ['Fiddle supper', 'Doors at five, seats are few. Nobody is turned away for lack of money. Interpreter on request.'],
  ];
  // Each bears as its name what the follow-ups say.
  const DECOYS = [
    ...['Paddle club', 'Skates swap', 'Apron sale', 'Friends of Bill', 'Husband and wife dance', 'Wheelchair basketball'],
    ...[
      'Car show',
      'Beginners bridge',
      'Rain garden talk',
      'Stroller fit',
      'Money matters',
      'Vegetarian potluck',
      'Early risers walk',
    ],
    ...['Members meeting', 'Parents night', 'Spanish class', 'Cards and coffee', 'Bus tour'],
  ];
  const TOLD_EVENTS: readonly Partial<TownEvent>[] = [
    ...EVENT_TEXTS.map(([name, description], nth) => ({ name, description, ...at(`2026-12-0${nth + 1}`, '18:00', '20:00') })),
    ...DECOYS.map((name, nth) => ({ name, ...at(`2026-12-${nth + 10}`, '12:00', '13:00') })),
  ];

  it.each([
    ['Kayak morning', 'i dont have a paddle', 'can be borrowed'],
    ['Kayak morning', "we don't own a vest", 'can be borrowed'],
    ['Kayak morning', 'do i need my own boat', 'can be borrowed'],
    ['Kayak morning', 'my dad uses a wheelchair', 'level launch'],
    ['Kayak morning', 'is it wheelchair accessible', 'level launch'],
    ['Sourdough evening', "i don't have an apron", 'Supplies are provided'],
    ['Sourdough evening', 'do they provide flour', 'Supplies are provided'],
    ['Sourdough evening', 'can my wife come along', 'Spouses and friends'],
    ['Sourdough evening', 'can i bring a friend', 'Spouses and friends'],
    ['Sourdough evening', 'is my husband welcome too?', 'Spouses and friends'],
    ['Sourdough evening', 'i dont eat meat', 'Vegetarian'],
    ['Quorl hour', "i've never played", 'Novices'],
    ['Quorl hour', 'im a total beginner', 'Novices'],
    ['Quorl hour', "i don't have a car", 'A van leaves'],
    ['Quorl hour', 'my mom doesnt drive at night', 'A van leaves'],
    ['Quorl hour', "we're not members", 'Nonmembers pay'],
    ['Quorl hour', 'can anyone come', 'Nonmembers pay'],
    ['Lantern walk', 'what if it rains', 'inside the chapel'],
    ['Lantern walk', 'can we bring the stroller', 'Strollers'],
    ['Lantern walk', 'do they take cards', 'Cash only'],
    ['Lantern walk', 'do parents have to stay', 'grownup must stay'],
    ['Fiddle supper', 'how early should we get there', 'Doors at five'],
    ['Fiddle supper', 'we cant afford that', 'turned away'],
    ['Fiddle supper', "my mom doesn't speak english", 'Interpreter'],
  ])('is answered by its text, whichever other event bears the word: %s / %s', (name, question, said) => {
    const answer = askInTurn([`when is the ${name.toLowerCase()}`, question], townOf(TOLD_EVENTS));
    expect(namesIn(answer, TOLD_EVENTS).map((one) => one.slice(6))).toEqual([name]);
    expect(answer).toContain(said);
  });

  it.each([
    ['is there a car show', 'Car show'],
    ['when is the stroller fit', 'Stroller fit'],
  ])('asks for another event where that is named: %s', (question, name) => {
    const answer = askInTurn(['when is the quorl hour', question], townOf(TOLD_EVENTS));
    expect(namesIn(answer, TOLD_EVENTS)[0]!.slice(6)).toBe(name);
  });

  it.each([
    ['Kayak morning', 'what if its windy', 'windy'],
    ['Kayak morning', 'do they take food stamps', 'food stamps'],
    ['Kayak morning', 'do i need a snorkel', 'snorkel'],
    ['Kayak morning', 'we have a dog', 'dog'],
    ['Quorl hour', 'is there an elevator', 'elevator'],
    ['Lantern walk', 'do they have a ramp', 'ramp'],
    ['Lantern walk', 'do they take snap', 'snap'],
    ['Lantern walk', 'do i need a partner', 'partner'],
    ['Quorl hour', 'do they rent shoes', 'shoes'],
    ['Quorl hour', 'i dont eat fish', 'fish'],
    ['Fiddle supper', 'i dont have a costume', 'costume'],
  ])('is not told by a text that has nothing of it: %s / %s', (name, question, thing) => {
    const answer = askInTurn([`when is the ${name.toLowerCase()}`, question], townOf(TOLD_EVENTS));
    expect(namesIn(answer, TOLD_EVENTS).map((one) => one.slice(6))).toEqual([name]);
    expect(answer).toMatch(new RegExp(`does not say more about “[^”]*${thing}[^”]*”`));
  });

  it.each([
    ['Kayak morning', 'i dont have a vest'],
    ['Lantern walk', 'do they take cards'],
    ['Sourdough evening', "i don't have an apron"],
    ['Quorl hour', 'im new to this, never played'],
  ])('is told without more where the text has it: %s / %s', (name, question) => {
    const answer = askInTurn([`when is the ${name.toLowerCase()}`, question], townOf(TOLD_EVENTS));
    expect(answer).not.toContain('does not say more');
  });

  it('is asked of the first of a list that is about the thing, and not of another that bears it', () => {
    const events = [
      { name: 'Public skating', ...at('2026-11-27', '16:00', '18:00'), location: 'Rink', description: 'Open to all.' },
      { name: 'Learn to Skate', ...at('2026-11-28', '16:00', '17:00'), location: 'Rink', description: 'Six lessons.' },
    ];
    const answer = askInTurn(['any skating this month', 'do they rent skates'], townOf(events));
    expect(namesIn(answer, events)).toEqual(['11-27 Public skating']);
    expect(answer).toContain('does not say more');
  });

  it('is told of the event that bears the words, and not of one beside it', () => {
    const events = [
      { name: 'Gander Trot 5K', ...at('2026-11-26', '07:30', '09:30'), description: 'Packets at the desk.' },
      { name: 'Bell Jog 5K', ...at('2026-12-19', '17:00', '18:30'), description: 'Costumes win prizes.' },
    ];
    const answer = askInTurn(['gander trot', 'i dont have a costume'], townOf(events));
    expect(namesIn(answer, events)).toEqual(['11-26 Gander Trot 5K']);
  });
});
