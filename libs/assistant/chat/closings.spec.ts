import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Library Closes at 5', ...at('2026-11-25', '17:00', '18:00'), location: 'Otter Library' },
  { name: 'Library Closed: Thanksgiving', date: '2026-11-26', time: 'All Day', location: 'Otter Library' },
  { name: 'City Offices Closed', date: '2026-11-26', endDate: '2026-11-27', time: 'All Day', location: 'City Hall' },
  { name: 'City Offices and Library Closed', date: '2027-01-01', time: 'All Day', location: 'City Hall' },
  {
    name: 'Library Closes at Noon',
    ...at('2026-12-31', '12:00', '12:30'),
    location: 'Otter Library',
    organization: 'Otter Library',
  },
  { name: 'Library Closed: Christmas', date: '2026-12-24', endDate: '2026-12-25', time: 'All Day', location: 'Otter Library' },
  { name: 'Road Closed: Depot Road', date: '2026-11-23', endDate: '2026-11-30', time: 'All Day', location: 'Depot Road' },
];

const firstOf = (question: string) => namesIn(askInTurn([question], townOf(EVENTS)), EVENTS)[0];

describe('Whether a place is open on a day', () => {
  it.each(['library open on turkey day?', 'is the library open on thanksgiving', 'library open nov 26'])(
    'is told by the closing of that day before that of the day before: %s',
    (question) => {
      expect(firstOf(question)).toBe('11-26 Library Closed: Thanksgiving');
    },
  );

  it.each(['city hall open on black friday? need a permit', 'city hall open nov 27, i need a form'])(
    'is told whatever a resident needs there: %s',
    (question) => {
      expect(firstOf(question)).toBe('11-26 City Offices Closed');
    },
  );

  it.each(['is the library open on new years day', 'library closed jan 1?'])(
    'is told by a closing of several places on that day before one of its own the day before: %s',
    (question) => {
      expect(firstOf(question)).toBe('01-01 City Offices and Library Closed');
    },
  );

  it.each([
    'is the post office open the day after thanksgiving',
    'is the dmv open nov 27',
    'is the courthouse open on thanksgiving',
  ])('is not told by the closing of another place: %s', (question) => {
    expect(firstOf(question)).toBeUndefined();
  });

  it('is told of the same place on another holiday', () => {
    const answer = askInTurn(['is the library closed for thanksgiving', 'and christmas?'], townOf(EVENTS));
    expect(namesIn(answer, EVENTS)[0]).toBe('12-24 Library Closed: Christmas');
  });
});
