import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';
import { requestBeside, withoutStatements } from './without-statements';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Tax help', ...at('2027-01-30', '10:00', '14:00'), location: 'Library' },
  { name: 'Rabies clinic', ...at('2026-12-12', '09:00', '12:00'), location: 'Fire House' },
  { name: 'Winter concert', ...at('2026-12-10', '19:00', '20:30'), location: 'Grange Hall' },
  { name: 'Beginner pottery', ...at('2026-12-15', '18:00', '20:00'), location: 'Art Barn' },
];

const CLOSED: readonly Partial<TownEvent>[] = [
  { name: 'Recycling Center Closed', date: '2026-11-26', time: 'All Day', location: 'Recycling Center' },
];

const TOWN = townOf(EVENTS);

const named = (question: string): string[] => namesIn(askInTurn([question], TOWN), EVENTS);

const STATEMENTS = [
  "i can't afford an accountant",
  'my husband lost his wallet',
  'we just got back from kenya',
  'cant spend much',
  "i'm bad with numbers",
  'my knees hurt',
];

const QUESTIONS: readonly (readonly [string, string])[] = [
  ['any help with taxes', '01-30 Tax help'],
  ['when is the rabies clinic', '12-12 Rabies clinic'],
  ['is there a winter concert', '12-10 Winter concert'],
  ['beginner pottery', '12-15 Beginner pottery'],
];

describe('What a resident says of herself', () => {
  it.each(STATEMENTS)('takes nothing from what she asks: %s', (statement) => {
    for (const [question, name] of QUESTIONS)
      for (const message of [`${question}, ${statement}`, `${statement}, ${question}`, `${statement}. ${question}?`])
        expect([message, named(message)]).toEqual([message, [name]]);
  });

  it.each([
    ['when is the concert', null],
    ['i want to learn pottery', null],
    ['hazardous waste, old paint', null],
    ['i have a dog', null],
    ['i have a dog, any rabies shots', 'any rabies shots'],
    ['rabies shots? my cat needs one', 'rabies shots'],
    ['my cat needs a shot is there anything near', 'is there anything near'],
    // What she says of it goes with the thing that is named.
    ['i need a flu shot is there a clinic', null],
    ['my cat needs a shot is there any rabies clinic near', null],
    ['what is there', null],
  ])('is what is left out: %s', (message, asked) => expect(withoutStatements(message)).toBe(asked));

  it.each([
    'we have nine guests for thanksgiving, is the recycling center open that day',
    "i'm cooking for twenty on thanksgiving, and i need to know if the recycling center is open that day",
    'please help, we got a full house for thanksgiving and i need to know if the recycling center is open that day',
  ])('names the day that she points to: %s', (message) => {
    expect(namesIn(askInTurn([message], townOf(CLOSED)), CLOSED)).toEqual(['11-26 Recycling Center Closed']);
  });

  it.each(['a deaf friend is visiting in december, any pottery', 'some old friends of mine are coming in december, any pottery'])(
    'needs no word of whoever comes, and is of the days of the visit: %s',
    (message) => expect(named(message)).toEqual(['12-15 Beginner pottery']),
  );

  it('does not stand for what the calendar lacks', () => expect(named("i can't swim, any lessons for grown-ups")).toEqual([]));
});

describe('A thing asked for behind a statement without a mark', () => {
  it('is found', () => expect(named('my cat needs a shot is there any rabies clinic near')).toEqual(['12-12 Rabies clinic']));
});

describe('What is asked in a later turn', () => {
  it.each([
    ["we'll be away then, whens the next one", 'whens the next one'],
    ['thats a sad one lol what about the next night', 'what about the next night'],
    ["since we're coming to town anyway what else is on that day", 'what else is on that day'],
    ['just the free stuff please we are broke', 'just the free stuff please'],
    ['not today shes running a fever. whens the next one', 'whens the next one'],
    ['cool, where is that', 'where is that'],
    ['can my wife come, she is not a member', 'can my wife come'],
    ['i dont know what time it starts', null],
    ['do you know when it starts', null],
    ['is that the one at the library', null],
    ['what about my wife who is 70', null],
    ['no i meant saturday', null],
  ])('is told from what is said beside it: %s', (message, request) =>
    expect(requestBeside(message)?.request ?? null).toBe(request),
  );
});
