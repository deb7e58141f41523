import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Otter breakfast', ...at('2026-11-21', '08:00', '10:00'), location: 'Grange Hall' },
  { name: 'Lego club', ...at('2026-11-21', '13:00', '14:00'), location: 'Library', description: 'Ages 5 to 11.' },
  { name: 'Card party', ...at('2026-11-21', '18:00', '21:00'), location: 'Grange Hall' },
  { name: 'Adoption day', ...at('2026-11-22', '10:00', '11:00'), description: 'Lost a pet? Dogs and cats.' },
  { name: 'Grief circle', ...at('2026-12-03', '17:30', '18:30') },
  { name: 'Chair yoga', ...at('2026-11-23', '09:30', '10:30') },
  { name: 'Chair yoga', ...at('2026-11-30', '18:00', '19:00') },
  { name: 'Thanksgiving dinner', ...at('2026-11-26', '11:00', '14:00') },
  { name: 'Turkey Trot 5K', ...at('2026-11-26', '08:00', '10:00'), description: 'Adults $30, ages 10 and under $10.' },
  {
    name: 'Tree lighting',
    ...at('2026-12-04', '18:00', '19:00'),
    location: 'The green',
    description: 'Outdoors, rain or shine.',
  },
  { name: 'Auditions: The Lantern', ...at('2026-12-14', '18:30', '21:00') },
  { name: 'The Lantern', ...at('2027-02-19', '19:30', '22:00') },
  { name: 'Band concert', ...at('2026-12-10', '19:00', '20:00') },
  { name: 'Christmas Eve Mass', ...at('2026-12-24', '17:00', '18:00') },
  { name: 'Midnight Mass', ...at('2026-12-24', '23:00', '23:59') },
  { name: 'Book return open house', ...at('2026-12-08', '10:00', '11:00'), description: 'For children.' },
  { name: 'Winter break: no school', date: '2026-12-23', endDate: '2027-01-03', organization: 'Riverton Schools' },
  { name: 'Oak St closed for paving', ...at('2026-12-01', '08:00', '17:00') },
  { name: 'Mill Rd bridge work', ...at('2026-12-02', '08:00', '17:00') },
  { name: 'Ave Maria evening', ...at('2026-12-13', '17:00', '18:00') },
];

const TOWN = townOf(EVENTS);

const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS).sort();

const SATURDAY = ['11-21 Card party', '11-21 Lego club', '11-21 Otter breakfast'];

describe('Words that stand in a question by chance', () => {
  it.each<[string, string[]]>([
    ['anything $10 or under on saturday', SATURDAY],
    ['we lost our cat, is there an adoption day', ['11-22 Adoption day']],
    ["i'm free after 5 on saturday, what can i do", ['11-21 Card party']],
    ['im not free until 5, is there anything on saturday', ['11-21 Card party']],
    ['what time should i get there so we can see the tree lighting', ['12-04 Tree lighting']],
    ['how much is the turkey trot for adults', ['11-26 Turkey Trot 5K']],
    ['chair yoga monday morning, how much for students', ['11-23 Chair yoga']],
    ['turkey trot thanksgiving, how much for members', ['11-26 Turkey Trot 5K']],
    ['band concert december 10, how much do seniors pay', ['12-10 Band concert']],
    ['is the tree lighting inside', ['12-04 Tree lighting']],
    ['if it rains is the tree lighting inside', ['12-04 Tree lighting']],
    ['when is the tree lighting / is it inside', ['12-04 Tree lighting']],
    ['thanksgiving diner', ['11-26 Thanksgiving dinner']],
    ["where is the children's book return open house", ['12-08 Book return open house']],
    ['when is the ave maria evening', ['12-13 Ave Maria evening']],
    ['oak st', ['12-01 Oak St closed for paving']],
    ['is oak st closed', ['12-01 Oak St closed for paving']],
    ['is oak street closed', ['12-01 Oak St closed for paving']],
    ['mill rd bridge', ['12-02 Mill Rd bridge work']],
    ['midnight mass', ['12-24 Midnight Mass']],
    ['is the library open on saturday / and the tree lighting', ['12-04 Tree lighting']],
    ['what is on saturday / any in the evening', ['11-21 Card party']],
    ['chair yoga / i work til 5, is there one in the evening', ['11-30 Chair yoga']],
    ['when are the auditions for the lantern / when is the concert', ['12-10 Band concert']],
  ])('mislead nobody: %s', (turns, names) => expect(named(turns)).toEqual([...names].sort()));

  it.each(['is oak st closed', 'mill rd bridge'])('are found as they are written: %s', (question) =>
    expect(askInTurn([question], TOWN)).not.toContain('I find no'),
  );

  it('tell no event of a list as the one after', () =>
    expect(askInTurn(['what is on saturday', 'are there any more'], TOWN)).not.toContain('/event/'));

  it.each(["i'm free until 3", 'we are free before 4', "i'm off until noon", 'i have class at 3'])(
    'do not ask for what comes after: %s',
    (lead) => expect(askInTurn([`${lead} on saturday, what can i do`], TOWN)).not.toMatch(/after \d|after noon/),
  );
});
