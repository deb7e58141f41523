import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const SCHOOLS = 'Riverton Schools';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Otters Hockey vs. Fernley', ...at('2026-11-20', '19:00', '21:00'), organization: SCHOOLS, location: 'Ice House' },
  { name: 'Teen Game Night', ...at('2026-11-20', '16:30', '18:30'), location: 'Library', description: 'Ages 12 to 18. Free.' },
  { name: 'Early dismissal', ...at('2026-11-24', '12:00', '12:30'), organization: SCHOOLS },
  { name: 'No school: Thanksgiving recess', date: '2026-11-25', endDate: '2026-11-27', organization: SCHOOLS },
  { name: 'Adult coloring', ...at('2026-12-01', '10:00', '11:00'), location: 'Library' },
  { name: 'Teen Game Night', ...at('2026-12-04', '16:30', '18:30'), location: 'Library', description: 'Ages 12 to 18. Free.' },
  { name: 'Friends of the Park meeting', ...at('2026-12-05', '10:00', '11:00'), location: 'Town Hall' },
  {
    name: 'Fiddle gathering',
    ...at('2026-12-11', '19:00', '21:00'),
    description: '$18 one night, $30 both.',
    location: 'Grange',
  },
  { name: 'Vespers', ...at('2026-12-13', '17:00', '18:00'), description: 'In English, and in Spanish at 6 PM.' },
];

const TOWN = townOf(EVENTS);

const ask = (turns: string): string => askInTurn(turns.split(' / '), TOWN);

const named = (turns: string): string[] => namesIn(ask(turns), EVENTS);

describe('What a question says beside what it asks for', () => {
  it.each(['who we playing tonight', 'who are we playing tonight', 'who do we play tonight', 'whos we up against tonight'])(
    'asks for the game that names an opponent: %s',
    (question) => expect(named(question)).toEqual(['11-20 Otters Hockey vs. Fernley']),
  );

  it.each([
    ['what time is the kickoff', 'Football'],
    ['kickoff time', 'Football'],
    ['what time is tipoff tonight', 'Basketball'],
    ['when is the tip-off', 'Basketball'],
    ['what time is the faceoff', 'Hockey'],
    ['faceoff time', 'Hockey'],
  ])('asks for the game of a sport by its beginning: %s', (question, sport) => {
    const events = ['Football', 'Basketball', 'Hockey'].map((name, index) => ({
      name: `${name} vs. Fernley`,
      ...at('2026-11-20', `${17 + index}:00`, `${18 + index}:00`),
    }));
    expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual([`11-20 ${sport} vs. Fernley`]);
  });

  it.each(['kickoff', 'tipoff', 'faceoff'])('asks for a game that names no sport by its %s', (beginning) => {
    const events = [{ name: 'Otters vs. Fernley', ...at('2026-11-20', '17:00', '19:00') }];
    expect(namesIn(askInTurn([`what time is the ${beginning}`], townOf(events)), events)).toEqual(['11-20 Otters vs. Fernley']);
  });

  it.each(['campaign kickoff', 'summer reading kickoff', 'kickoff party'])(
    'asks for no game by what else begins: %s',
    (question) => {
      const events = [{ name: 'Football vs. Fernley', ...at('2026-11-20', '17:00', '19:00') }];
      expect(namesIn(askInTurn([question], townOf(events)), events)).toEqual([]);
    },
  );

  it('knows for whom grandbabies are', () => expect(ask('something for my grandbabies')).not.toContain('grandbabies'));

  it.each([
    'im stuck at home with a 14 year old, is there anything on the 4th',
    'my 14 yr old is bored stiff, anything on december 4',
    'we are snowed in and im 14 is there something on december 4',
  ])('names for whom anything is asked: %s', (question) => expect(named(question)).toEqual(['12-04 Teen Game Night']));

  it.each([4, 7, 11])('leaves what is for any age behind what is for children: %s years old', (age) => {
    const events = [
      { name: 'Flu shots', ...at('2026-12-01', '09:00', '12:00'), description: 'Shots for children and adults, ages 2 and up.' },
      { name: 'Blocks and stories', ...at('2026-12-08', '10:00', '11:00'), description: 'Ages 3 to 12.' },
    ];
    expect(namesIn(askInTurn([`something for a ${age} year old`], townOf(events)), events)).toEqual([
      '12-08 Blocks and stories',
      '12-01 Flu shots',
    ]);
  });

  it.each(['the boys', 'my daughter', 'him', 'our kids'])('names who is signed up, and no event: %s', (child) => {
    const events = [
      { name: 'Summer camp registration', ...at('2027-02-06', '09:00', '12:00') },
      { name: 'Boys choir', ...at('2026-12-06', '09:00', '12:00') },
    ];
    expect(namesIn(askInTurn([`when do i sign ${child} up for summer camp`], townOf(events)), events)).toEqual([
      '02-06 Summer camp registration',
    ]);
  });

  it('asks a fire department of volunteers for no volunteering', () => {
    const events = [
      { name: 'Ham supper', ...at('2026-11-21', '16:00', '19:00'), organization: 'Hill Volunteer Fire Department' },
      { name: 'Boots in the creek', ...at('2026-11-21', '10:00', '12:00'), category: 'Volunteer' },
    ];
    expect(namesIn(askInTurn(['i need volunteer hours this weekend'], townOf(events)), events)).toEqual([
      '11-21 Boots in the creek',
    ]);
  });

  it.each([
    'how much if we go both nights of the fiddle gathering',
    'how much if i bring my three kids to the fiddle gathering',
    'how much for two of us at the fiddle gathering',
    'how much is the fiddle gathering if i come late',
  ])('names the event also after a condition: %s', (question) => {
    expect(named(question)).toEqual(['12-11 Fiddle gathering']);
    expect(ask(question)).toContain('$30 both');
  });

  it.each(['is any of it in spanish', 'is some of it in spanish', 'is it in spanish'])(
    'is asked of the event before: %s',
    (question) => expect(named(`when is vespers / ${question}`)).toEqual(['12-13 Vespers']),
  );

  it.each(['what day do they go back', 'and when do the kids go back'])(
    'asks of the days without school before: %s',
    (question) => expect(named(`kids off next week right / ${question}`)).toEqual(['11-25 No school: Thanksgiving recess']),
  );
});
