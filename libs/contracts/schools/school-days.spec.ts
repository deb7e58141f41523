import type { TownEvent } from '../town-event';
import { commonScheduleOf, findSchoolDays, formatSchoolDay, type SchoolDay } from './school-days';

const TODAY = '2026-11-20';
const ORGANIZATION = 'Moorestown Township Public Schools';
const SCHOOLS = [
  'George C. Baker Elementary',
  'Mary E. Roberts Elementary',
  'South Valley Elementary',
  'Upper Elementary School',
  'William Allen Middle School',
  'Moorestown High School',
];

const event = (name: string, about: Partial<TownEvent> = {}): TownEvent => ({
  id: 1,
  name,
  organization: ORGANIZATION,
  category: 'Education',
  date: TODAY,
  time: 'All Day',
  status: 'confirmed',
  ...about,
});

const schoolDaysOf = (...events: TownEvent[]): SchoolDay[] =>
  findSchoolDays(TODAY, events, { schoolDates: ORGANIZATION, schools: SCHOOLS });

const words = (...events: TownEvent[]) => schoolDaysOf(...events).map((one) => formatSchoolDay(one, 'today'));

describe('A parent whose district announces', () => {
  it.each([
    ['Early Dismissal', 'Early dismissal today'],
    ['EARLY DISMISSAL DAY', 'Early dismissal today'],
    ['Early Dismissal – Thanksgiving', 'Early dismissal today'],
    ['Thanksgiving Early Dismissal', 'Early dismissal today'],
    ['Parent-Teacher Conferences (Early Dismissal)', 'Early dismissal today'],
    ['Early dismissal for all students, K-12', 'Early dismissal today'],
    ['Early Dismissal due to snow', 'Early dismissal today'],
    ['Early Dismissal 12:30 PM', 'Early dismissal today'],
    ['Single-session day', 'Early dismissal today'],
    ['Delayed Opening', 'Delayed opening today'],
    ['2-Hour Delay', 'Delayed opening today'],
    ['Two‑hour delayed opening: ice', 'Delayed opening today'],
    ['Schools Closed', 'Schools are closed today'],
    ['Teachers’ convention: schools closed', 'Schools are closed today'],
    ['Thanksgiving - Schools and Offices Closed', 'Schools are closed today'],
    ['All Moorestown schools are closed today due to weather', 'Schools are closed today'],
    ['Presidents’ Day | No School', 'Schools are closed today'],
    ['No school for students, staff development', 'Schools are closed today'],
  ])('%j reads it', (name, sentence) => expect(words(event(name))).toEqual([sentence]));

  it.each([
    'Early Dismissal Drill rescheduled',
    'Early dismissal drill',
    'Early Dismissal: CANCELLED',
    'Early dismissal moved to Friday',
    'No early dismissal',
    'Schools are NOT closed',
    'Possible delayed opening',
    'Schools closed? If it snows: delayed opening',
    'Care on early dismissal days',
    'Clubs meet after early dismissal',
    'Early dismissal forms due',
    'Delayed opening procedures: a talk for parents',
    'No School Board meeting',
    'No school store today',
    'Nursery School Closed for Spring Break',
    'Summer school closed',
    'Offices closed',
    'Closed for Thanksgiving',
    'Enrollment closes',
    'Early dismissal for grade 6 / Delayed opening for grade 7',
    'First day of school',
  ])('%j reads nothing about hours', (name) => expect(words(event(name))).toEqual([]));

  it.each([
    ['Early dismissal: South Valley Elementary School', ['South Valley Elementary']],
    ['MHS early dismissal, midterm exams', ['Moorestown High School']],
    ['Baker: early dismissal', ['George C. Baker Elementary']],
    ['Upper Elementary School closed', ['Upper Elementary School']],
    ['Early dismissal for Baker and Roberts', ['George C. Baker Elementary', 'Mary E. Roberts Elementary']],
    ['Early dismissal for kindergarten', []],
    ['Early Dismissal – Grades 4-6', []],
    ['Elementary schools closed', []],
  ])('%j is not told that it is so at all schools', (name, schools) =>
    expect(schoolDaysOf(event(name)).map((one) => one.schools)).toEqual([schools]),
  );

  it('a day off in the description of a whole day reads it, where the sentence says nothing else', () => {
    const last = (description: string, time = 'All Day') => words(event('Last day of school', { description, time }));
    expect(last('Bring a bag. Early dismissal.')).toEqual(['Early dismissal today']);
    expect(last('Early dismissal was last year.')).toEqual([]);
    expect(last('There is no early dismissal.')).toEqual([]);
    expect(last('Early dismissal.', '6:00 PM')).toEqual([]);
  });
});

describe('A parent reads of a school day', () => {
  it('only what is on that day, every day that it lasts', () => {
    const days = { date: '2026-11-19', endDate: '2026-11-21' };
    expect(words(event('Schools closed', days))).toHaveLength(1);
    expect(words(event('Schools closed', { date: '2026-11-21' }), event('Schools closed', { date: '2026-11-19' }))).toEqual([]);
  });

  it('nothing that is cancelled or withdrawn, nothing that others say', () => {
    expect(words(event('Schools closed', { status: 'cancelled' }), event('No school', { status: 'withdrawn' }))).toEqual([]);
    expect(words(event('Schools closed', { organization: 'Moorestown Library' }))).toEqual([]);
    const both = [{ organization: 'Moorestown Library' }, { organization: ORGANIZATION }];
    expect(words(event('Schools closed', { organization: 'Moorestown Library', sources: both }))).toHaveLength(1);
  });

  it('of one school what that school says, and nothing of a part that is no school', () => {
    expect(words(event('Early Dismissal', { subOrganization: 'George C. Baker Elementary School' }))).toEqual([
      'Early dismissal today at George C. Baker Elementary',
    ]);
    expect(words(event('School closed', { subOrganization: 'William Allen Middle School' }))).toEqual([
      'William Allen Middle School is closed today',
    ]);
    expect(words(event('Early Dismissal', { subOrganization: 'Board of Education' }))).toEqual([]);
  });

  it('of several schools their names, of some of them that it is some', () => {
    expect(words(event('Schools closed for Baker and Roberts'))).toEqual([
      'George C. Baker Elementary and Mary E. Roberts Elementary are closed today',
    ]);
    expect(words(event('Elementary schools closed'))).toEqual(['Some schools are closed today']);
    expect(words(event('Delayed opening for kindergarten'))).toEqual(['Delayed opening today at some schools']);
  });

  it('one thing once, and nothing else when all schools are closed', () => {
    expect(words(event('Early Dismissal'), event('Early dismissal for Thanksgiving'))).toHaveLength(1);
    const closed = event('Schools closed');
    expect(words(event('Delayed opening'), closed, event('Early Dismissal', { subOrganization: SCHOOLS[5] }))).toEqual([
      'Schools are closed today',
    ]);
  });
});

describe('The hours of a day', () => {
  it.each([
    ['Early Dismissal', 'Early Dismissal'],
    ['Delayed Opening', '2-Hour Delay'],
    ['90-minute delay', 'Regular'],
    ['Delayed opening: 1 hour delay', 'Regular'],
    ['Schools closed', 'Regular'],
    ['Early dismissal for kindergarten', 'Regular'],
  ])('with %j are those of %j', (name, schedule) => expect(commonScheduleOf(schoolDaysOf(event(name)))).toBe(schedule));

  it('are the usual ones when the calendar says two things', () =>
    expect(commonScheduleOf(schoolDaysOf(event('Early Dismissal'), event('Delayed opening')))).toBe('Regular'));

  it('are the usual ones when it says nothing', () => expect(commonScheduleOf([])).toBe('Regular'));
});
