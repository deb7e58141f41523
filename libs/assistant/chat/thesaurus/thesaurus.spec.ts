import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from '../testing/invented-town';
import { EVENT_KINDS } from './event-kinds';
import { findKinds } from './find-kinds';
import { rankKinds } from './rank-kinds';

const OTHERS: readonly Partial<TownEvent>[] = [
  { name: 'Zorbing', ...at('2026-12-06', '19:00', '20:00'), location: 'Grange Hall' },
  { name: 'Quorl', ...at('2026-12-08', '19:00', '20:00'), location: 'Grange Hall' },
];

/** For ten thousand questions, on a busy machine. */
const ALL_WAYS_MS = 120_000;

const kind = fc.constantFrom(...EVENT_KINDS);

describe('The thesaurus', () => {
  it('has names and ways to ask in each line, in lower case, each once', () => {
    for (const { names, ways } of EVENT_KINDS) {
      expect(Math.min(names.length, ways.length)).toBeGreaterThan(0);
      expect([...names, ...ways].filter((words) => !/^[a-z0-9&./-]+(?: [a-z0-9&./-]+)*$/.test(words))).toEqual([]);
      expect(new Set([...names, ...ways]).size).toBe(names.length + ways.length);
    }
  });

  it(
    'leads by every way to an event with the first name',
    () => {
      const lost = EVENT_KINDS.flatMap(({ names: [name = ''], ways }) => {
        const events = [...OTHERS, { name, ...at('2026-12-05', '10:00', '12:00'), location: 'Grange Hall' }];
        const town = townOf(events);
        return ways.filter((way) => !namesIn(askInTurn([`anything for ${way}?`], town), events).includes(`12-05 ${name}`));
      });
      expect(lost).toEqual([]);
    },
    ALL_WAYS_MS,
  );

  it('finds a way with few words between, the one with the most words first', () => {
    const waysIn = (text: string) => findKinds(text).map(({ way }) => way);
    expect(waysIn('where can I open a little shop')).toContain('open shop');
    expect(waysIn('is the shop on the corner of Main open')).not.toContain('open shop');
    fc.assert(
      fc.property(kind, kind, (one, other) => {
        const lengths = findKinds(`${one.ways[0]} or ${other.ways.at(-1)}`).map(({ stems }) => stems.length);
        expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
      }),
    );
  });

  it('ranks first each kind of which several ways are said', () => {
    for (const one of EVENT_KINDS.filter(({ ways }) => ways.length >= 5))
      expect(rankKinds(one.ways.join(' or '))[0]!.kind).toBe(one);
  });
});

describe('What is asked for by another name', () => {
  const EVENTS: readonly Partial<TownEvent>[] = [
    {
      name: 'Repair Café',
      ...at('2026-11-21', '10:00', '13:00'),
      location: 'Tool Library',
      description: 'Free. Bring one thing.',
    },
    {
      name: 'Repair Café',
      ...at('2026-12-19', '10:00', '13:00'),
      location: 'Tool Library',
      description: 'Free. Bring one thing.',
    },
    { name: 'Document Shred Day', ...at('2026-12-05', '09:00', '12:00'), location: 'Depot', description: 'Five boxes at most.' },
    { name: 'Polka Dance', ...at('2026-12-12', '19:00', '22:00'), location: 'Grange Hall' },
    { name: 'Winter Gala', ...at('2026-12-18', '19:00', '22:00'), location: 'Mill Hall', description: 'With an accordion.' },
    { name: 'Toy Drive', ...at('2026-11-27', '09:00', '12:00'), location: 'Fire Station 1', description: 'New toys.' },
    { name: 'Medicare Plan Help', ...at('2026-12-02', '13:00', '16:00'), location: 'Senior Center' },
    { name: 'Pet Microchip Clinic', ...at('2026-12-03', '13:00', '16:00'), location: 'Animal Shelter' },
    { name: 'Caregiver Circle', ...at('2026-12-10', '10:00', '11:00'), location: 'Senior Center' },
    { name: 'Community Lunch', ...at('2026-11-20', '12:00', '13:00'), location: 'Senior Center', description: 'Hot soup.' },
  ];
  const town = townOf(EVENTS);
  const namesAfter = (...turns: string[]) => namesIn(askInTurn(turns, town), EVENTS);

  it('is answered with its day and details', () => {
    expect(namesAfter('my toaster died, can anybody look at it this weekend?')).toEqual(['11-21 Repair Café']);
    expect(namesAfter('can i get my dog chipped anywhere')).toEqual(['12-03 Pet Microchip Clinic']);
    expect(namesAfter('help for caring for my aging parents')).toEqual(['12-10 Caregiver Circle']);
    expect(namesAfter('where can i get rid of old bank statements')).toEqual(['12-05 Document Shred Day']);
    expect(askInTurn(['old bank statements', 'is there a limit'], town)).toContain('Five boxes');
  });

  it('is answered by words that are much more alike it than others', () => {
    expect(namesAfter('mom turns 65 and is drowning in insurance mailers, who can sit down with her')).toEqual([
      '12-02 Medicare Plan Help',
    ]);
  });

  it.each([
    ['my kid wants to make some money reffing', 'Class for New Umpires'],
    ['who teaches officiating', 'Referee Course'],
    ['when does the council pick the mayor', 'City Council Reorganization'],
    ['when do they choose the new mayor', 'Swearing-In of Officials'],
    ['my sister said the cops sell off bikes nobody claimed', 'Auction: Found Bicycles'],
    ['looking after my dad with alzheimers, any group for me', 'Caregivers Coffee'],
    ['mom with dementia, who helps people like me', 'Caregivers Coffee'],
    ['volunteer outdoors', 'Trail Day at Quarry Pond'],
  ])('is led to by a word of its family or its kin: %s', (question, name) => {
    const others = [
      { name: 'Police Board', ...at('2026-12-01', '19:00', '20:00'), description: 'Lost time and money.' },
      { name: 'City Council', ...at('2026-12-02', '19:00', '20:00'), description: 'The mayor presides.' },
      { name: 'Kids Games', ...at('2026-12-03', '10:00', '11:00'), location: 'Depot' },
    ];
    const events = [...others, { name, ...at('2026-12-19', '10:00', '12:00'), description: 'Outdoors.' }];
    expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual([`12-19 ${name}`]);
  });

  it.each([
    ['trouble nursing my newborn, who can help', 'Milk & Muffins', 'Breastfeeding support with a consultant.'],
    ['packages getting stolen off porches, is anyone meeting', 'Third Thursday', 'Porch thefts with Officer Dill, then pie.'],
    ['my 9th grader needs volunteer hours', 'Spill the Beans', 'Counts as volunteer hours. Grades 7 to 12.'],
    ['can my kid work at the pool, is there a meeting', 'Come In, It Is Warm', 'For those with a lifeguard card.'],
    ['my husband passed in september. is there a group for that', 'Walking Home', 'For anyone who has lost a loved one.'],
    ['we are short on money and out of food', 'Full Shelves', 'A bag of groceries for each household.'],
    ['any groups for people who crochet', 'Loose Ends', 'A circle for knitters and crocheters.'],
    ['my first grader hates reading out loud', 'Ears Up', 'Grades K to 3 read aloud to a dog.'],
    ['where do i learn to read sea charts', 'Coastwise', 'Navigation by compass and charts.'],
    ['whats that booming at night', 'Heads Up', 'Live fire on the north range until 11 PM.'],
    ['any stores open late in december', 'Jingle and Mingle', 'Late shopping until 9, with cider.'],
    ['singles mixer', 'Third Thursday', 'Meet other singles over chess.'],
  ])('is led to by a text, where no title says it: %s', (question, name, description) => {
    const others = [
      { name: 'Lap Sit Rhymes', ...at('2026-12-01', '10:00', '10:30'), description: 'For babies.' },
      { name: 'Blood Drive', ...at('2026-12-02', '10:00', '16:00'), location: 'Depot' },
    ];
    const events = [...others, { name, description, ...at('2026-12-10', '18:00', '19:00') }];
    expect(namesIn(askInTurn([question], townOf(events)), events)[0]).toBe(`12-10 ${name}`);
  });

  it('is led to by no text that has it as a side matter', () => {
    const events = [
      { name: 'Paint Drop-Off', ...at('2026-12-10', '08:00', '12:00'), description: 'Show a license or a tax bill.' },
    ];
    expect(namesIn(askInTurn(['how do i pay my property taxes'], townOf(events)), events)).toEqual([]);
  });

  it('is answered with a sentence that says so', () => {
    expect(askInTurn(['bank statements'], town)).toMatch(/^I find nothing called “bank statements”\. Under “document shred”:\n/);
  });

  it('is what has the words itself, if anything has', () => {
    expect(namesAfter('grandpa wants to hear an accordion')).toEqual(['12-18 Winter Gala']);
  });

  it.each([
    ['where can i get my dog vaccinated', 'Rabies Clinic', 'All dogs are vaccinated.'],
    ['anybody to write a resume with me', 'Job Search Workshop', 'Write to us with a resume.'],
    ['somewhere to sign up for paint with wine', 'Paint Night', 'Wine at the bar, with paint on the walls.'],
    ['can i pick up trash somewhere', 'Litter Walk', 'Pick up your trash when you leave.'],
  ])('is no event whose text alone has the words: %s', (question, name, description) => {
    const events = [
      { name: 'Zorbing', ...at('2026-11-24', '19:00', '20:00'), location: 'Grange Hall', description },
      { name, ...at('2026-12-05', '10:00', '12:00'), location: 'Grange Hall' },
    ];
    expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual([`12-05 ${name}`]);
  });

  it('is not found where the calendar has nothing of the kind', () => {
    for (const question of ['can i get a flu jab', 'easter egg hunt for the kids', 'anything at the bowling alley']) {
      expect(askInTurn([question], town)).toMatch(/^I find no/);
      expect(namesAfter(question)).toEqual([]);
    }
  });

  it('is no kind beside an event whose title has several of the words', () => {
    const events = [
      { name: 'Tax Basics for Small Business', ...at('2027-01-13', '18:00', '20:00'), location: 'Library' },
      { name: 'Small Business Saturday', ...at('2026-11-28', '10:00', '17:00'), location: 'Main Street' },
    ];
    expect(namesIn(askInTurn(['small biz tax workshop'], townOf(events)), events)[0]).toBe('01-13 Tax Basics for Small Business');
  });

  it('is none at another time beside what is near at the time', () => {
    expect(namesAfter('somewhere mom can get a hot meal at noon today')).toEqual(['11-20 Community Lunch']);
  });

  it('is nothing that is over', () => {
    const events = [{ name: 'Polar Plunge', ...at('2026-11-01', '12:00', '13:00'), location: 'Otter Lake' }];
    expect(askInTurn(['that crazy jump in the icy river'], townOf(events))).not.toContain('Under “');
  });

  it('is what is to come, where what is near is over', () => {
    const events = [
      { name: 'Sleepwalk', ...at('2026-11-01', '12:00', '13:00'), description: 'A jump over the icy river.' },
      { name: 'Polar Plunge', ...at('2027-01-01', '12:00', '13:00'), location: 'Otter Lake' },
    ];
    expect(namesIn(askInTurn(['that crazy jump in the icy river'], townOf(events)), events)).toContain('01-01 Polar Plunge');
  });

  it.each(['hanukkah celebration downtown?', 'anything festive for chanukah'])('is what is held on a holiday: %s', (question) => {
    const events = [
      { name: 'Menorah on the Square', ...at('2026-12-04', '16:30', '17:30'), location: 'Depot' },
      ...['Chair Yoga', 'Pierogi Friday', 'Open Gym', 'Zorbing'].map((name) => ({
        name,
        ...at('2026-12-04', '10:00', '11:00'),
        location: 'Grange Hall',
      })),
    ];
    expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual(['12-04 Menorah on the Square']);
  });

  it('is for anybody where nothing of its kind is for those who are asked for', () => {
    expect(namesAfter('where do i donate gifts for kids')).toEqual(['11-27 Toy Drive']);
  });
});
