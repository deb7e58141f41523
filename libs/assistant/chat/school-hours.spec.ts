import { anEvent } from '#libs/contracts/testing';
import { buildCalendarIndex } from './calendar-index';
import { answerSchoolHours } from './school-hours';

const EARLY = { earlyDismissalOpen: '7:30 AM', earlyDismissalClose: '11:55 AM' };
const DISTRICT = 'Town Schools';
const TODAY = '2026-11-20';

const schools = [
  { name: 'Baker Elementary', regularOpen: '8:55 AM', regularClose: '3:15 PM' },
  { name: 'Baker Elementary', subgroup: 'Kindergarten', regularOpen: '8:55 AM', regularClose: '11:40 AM' },
  { name: 'Moorestown High School', regularOpen: '7:30 AM', regularClose: '2:15 PM', ...EARLY },
  { name: 'Preschool' },
];

const entries = (...named: (readonly [day: string, name: string])[]) =>
  buildCalendarIndex(
    named.map(([date, name], nth) => anEvent({ id: nth + 1, name, date, time: 'All Day', organization: DISTRICT })),
  ).entries;

const answer = (question: string, day?: string, ...notices: (readonly [string, string])[]) =>
  answerSchoolHours(question, day === undefined ? undefined : { from: day, to: day }, {
    schools,
    schoolDates: DISTRICT,
    entries: entries(...notices),
    today: TODAY,
  });

describe('A parent who asks when school begins', () => {
  it('is told of the school that is named, with all its parts', () => {
    expect(answer('What time does the high school start?')).toBe(
      'On a regular day:\n**Moorestown High School**: 7:30 AM – 2:15 PM',
    );
    expect(answer('when does baker let out')?.split('\n')).toHaveLength(3);
  });

  it('is told of the kind of day that is asked about, never of a regular one', () => {
    expect(answer('When does the high school let out on early dismissal days?')).toBe(
      'The calendar lists no early dismissal to come.\nOn a day of early dismissal:\n**Moorestown High School**: 7:30 AM – 11:55 AM',
    );
    expect(answer('When do kids at the high school get let out early?', undefined, ['2026-12-23', 'Early dismissal'])).toBe(
      'Early dismissal on Wednesday, December 23: [Early dismissal](/event/1)\nOn a day of early dismissal:\n**Moorestown High School**: 7:30 AM – 11:55 AM',
    );
  });

  it('is told of all of them where none is named', () => expect(answer('When does school start?')?.split('\n')).toHaveLength(4));

  it('gets the hours that the calendar gives to the day, never the regular ones', () => {
    const day = '2026-11-25';
    expect(answer('When does the high school let out?', day, [day, 'Early dismissal: Thanksgiving'])).toBe(
      'Early dismissal on Wednesday, November 25: [Early dismissal: Thanksgiving](/event/1)\n**Moorestown High School**: 7:30 AM – 11:55 AM',
    );
    expect(answer('When does the high school start?', day, [day, 'Delayed opening'])).toContain('Hours not available');
    expect(answer('When does the high school start?', day, [day, 'Schools closed'])).not.toContain('7:30');
    expect(answer('When does the high school start?', '2026-11-21')).toContain('There is no school tomorrow');
  });

  it('reads of different hours in the next days even if no day is named', () => {
    expect(answer('When does the high school start?', undefined, ['2026-11-24', 'Delayed opening'])).toContain(
      'Delayed opening on Tuesday, November 24',
    );
  });

  it('gets no answer where no hours are known', () =>
    expect(
      answerSchoolHours('When does school start?', undefined, { schools: [], schoolDates: '', entries: [], today: TODAY }),
    ).toBeNull());
});
