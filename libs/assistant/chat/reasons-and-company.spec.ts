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
