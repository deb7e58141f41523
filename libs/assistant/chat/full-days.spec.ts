import type { TownEvent } from '#libs/contracts';
import { askInTurn, at, namesIn, townOf } from './testing/invented-town';

const EVENTS: readonly Partial<TownEvent>[] = [
  { name: 'Early Dismissal: All Schools', date: '2026-11-25', time: 'All Day', description: 'All are out at 11:50 AM.' },
  { name: 'Full Day Camp for Kids', ...at('2026-11-25', '09:00', '16:00'), location: 'Depot' },
  { name: 'Quorl', ...at('2026-11-25', '19:00', '20:00'), location: 'Depot' },
];

const firstOf = (question: string) => namesIn(askInTurn([question], townOf(EVENTS)), EVENTS)[0];

describe('A full day of the schools', () => {
  it.each([
    'do elementary kids have a full day on nov 25',
    'is it a full school day on november 25',
    'do students stay a full day nov 25',
  ])('is answered by a short one: %s', (question) => expect(firstOf(question)).toBe('11-25 Early Dismissal: All Schools'));

  it('is none of a camp', () => expect(firstOf('is there a kids full day camp')).toBe('11-25 Full Day Camp for Kids'));
});
