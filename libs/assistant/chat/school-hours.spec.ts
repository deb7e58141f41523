import { createSchoolHoursAnswer } from './school-hours';

const EARLY = { earlyDismissalOpen: '7:30 AM', earlyDismissalClose: '11:55 AM' };

const answer = createSchoolHoursAnswer([
  { name: 'Baker Elementary', regularOpen: '8:55 AM', regularClose: '3:15 PM' },
  { name: 'Baker Elementary', subgroup: 'Kindergarten', regularOpen: '8:55 AM', regularClose: '11:40 AM' },
  { name: 'Moorestown High School', regularOpen: '7:30 AM', regularClose: '2:15 PM', ...EARLY },
  { name: 'Preschool' },
]);

describe('Whoever asks when school begins', () => {
  it('is told of the school that is named, with all its parts', () => {
    expect(answer('What time does the high school start?')).toBe(
      'On a regular day:\n**Moorestown High School**: 7:30 AM – 2:15 PM',
    );
    expect(answer('when does baker let out')?.split('\n')).toHaveLength(3);
  });

  it('is told of the kind of day that is asked about', () => {
    expect(answer('When does the high school let out on early dismissal days?')).toBe(
      'On a day of early dismissal:\n**Moorestown High School**: 7:30 AM – 11:55 AM',
    );
    expect(answer('When does the high school start with a two-hour delay?')).toBeNull();
  });

  it('is told of all of them where none is named', () => expect(answer('When does school start?')?.split('\n')).toHaveLength(4));

  it('is told nothing of what is no school, or where nobody says it', () => {
    expect(answer('What are the hours of the library?')).toBeNull();
    expect(createSchoolHoursAnswer([])('When does school start?')).toBeNull();
  });
});
