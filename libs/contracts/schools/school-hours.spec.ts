import { formatSchoolHours, groupBySchool, SCHEDULES, type SchoolHours, schoolYearOf, subgroupNameOf } from './school-hours';

const baker: SchoolHours = {
  id: 1,
  name: 'Baker',
  regularOpen: '8:55 AM',
  regularClose: '15:15',
  earlyDismissalOpen: '8:55 AM',
  delayedOpeningClose: '3:15 PM',
};

describe('The hours of a school', () => {
  it('are told as a range, however the town writes its times', () =>
    expect(formatSchoolHours(baker, 'Regular')).toBe('8:55 AM – 3:15 PM'));

  it('are not told when either end is unknown', () =>
    expect([formatSchoolHours(baker, 'Early Dismissal'), formatSchoolHours(baker, '2-Hour Delay')]).toEqual([null, null]));

  it('are not told when nothing is known, or nothing that is a time', () => {
    for (const schedule of SCHEDULES) {
      expect(formatSchoolHours({ id: 2, name: 'Baker' }, schedule)).toBeNull();
      expect(
        formatSchoolHours({ ...baker, regularClose: 'late', earlyDismissalClose: '', delayedOpeningOpen: '25:00' }, schedule),
      ).toBeNull();
    }
  });

  it('are those of all its pupils when it says of whom', () => {
    expect([subgroupNameOf(baker), subgroupNameOf({ subgroup: '' }), subgroupNameOf({ subgroup: 'Preschool' })]).toEqual([
      'Regular Hours',
      'Regular Hours',
      'Preschool',
    ]);
  });

  it('stand under its name, wherever in the list they come', () => {
    const all = ['Baker', 'Allen', 'Baker'].map((name, id): SchoolHours => ({ id, name }));
    expect(groupBySchool(all).map(({ name, hours }) => [name, hours.map(({ id }) => id)])).toEqual([
      ['Baker', [0, 2]],
      ['Allen', [1]],
    ]);
  });
});

it.each([
  ['2026-06-30', '2025–26'],
  ['2026-07-01', '2026–27'],
  ['2026-12-31', '2026–27'],
  ['2099-09-01', '2099–00'],
])('On %s it is the school year %s', (day, year) => expect(schoolYearOf(day)).toBe(year));
