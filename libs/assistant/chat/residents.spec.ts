import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  {
    name: 'Ice storm warning',
    ...at('2026-11-20', '18:00', '09:00'),
    endDate: '2026-11-21',
    endTime: '2026-11-21T09:00:00-06:00',
    description: 'A glaze of ice.',
  },
  { name: 'Card party', ...at('2026-11-21', '18:00', '21:00'), location: 'Grange Hall' },
  {
    name: 'Food pantry open',
    ...at('2026-11-24', '15:00', '18:00'),
    organization: 'Loaf Pantry',
    location: 'Loaf Food Pantry',
    description: 'Turkeys while they last.',
  },
  { name: 'Food pantry open', ...at('2026-12-02', '15:00', '18:00'), organization: 'Loaf Pantry', location: 'Loaf Food Pantry' },
  {
    name: 'Otter wrestling sign-up',
    ...at('2026-11-23', '18:00', '19:30'),
    price: '$60',
    description: 'Preschool through sixth grade.',
  },
  { name: 'Otter wrestling tournament', ...at('2026-12-12', '09:00', '17:00'), price: '$10' },
  {
    name: 'Winter parking rules begin',
    date: '2026-12-01',
    description: 'Odd-even parking on all city streets from midnight to 6 a.m.',
  },
  {
    name: 'The Hill Sisters, bluegrass',
    ...at('2026-11-21', '19:30', '21:30'),
    organization: 'Bijou Theater',
    location: 'Bijou Theater',
  },
  {
    name: 'Wheel & Lantern',
    ...at('2026-11-21', '20:00', '22:00'),
    location: 'Tavern',
    description: 'Bluegrass with the windows open.',
  },
  { name: 'Quilt guild meeting', ...at('2026-12-01', '18:30', '20:30'), organization: 'Prairie Quilt Guild' },
  { name: 'Quilt show', ...at('2027-04-17', '10:00', '16:00'), organization: 'Prairie Quilt Guild' },
  { name: 'Tech help', ...at('2026-12-10', '14:00', '16:00'), description: 'Bring your phone or tablet and a question.' },
  {
    name: 'Parents’ night out',
    ...at('2026-12-11', '17:30', '20:30'),
    description: 'Swim and pizza for ages 4 to 11 while you shop.',
  },
  { name: 'Growers market', ...at('2026-11-21', '09:00', '12:00'), description: 'Shop for honey.' },
  { name: 'Early dismissal', date: '2026-12-22', organization: 'Riverton Schools' },
  { name: 'Winter break: no school', date: '2026-12-23', endDate: '2027-01-03', organization: 'Riverton Schools' },
  {
    name: 'Senior supper',
    ...at('2026-12-02', '11:30', '12:30'),
    location: 'Senior Center',
    description: 'Meatloaf. Sixty and over.',
  },
  {
    name: 'Senior supper',
    ...at('2026-12-09', '11:30', '12:30'),
    location: 'Senior Center',
    description: 'Pork chops. Sixty and over.',
  },
  { name: 'Girls basketball vs. Bluff', ...at('2026-11-24', '19:30', '21:00'), location: 'Gym' },
  { name: 'Board game night', ...at('2026-12-04', '18:00', '20:00'), location: 'Library' },
  { name: 'Tax help', ...at('2027-02-06', '09:00', '13:00'), description: 'By appointment.' },
  { name: 'Financial aid evening', ...at('2026-11-30', '18:30', '20:00'), description: 'Bring your tax forms.' },
  { name: 'Grief circle', ...at('2026-12-03', '17:30', '18:30') },
  { name: 'Blood drive', ...at('2026-12-23', '12:00', '17:00'), location: 'Valley YMCA' },
  { name: 'Citywide garage sales', ...at('2027-05-01', '07:00', '15:00') },
  { name: 'Model railroad open house', ...at('2026-11-28', '10:00', '16:00'), price: 'Free' },
  {
    name: 'Classic film: The Ice Queen',
    ...at('2026-11-22', '14:00', '15:45'),
    organization: 'Bijou Theater',
    location: 'Bijou Theater',
  },
  {
    name: 'Frost Classic hockey tournament',
    ...at('2027-01-08', '16:00', '21:00'),
    endDate: '2027-01-10',
    endTime: '2027-01-10T15:00:00-06:00',
    description: 'Weekend pass $8.',
  },
  { name: 'Offices closed for Thanksgiving', date: '2026-11-26', organization: 'Riverton' },
  { name: 'Library closes at noon', date: '2026-11-25', organization: 'Library', description: 'Open again on Saturday.' },
  { name: 'Museum closed', date: '2026-11-26', organization: 'Museum' },
  { name: 'Christmas tree lot', ...at('2026-11-28', '10:00', '19:00'), description: 'Fir from $45.' },
  { name: 'Tree lighting', ...at('2026-11-27', '17:30', '18:30') },
  {
    name: 'Sleigh ride',
    ...at('2026-12-19', '13:00', '16:00'),
    price: '$5 a child',
    description: 'With Santa. Grown-ups ride free.',
  },
  { name: 'Open skate', ...at('2026-12-13', '13:00', '14:00'), status: 'cancelled', description: 'The arena is rented.' },
  { name: 'Open skate', ...at('2026-12-20', '13:00', '14:00') },
  { name: 'Reading circle', ...at('2026-12-09', '18:00', '19:00'), description: 'This month: “Ore”.' },
  { name: 'Circle of friends', ...at('2026-12-10', '18:00', '19:00') },
  { name: 'Family service', ...at('2026-12-24', '16:00', '17:00'), location: 'Chapel', description: 'For children.' },
  { name: 'Candle service', ...at('2026-12-24', '22:00', '23:00'), location: 'Chapel' },
];

const TOWN = townOf(EVENTS);

const ask = (turns: string): string => askInTurn(turns.split(' / '), TOWN);

const named = (turns: string): string[] => namesIn(ask(turns), EVENTS).sort();

describe('A resident asks', () => {
  it.each<[string, string[]]>([
    ['whats on saturday / just the evening', ['11-21 Card party', '11-21 The Hill Sisters, bluegrass', '11-21 Wheel & Lantern']],
    ['is it gonna snow tonite', ['11-20 Ice storm warning']],
    ['does school get out early for christmas break', ['12-22 Early dismissal', '12-23 Winter break: no school']],
    ['does the food pantry have turkeys / what time do they open', ['11-24 Food pantry open']],
    ['when is the food pantry / when do they open again', ['12-02 Food pantry open']],
    ['when is the next food pantry / and when does it open again in december', ['12-02 Food pantry open']],
    ['how much is it / and little kid wrestling', ['11-23 Otter wrestling sign-up']],
    ['can i leave my car on the street overnight in december', ['12-01 Winter parking rules begin']],
    ['when do we start moving cars at night', ['12-01 Winter parking rules begin']],
    ['any live music this weekend', ['11-21 The Hill Sisters, bluegrass', '11-21 Wheel & Lantern']],
    ['quilt show 2027', ['04-17 Quilt show']],
    ['quilt show 2027 / and when does the guild meet', ['12-01 Quilt guild meeting']],
    ['help with my new phone / how do i sign up', ['12-10 Tech help']],
    ['whats dec 11 / we need something for the kids so we can go shopping', ['12-11 Parents’ night out']],
    ['when is the next home game', ['11-24 Girls basketball vs. Bluff']],
    ['i need help with my taxes / do i need an appointment', ['02-06 Tax help']],
    ['something for people who lost someone this year', ['12-03 Grief circle']],
    ['whats at the y in december', ['12-23 Blood drive']],
    ['city wide yard sale', ['05-01 Citywide garage sales']],
    ['train show', ['11-28 Model railroad open house']],
    ['when is the hockey tournament / how much for the weekend', ['01-08 Frost Classic hockey tournament']],
    ['whats closed thanksgiving', ['11-26 Museum closed', '11-26 Offices closed for Thanksgiving']],
    ['is the library open friday after thanksgiving', ['11-25 Library closes at noon']],
    ['where can i buy a christmas tree', ['11-28 Christmas tree lot']],
    ['when does the tree lot open', ['11-28 Christmas tree lot']],
    ['sleigh ride / how much for adults', ['12-19 Sleigh ride']],
    ['what is on tonight instead of the ice storm', []],
    ['is there open skate on the 13th / why not / ok the 20th?', ['12-20 Open skate']],
    ['anything for a 10 year old boy on dec 11', ['12-11 Parents’ night out']],
    ['reading circle / whats the circle', ['12-09 Reading circle']],
    ['services on christmas eve / which one is latest / is there one for families', ['12-24 Family service']],
    ['sleigh ride / any on a saturday', ['12-19 Sleigh ride']],
    ['reading circle / whats it about', ['12-09 Reading circle']],
    ['card party / what nights', ['11-21 Card party']],
    ['growers market on the 21st', ['11-21 Growers market']],
  ])('%s', (turns, names) => expect(named(turns)).toEqual([...names].sort()));

  it.each<[string, string[]]>([
    ['is it going to rain', ['I know the calendar, not the weather.']],
    ['whats for supper at the senior center in december', ['Meatloaf.', 'Pork chops.']],
    ['any plays this weekend', ['I find nothing about “plays”']],
    ['what is on saturday', ['**until 9:00 AM** [Ice storm warning]', '**6:00 PM** [Card party]']],
    ['my mom is 72 what is there for her in december', ['Two events for seniors', 'Senior supper']],
    ['is there school on jan 4', ['no closing', 'Winter break']],
    ['sleigh ride / is it free for my 3 year old', ['$5 a child']],
    ['how much is the sleigh ride / students?', ['$5 a child']],
    ['when does school start again after winter break', ['Winter break: no school']],
    ['last day of school', ['The calendar lists no last day of school.']],
  ])('and is told: %s', (turns, texts) => {
    const answer = ask(turns);
    for (const text of texts) expect(answer).toContain(text);
  });
});
