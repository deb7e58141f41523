import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Perch fry', ...at('2026-11-20', '16:30', '19:30'), location: 'Grange Hall', description: '$16, kids under 10 $8.' },
  { name: 'Perch fry', ...at('2026-12-04', '16:30', '19:30'), location: 'Grange Hall', description: '$16, kids under 10 $8.' },
  { name: 'Flea market', ...at('2026-11-20', '09:00', '17:30'), location: 'Armory' },
  { name: 'Story hour', ...at('2026-11-24', '10:00', '11:00'), location: 'Library', status: 'cancelled' },
  { name: 'Story hour', ...at('2026-12-01', '10:00', '11:00'), location: 'Library' },
  { name: 'Town meeting', ...at('2026-11-24', '19:00', '21:00'), location: 'Town Hall' },
  { name: 'Town meeting', ...at('2026-12-22', '19:00', '21:00'), location: 'Town Hall', status: 'cancelled' },
  { name: 'Growers market', ...at('2026-11-21', '09:00', '12:00'), location: 'Park' },
  { name: 'Growers market', ...at('2026-11-28', '09:00', '12:00'), location: 'Park' },
  { name: 'Growers market', ...at('2027-04-03', '09:00', '12:00'), location: 'Park' },
  {
    name: 'Buck contest',
    date: '2026-11-21',
    organization: 'Anchor Brewing',
    location: 'Anchor Brewing',
    description: '$10 to enter.',
  },
  {
    name: 'Fiddle night',
    ...at('2026-11-21', '20:00', '22:00'),
    organization: 'Anchor Brewing',
    location: 'Anchor Brewing',
    price: '$5',
  },
  { name: 'Book club', ...at('2026-12-09', '18:00', '19:00'), location: 'Library', description: 'This month: "Ore Boats".' },
  { name: 'Book club', ...at('2027-01-13', '18:00', '19:00'), location: 'Library', description: 'This month: "River".' },
  { name: 'Author talk', ...at('2026-12-16', '18:00', '19:00'), location: 'Library', description: 'The author reads and signs.' },
  {
    name: 'Holiday parade and tree lighting',
    ...at('2026-11-27', '17:30', '19:30'),
    location: 'Main Street',
    description: 'Parade at 5:30, tree in the park at 6:45, Santa after. Cocoa from the Scouts.',
  },
  { name: 'Santa on the sleigh', ...at('2026-12-19', '17:00', '19:00'), location: 'Plaza' },
  { name: 'Santa breakfast', ...at('2026-12-12', '08:00', '10:00'), location: 'Grange Hall' },
  {
    name: 'Vaccine clinic',
    ...at('2026-11-23', '15:00', '18:00'),
    description: 'No cost if you have no insurance. Walk-ins welcome.',
  },
  { name: 'Cookie workshop', ...at('2026-12-11', '13:00', '15:00'), description: 'Register by Dec. 1, call 715-555-0140.' },
  {
    name: 'Hazardous waste day',
    ...at('2027-05-08', '08:00', '12:00'),
    location: 'City garage',
    description: 'Paint, oil, batteries.',
  },
  { name: 'Girls hockey against Bay', ...at('2026-12-02', '19:00', '21:00'), location: 'Arena' },
  { name: 'Girls hockey against Lake', ...at('2026-12-15', '19:00', '21:00'), location: 'Arena' },
  { name: 'Early release day', date: '2026-12-10', organization: 'School District' },
  { name: 'No school: winter break', date: '2026-12-23', endDate: '2027-01-01', organization: 'School District' },
  {
    name: 'Comedy night',
    ...at('2026-12-17', '19:00', '21:00'),
    location: 'Tavern',
    description: `Leave your stress at the door. ${'Pay us a visit after work. '.repeat(15)}The ticket is $25.`,
  },
  { name: 'Moon walk', ...at('2026-12-28', '18:30', '20:00'), location: 'Trailhead' },
  { name: 'School choir recital', ...at('2026-12-08', '18:30', '20:00'), location: 'Middle School' },
  { name: 'Christmas concert', ...at('2026-12-13', '19:00', '20:30'), location: 'Auditorium' },
  { name: 'Brick lab', ...at('2026-12-05', '10:00', '11:00'), description: 'For kids. Ages 5-11.' },
  { name: 'Junior curling for kids', ...at('2026-12-05', '14:00', '15:00'), description: 'Ages 10 and up.' },
  { name: 'Christmas Day: offices closed', date: '2026-12-25' },
  { name: 'Mill Road closed', date: '2026-11-16', endDate: '2026-11-24', description: 'Sewer work.' },
];

const TOWN = townOf(EVENTS);

const ask = (turns: readonly string[]) => askInTurn(turns, TOWN);

const named = (answer: string) => namesIn(answer, EVENTS);

describe('A conversation goes on from what was said', () => {
  it.each<[string, string[]]>([
    ['when is the growers market / we cant tomorrow, whats after that', ['11-28 Growers market']],
    ["when is the growers market / saturday doesn't work, is there another one", ['11-28 Growers market']],
    ['when is the perch fry / busy tonight, when is the next one', ['12-04 Perch fry']],
    ['when are the town meetings / is the one on the 22nd still on', ['12-22 Town meeting']],
    ['what is on thanksgiving weekend / just saturday please', ['11-28 Growers market']],
    ['is there story hour tuesday / so when does it come back', ['12-01 Story hour']],
    ['when is the growers market / whens the next one / and when does it start up again', ['04-03 Growers market']],
    ['when is book club / what are they reading', ['12-09 Book club']],
    ['when is book club / what are they reading / and the january one?', ['01-13 Book club']],
    [
      'when is winter break / anything to do then',
      ['12-23 No school: winter break', '12-28 Moon walk', '12-25 Christmas Day: offices closed'],
    ],
    ['when is the tree lighting / what time is santa', ['11-27 Holiday parade and tree lighting']],
    ['is mill road closed today / can i walk across', ['11-16 Mill Road closed']],
    ['when is book club / can i watch it on zoom', ['12-09 Book club']],
    ['what is on tomorrow / is there a fiddle one', ['11-21 Fiddle night']],
    ['what is on tomorrow / what time is the early one', ['11-21 Growers market']],
    ['when is the perch fry / what fridays do they have it', ['11-20 Perch fry', '12-04 Perch fry']],
    ['when is book club / i work wednesdays, is there a weekend', ['12-09 Book club']],
  ])('%s', (turns, names) => {
    expect(named(ask(turns.split(' / '))).sort()).toEqual([...names].sort());
  });

  it.each<[string, string[]]>([
    ['anything at anchor brewing this weekend / what does it cost to get in', ['$10 to enter', '“$5”']],
    ['perch fry tonight? / how much / and for my 8 year old', ['kids under 10 $8']],
    ['what does comedy night cost', ['The ticket is $25.']],
    ['cookie workshop / whats the number to sign up', ['715-555-0140']],
    ['when is the parade / what time do they light the tree', ['tree in the park at 6:45']],
  ])('and answers it: %s', (turns, texts) => {
    const answer = ask(turns.split(' / '));
    for (const text of texts) expect(answer).toContain(text);
  });
});

describe('A question is answered', () => {
  it.each<[string, string[]]>([
    ['what is on tonight', ['11-20 Perch fry']],
    ['home hockey games in december', ['12-02 Girls hockey against Bay', '12-15 Girls hockey against Lake']],
    ['is there an early release in december', ['12-10 Early release day']],
    ['anything for a 6 year old on dec 5', ['12-05 Brick lab']],
    ['anything for an 11 year old on dec 5', ['12-05 Brick lab', '12-05 Junior curling for kids']],
    ['where do i bring old paint', ['05-08 Hazardous waste day']],
    ['where can i recycle batteries', ['05-08 Hazardous waste day']],
    ['book club and story hour in december', ['12-01 Story hour', '12-09 Book club']],
    ['whats on christmas day', ['12-25 Christmas Day: offices closed', '12-23 No school: winter break']],
    ['can i drive down mill road', ['11-16 Mill Road closed']],
    ['when will mill road reopen', ['11-16 Mill Road closed']],
    ['whats canceled this month', ['11-24 Story hour']],
    [
      'where can the kids see santa',
      ['12-12 Santa breakfast', '12-19 Santa on the sleigh', '11-27 Holiday parade and tree lighting'],
    ],
    [
      'where can my kids see santa this year',
      ['12-12 Santa breakfast', '12-19 Santa on the sleigh', '11-27 Holiday parade and tree lighting'],
    ],
    ['my son sings in the school choir when is his recital', ['12-08 School choir recital']],
    ['christmas concerts', ['12-13 Christmas concert', '12-08 School choir recital']],
    ['cocoa', ['11-27 Holiday parade and tree lighting']],
  ])('with the events that are meant: %s', (question, names) => {
    expect(named(ask([question])).sort()).toEqual([...names].sort());
  });

  it.each<[string, string]>([
    ['do you need an appointment for the vaccine clinic', 'Walk-ins welcome.'],
    ['do i have to sign up for the cookie workshop', 'Register by Dec. 1, call 715-555-0140.'],
    ['what time do they light the tree', 'tree in the park at 6:45'],
    ['what is the phone number of the mayor', 'no phone number'],
    ['is town hall open friday', 'no opening hours'],
    ['anything for a 3 year old on dec 5', 'I find none that says it is for children'],
  ])('in words: %s', (question, text) => {
    expect(ask([question])).toContain(text);
  });

  it('and what is there and cancelled is not said to be missing', () => {
    expect(ask(['town meeting december 22'])).not.toMatch(/nothing/);
  });
});
