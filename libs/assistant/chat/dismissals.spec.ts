import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  {
    name: 'Early Dismissal: Staff Training',
    date: '2026-11-24',
    location: 'All Riverton schools',
    organization: 'Riverton Schools',
    description: 'High school 11:50, elementary 12:40.',
  },
  {
    name: 'Early Dismissal: Winter Recess',
    date: '2026-12-22',
    location: 'All Riverton schools',
    organization: 'Riverton Schools',
    description: 'All schools 12:15.',
  },
  {
    name: 'No School: Winter Recess',
    date: '2026-12-23',
    endDate: '2027-01-03',
    location: 'All Riverton schools',
    organization: 'Riverton Schools',
    description: 'Classes resume Monday, January 4.',
  },
  { name: 'Winter Recess Chess Camp', ...at('2026-12-28', '09:00', '12:00'), location: 'Rec Center' },
  { name: 'Lego club', ...at('2026-11-24', '15:30', '16:30'), location: 'Library', description: 'For kids. Pick up by 4:30.' },
  { name: 'Back to School Night', ...at('2027-09-09', '18:00', '20:00'), location: 'High School' },
];

const TOWN = townOf(EVENTS);
const named = (turns: string): string[] => namesIn(askInTurn(turns.split(' / '), TOWN), EVENTS);

const TRAINING = ['11-24 Early Dismissal: Staff Training'];
const RECESS = ['12-23 No School: Winter Recess'];

describe('Pupils who go home or come back', () => {
  it.each<[string, string[]]>([
    ['what time do middle schoolers get out tuesday', TRAINING],
    ['when are the freshmen out this tuesday', TRAINING],
    ['what time should i pick up my third grader tuesday', TRAINING],
    ['how early does my kindergartner get home on tuesday', TRAINING],
    ['is tuesday a half day / when do i need to fetch my fourth grader', TRAINING],
    ['is tuesday a half day / and what time for the high schoolers', TRAINING],
    ['when is the first day back at school in january', RECESS],
    ['when is winter recess over and when do we go back', RECESS],
    ['when does winter recess begin and what day does everybody come back', RECESS],
    ['what time do i pick up my son from lego club', ['11-24 Lego club']],
    ['when is back to school night', ['09-09 Back to School Night']],
  ])('are those of the schools: %s', (asked, expected) => expect(named(asked)).toEqual(expected));
});
