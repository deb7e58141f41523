import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Library Closes at 5', ...at('2026-11-25', '17:00', '18:00'), location: 'Otter Library' },
  { name: 'Library Closed: Thanksgiving', date: '2026-11-26', time: 'All Day', location: 'Otter Library' },
  { name: 'City Offices Closed', date: '2026-11-26', endDate: '2026-11-27', time: 'All Day', location: 'City Hall' },
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
});
