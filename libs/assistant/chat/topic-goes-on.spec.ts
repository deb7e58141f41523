import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Quorl', ...at('2026-11-23', '10:00', '11:00') },
  { name: 'Quorl', ...at('2026-11-24', '10:00', '11:00') },
  { name: 'Quorl', ...at('2026-11-26', '19:00', '20:00') },
  { name: 'Quorl', ...at('2026-12-01', '10:00', '11:00') },
  { name: 'Quorl', ...at('2026-12-03', '19:00', '20:00') },
  { name: 'Polka', ...at('2026-12-02', '19:00', '20:00') },
  { name: 'Slime lab (ages 8 to 12)', ...at('2026-12-03', '16:00', '17:00') },
  { name: 'Raising readers (ages 1 to 4)', ...at('2026-12-03', '10:00', '11:00') },
  { name: 'Puppet play (ages 2 to 5)', ...at('2026-12-05', '10:00', '11:00') },
  { name: 'Food pantry', ...at('2026-11-25', '17:00', '19:00') },
  { name: 'Food pantry', ...at('2026-11-28', '11:00', '13:00') },
  { name: 'Bowling', ...at('2026-11-27', '19:00', '21:00'), description: 'Call or text Andy at 201-555-0109.' },
];
const TOWN = townOf(EVENTS);

const answer = (...turns: string[]): string => askInTurn(turns, TOWN);
const told = (...turns: string[]): string[] => namesIn(answer(...turns), EVENTS);

describe('The topic goes on behind what a resident says beside it', () => {
  test.each([
    [
      ['quorl', "I can't Tuesdays", 'and next week?'],
      ['11-23 Quorl', '11-26 Quorl'],
    ],
    [
      ['quorl', "Tuesdays don't work for me", 'anything next week'],
      ['11-23 Quorl', '11-26 Quorl'],
    ],
    [['quorl', 'no mornings please', 'and in december?'], ['12-03 Quorl']],
    [['quorl on monday', "that's too early in the week for me I meant thursday"], ['11-26 Quorl']],
    [['food pantry', "Wed doesn't work for me. Is it open on the weekend"], ['11-28 Food pantry']],
  ])('%j', (turns, names) => {
    expect(told(...turns)).toEqual(names);
  });

  test('a day that is named is told, though its day of the week was refused', () => {
    expect(told('quorl', "I can't Tuesdays", 'what about december 1')).toContain('12-01 Quorl');
  });

  test('for whom else something is asked is no date of what was refused', () => {
    expect(told('quorl', "I can't Tuesdays", 'anything for kids next week')).toContain('11-25 Food pantry');
  });

  test('a refusal does not hold for another topic', () => {
    expect(told('quorl', "I can't Wednesdays", 'when is the polka')).toEqual(['12-02 Polka']);
  });
});

describe('For somebody else', () => {
  test.each([
    'and for her little brother who is 3, same day?',
    "and his sister she's 3, the same day",
    'and for my younger one, 3, that day',
  ])('%s', (turn) => {
    expect(told('slime for my daughter, shes 9', turn)).toEqual(['12-03 Raising readers (ages 1 to 4)']);
  });
});

describe('Interjections', () => {
  test.each(['damn.', 'ugh', 'aw,', 'oh no,', 'yikes!', 'lol ok'])('%s is no word of what is asked', (said) => {
    expect(told('quorl', `${said} when is the polka`)).toEqual(['12-02 Polka']);
  });

  test.each(['bummer', 'lol no', 'nah', 'whoa', 'wow'])('%s alone searches for nothing', (said) => {
    expect(told('quorl', said)).toEqual([]);
    expect(told('bowling', said, 'is there a number I can text to ask')).toEqual(['11-27 Bowling']);
  });

  test('a name that begins like one is found', () => {
    const town = townOf([{ name: 'Shoot hoops', ...at('2026-11-24', '10:00', '11:00') }]);
    expect(askInTurn(['shoot hoops'], town)).toContain('](/event/1)');
  });
});
