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

  it.each([
    'do the kids start late tuesday',
    'are the kids going in late on tuesday',
    'is school starting late nov 24',
    'do second graders go in late tuesday',
    'are schools on a delay tuesday',
  ])('that begins late is told by its delay: %s', (question) => {
    const events = [
      { name: 'Delayed Opening: Staff Training', date: '2026-11-24', time: 'All Day', description: 'Two hours later.' },
      { name: 'Shops Open Late', ...at('2026-11-24', '17:00', '21:00'), location: 'Depot' },
    ];
    expect(namesIn(askInTurn([question], townOf(events)), events)[0]).toBe('11-24 Delayed Opening: Staff Training');
  });

  it('is none of a camp', () => expect(firstOf('is there a kids full day camp')).toBe('11-25 Full Day Camp for Kids'));
});
