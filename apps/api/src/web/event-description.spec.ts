import type { EventDetails } from '#libs/contracts';
import { formatEventDescription } from './event-description';

const fair: EventDetails = {
  id: 1,
  name: 'Fair',
  organization: 'Moorestown Library',
  category: 'Social',
  date: '2026-11-20',
  time: '6:00 PM',
  status: 'confirmed',
};

describe('What is said of an event in a sentence or two', () => {
  it.each<[string, Partial<EventDetails>, string]>([
    ['when and by whom', {}, 'Friday, November 20, 2026, 6:00 PM, Moorestown Library'],
    [
      'where, and what it is',
      { location: 'Main hall', description: 'Games\n\nand pie.' },
      'Friday, November 20, 2026, 6:00 PM, Main hall, Moorestown Library. Games and pie.',
    ],
    [
      'how long it lasts',
      { endDate: '2026-11-22', time: '' },
      'Friday, November 20, 2026 to Sunday, November 22, 2026, Moorestown Library',
    ],
    ['that nobody knows the day', { date: '2099-12-31', time: '' }, 'Date to be determined, Moorestown Library'],
    ['the words shown for the day', { displayDate: 'Spring 2027', time: '' }, 'Spring 2027, Moorestown Library'],
    ['that it is off', { status: 'cancelled' }, 'Cancelled: Friday, November 20, 2026, 6:00 PM, Moorestown Library'],
  ])('%s', (_, about, words) => expect(formatEventDescription({ ...fair, ...about })).toBe(words));

  it('ends after a word where it would become too long', () => {
    const words = formatEventDescription({ ...fair, description: 'Pies of apples and pears. '.repeat(20) });
    expect(words.length).toBeLessThanOrEqual(201);
    expect(words).toMatch(/\w…$/);
  });
});
