import fc from 'fast-check';
import { countOwnCategories } from './own-categories';

describe('the categories of one’s own events', () => {
  it('stand by name, whatever the letter case', () => {
    const events = ['Health', 'family', 'Fun', 'family'].map((category) => ({ category }));
    expect(countOwnCategories(events)).toEqual([
      { name: 'family', count: 2 },
      { name: 'Fun', count: 1 },
      { name: 'Health', count: 1 },
    ]);
  });

  it('are each named once, and have every event counted once', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ category: fc.string() })), (events) => {
        const categories = countOwnCategories(events);
        expect(new Set(categories.map(({ name }) => name)).size).toBe(categories.length);
        for (const { name, count } of categories) expect(count).toBe(events.filter(({ category }) => category === name).length);
        expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(events.length);
      }),
    );
  });
});
