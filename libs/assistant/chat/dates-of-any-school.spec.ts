import type { TownEvent } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { isSchoolDate } from './school';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

describe('In a town that has not said who has the school dates', () => {
  const events: readonly Partial<TownEvent>[] = [
    {
      name: 'Early Dismissal - Teacher Workshop',
      date: '2026-12-04',
      organization: 'RSU 12',
      category: 'School',
      location: 'All RSU 12 schools',
    },
    { name: 'Half day for students', date: '2026-12-18', organization: 'SAU 3' },
    { name: 'Delayed opening: conferences', date: '2026-12-09', organization: 'RSU 12' },
    { name: 'Winter recess', date: '2026-12-21', endDate: '2027-01-01', organization: 'RSU 12', location: 'District schools' },
    { name: 'Half-day fly fishing trip', ...at('2026-12-12', '08:00', '12:00') },
    { name: 'Winter break camp', date: '2026-12-28', endDate: '2026-12-30', location: 'Elementary School gym' },
  ];
  const named = (question: string) => namesIn(askInTurn([question], townOf(events)), events);

  it.each<[string, string[]]>([
    ['any half days in december', ['12-04 Early Dismissal - Teacher Workshop', '12-18 Half day for students']],
    ['early dismissal december 4?', ['12-04 Early Dismissal - Teacher Workshop']],
    ['is there a delayed opening december 9', ['12-09 Delayed opening: conferences']],
    ['is there school december 22', ['12-21 Winter recess']],
  ])('what only schools have is theirs: %s', (question, names) => expect(named(question)).toEqual(names));

  it.each<Partial<TownEvent>>([
    { name: 'Delayed opening of the town offices' },
    { name: 'Half-day fly fishing trip' },
    { name: 'Early release: winter ale', organization: 'Otter Brewing' },
    { name: 'Library: early closing' },
    { name: 'Pool closed', location: 'Middle School gym' },
    { name: 'Winter break camp', location: 'Elementary School gym' },
  ])('what others have is not: $name', (event) =>
    expect(isSchoolDate(anEvent({ organization: 'Riverton', ...event }), '')).toBe(false),
  );

  it('a camp in a break is no date of the schools', () =>
    expect(named('is there school december 29')).toEqual(['12-21 Winter recess']));
});
