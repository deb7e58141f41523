import type { FeedOccurrence } from './feed-occurrence';
import { withoutRebooked } from './rebookings';

describe('Cancelled records beside live ones of the same title and time', () => {
  const EACH = 60;
  const happening = (status: string, i: number) =>
    ({ name: 'Chess', date: '2026-11-20', status, location: `Room ${i}, ${status} House, Main Street` }) as FeedOccurrence;
  const occurrences = ['cancelled', 'confirmed'].flatMap((status) =>
    Array.from({ length: EACH }, (_, i) => happening(status, i)),
  );

  it('stand where each is in another place, and each place is read once', () => {
    const reads = jest.spyOn(String.prototype, 'normalize');
    expect(withoutRebooked(occurrences)).toEqual(occurrences);
    const partsAndTitle = 4;
    expect(reads.mock.calls.length).toBeLessThanOrEqual(occurrences.length * partsAndTitle);
    reads.mockRestore();
  });
});
