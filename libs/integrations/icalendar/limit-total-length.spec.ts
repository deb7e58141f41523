import type { FeedOccurrence } from './feed-occurrence';
import { limitTotalLength } from './limit-total-length';

const happening: FeedOccurrence = {
  uid: 'a',
  instance: '2026-11-20',
  name: 'Lecture',
  date: '2026-11-20',
  time: '',
  status: 'confirmed',
};
const limit = (about: Partial<FeedOccurrence>) =>
  limitTotalLength(Array<FeedOccurrence>(3_000).fill({ ...happening, ...about }), () => {});

describe('A source that tells one thing again and again', () => {
  it.each<[string, Partial<FeedOccurrence>]>([
    ['words', { description: 'x'.repeat(20_000) }],
    ['files', { attachments: Array<string>(20).fill(`https://files.example/${'x'.repeat(1_900)}`) }],
    ['pictures and pages', { imageUrl: 'x'.repeat(15_000), sourceUrl: 'x'.repeat(15_000) }],
    ['kinds', { categories: Array<string>(100).fill('x'.repeat(300)) }],
    ['addresses', { address: 'x'.repeat(30_000) }],
  ])('is told no further than a server can carry its %s', (_, about) => {
    const [{ keptOccurrences, unread }, letters] = [limit(about), JSON.stringify(about).length];
    // Includes the quotes and commas between them.
    expect(keptOccurrences.length * letters).toBeLessThan(65 * 1024 * 1024);
    expect(keptOccurrences.length + unread.length).toBe(3_000);
  });

  it('is told whole where it says little', () => expect(limit({}).keptOccurrences).toHaveLength(3_000));
});
