import type { Preferences } from '#libs/contracts';
import { hasShape, LIST, PREFERENCES, type Shape, TOWN } from './shape';

describe('The shape of an answer', () => {
  it('is recognized whatever else is in it', () => {
    const joan = { followedOrganizations: ['Library'], followedSubcalendars: [], savedEvents: [7], phoneNumber: null };
    expect(hasShape(joan, PREFERENCES)).toBe(true);
    expect(hasShape([{ id: 1 }], LIST)).toBe(true);
  });

  it('is missed in what a proxy says in place of the calendar', () => {
    expect(hasShape({ error: 'Bad Gateway' }, PREFERENCES)).toBe(false);
    expect(hasShape({ items: [] }, LIST)).toBe(false);
    expect(hasShape(null, TOWN)).toBe(false);
    expect(hasShape('Please sign in', LIST)).toBe(false);
  });

  it('names only fields that are always in it, each by its kind, or does not compile', () => {
    const shapes: Shape<Preferences>[] = [
      { savedEvents: [] },
      // @ts-expect-error: it may be null.
      { phoneNumber: '' },
      // @ts-expect-error: it is a list.
      { savedEvents: '' },
      // @ts-expect-error: there is no such field.
      { saved: [] },
    ];
    expect(shapes.map((shape) => hasShape({ savedEvents: [7] }, shape))).toEqual([true, false, false, false]);
  });
});
