import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Tree lighting', ...at('2026-12-04', '17:30', '19:00'), location: 'Mill Green' },
  { name: 'Supper with Santa', ...at('2026-12-12', '16:00', '18:00'), location: 'Grange Hall' },
  { name: 'Turkey Day 5K', ...at('2026-11-26', '08:00', '10:00'), location: 'Mill Green' },
  { name: 'Winter job fair', ...at('2027-01-14', '10:00', '14:00'), location: 'Grange Hall' },
  { name: 'Open mic', ...at('2026-12-09', '19:00', '22:00'), location: 'Otter Tavern' },
  { name: 'Kindergarten registration', ...at('2027-02-03', '17:00', '19:00'), organization: 'Riverton Schools' },
  { name: 'Menorah lighting', ...at('2026-12-06', '17:00', '18:00'), location: 'Mill Green' },
  { name: 'Open house', ...at('2026-12-13', '13:00', '15:00'), organization: 'Islamic Center of Riverton' },
  { name: 'Flu shots', ...at('2026-12-02', '13:00', '17:00'), organization: 'Riverton Health' },
  { name: 'Pet vaccine clinic', ...at('2026-11-28', '13:00', '17:00'), organization: 'Riverton Humane Society' },
  { name: 'Power outage: Old Quarry', ...at('2026-12-08', '09:00', '13:00'), location: 'Old Quarry, south of Gravel Road' },
  { name: 'Brook cleanup', ...at('2026-12-05', '09:00', '12:00'), location: 'Mill Green' },
  { name: 'Kids dental day', ...at('2027-02-12', '09:00', '12:00'), organization: 'Riverton Health' },
  {
    name: 'Opening of the season',
    ...at('2026-12-11', '09:00', '16:00'),
    organization: 'Mount Otter',
    description: 'Chair 2 spins from nine. Lift passes at the lodge.',
  },
  {
    name: 'Krewe parade',
    ...at('2027-02-06', '13:00', '15:00'),
    description: 'Doubloons, king cake and brass.',
  },
  { name: 'Gravel Road closed', date: '2026-12-01', endDate: '2026-12-18', description: 'Culvert work.' },
  { name: 'Winter market', ...at('2026-11-21', '09:00', '12:00'), description: 'Eggs and honey. SNAP doubled.' },
  { name: 'Rabies clinic', ...at('2027-01-09', '10:00', '12:00'), description: 'Dogs on leashes, cats in carriers.' },
  { name: 'Vigil mass', ...at('2026-12-24', '16:00', '17:00'), location: 'St. Odo Church' },
  { name: 'Wreath workshop', ...at('2026-12-03', '18:00', '20:00'), location: 'Grange Hall' },
  { name: 'Wreaths on soldiers’ graves', ...at('2026-12-19', '11:00', '12:00'), location: 'Cemetery' },
  { name: 'Teen anime club', ...at('2026-12-10', '16:00', '17:30'), location: 'Library' },
  { name: 'Trivia night', ...at('2026-12-11', '19:00', '21:00'), location: 'Otter Tavern', description: '21 and over.' },
  { name: 'No school: staff day', date: '2026-12-07', organization: 'Riverton Schools', description: 'No classes.' },
  {
    name: 'Early dismissal',
    ...at('2026-12-16', '12:15', '13:00'),
    organization: 'Riverton Schools',
    description: 'All grades let out at 12:15.',
  },
];

const TOWN = townOf(EVENTS);

const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

describe('What residents call by another name', () => {
  it.each<[string, string]>([
    ['when do they turn on the big tree', '12-04 Tree lighting'],
    ['what time do they light up the town tree', '12-04 Tree lighting'],
    ['when is the town tree switched on / where is it', '12-04 Tree lighting'],
    ['supper with st nick', '12-12 Supper with Santa'],
    ['is there a thanksgiving run', '11-26 Turkey Day 5K'],
    ['how much is the turkey day run', '11-26 Turkey Day 5K'],
    ['looking for part time work', '01-14 Winter job fair'],
    ['anybody hiring', '01-14 Winter job fair'],
    ['where can i sing in front of a crowd', '12-09 Open mic'],
    ['can i read my poems on stage anywhere', '12-09 Open mic'],
    ['my daughter starts k next fall, when do we enroll', '02-03 Kindergarten registration'],
    ['how do i sign him up for school', '02-03 Kindergarten registration'],
    ['anything for hannukah', '12-06 Menorah lighting'],
    ['chanukah', '12-06 Menorah lighting'],
    ['anything at the mosque', '12-13 Open house'],
    ['any flu shot clinics', '12-02 Flu shots'],
    ['is the electric off up by gravel rd', '12-08 Power outage: Old Quarry'],
    ['picking up litter by the brook', '12-05 Brook cleanup'],
    ['dentist for kids', '02-12 Kids dental day'],
    ['when does the chairlift open', '12-11 Opening of the season'],
    ['when can i catch doubloons', '02-06 Krewe parade'],
    ['wreath making', '12-03 Wreath workshop'],
    ['teen night', '12-10 Teen anime club'],
    ['any road work', '12-01 Gravel Road closed'],
    ['which roads are blocked', '12-01 Gravel Road closed'],
    ['fresh eggs saturday', '11-21 Winter market'],
    ['can i use ebt at the winter market', '11-21 Winter market'],
    ['i need a shot for my cat', '11-28 Pet vaccine clinic'],
    ['rabies shots', '01-09 Rabies clinic'],
    ['mass on christmas', '12-24 Vigil mass'],
    ['when can my kids sit on santas lap', '12-12 Supper with Santa'],
    ['kids out of school december 7?', '12-07 No school: staff day'],
    ['do the kids have class on dec 7', '12-07 No school: staff day'],
    ['what time do i pick my son up from school on dec 16', '12-16 Early dismissal'],
    ['my daughter is in 4th grade, what time is she out dec 16', '12-16 Early dismissal'],
    ['my kids are first graders. what time do they get out dec 16', '12-16 Early dismissal'],
  ])('%s', (turns, name) => expect(named(turns)).toEqual([name]));

  it.each(['doubloons from the lodge', 'sign up by friday', 'bolt cutters', 'ballet class', 'cooking class'])(
    'nothing is made of words that no event has: %s',
    (question) => expect(named(question)).toEqual([]),
  );
});

describe('The end of a longer word of a title', () => {
  const events: readonly Partial<TownEvent>[] = [
    { name: 'Seabird Walk', ...at('2026-12-05', '08:00', '10:00') },
    { name: 'Hayride at the orchard', ...at('2026-11-28', '13:00', '16:00') },
    { name: 'Storywalk', ...at('2026-12-12', '10:00', '12:00') },
    { name: 'Snowboard lessons', ...at('2027-01-09', '10:00', '12:00') },
    { name: 'Pancake supper', ...at('2027-02-09', '17:00', '19:00') },
  ];
  const found = (question: string) => namesIn(askInTurn([question], townOf(events)), events);

  it.each<[string, string]>([
    ['bird walk', '12-05 Seabird Walk'],
    ['when is the bird walk', '12-05 Seabird Walk'],
    ['any rides', '11-28 Hayride at the orchard'],
  ])('counts as that word: %s', (question, name) => expect(found(question)[0]).toBe(name));

  it.each(['board meeting', 'cake sale'])('counts for nothing where it says something else: %s', (question) =>
    expect(askInTurn([question], townOf(events))).toMatch(/^I find nothing|^The calendar has nothing/),
  );
});
