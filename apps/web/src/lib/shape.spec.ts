import type { Preferences } from '#libs/contracts';
import { fits, LIST, PREFERENCES, type Shape, TOWN } from './shape';

describe('The shape of an answer', () => {
  it('is recognized whatever else is in it', () => {
    const joan = { followedOrganizations: ['Library'], followedSubcalendars: [], savedEvents: [7], phoneNumber: null };
    expect(fits(joan, PREFERENCES)).toBe(true);
    expect(fits([{ id: 1 }], LIST)).toBe(true);
  });

  it('is missed in what a proxy says in place of the calendar', () => {
    expect(fits({ error: 'Bad Gateway' }, PREFERENCES)).toBe(false);
    expect(fits({ items: [] }, LIST)).toBe(false);
    expect(fits(null, TOWN)).toBe(false);
    expect(fits('Please sign in', LIST)).toBe(false);
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
    expect(shapes.map((shape) => fits({ savedEvents: [7] }, shape))).toEqual([true, false, false, false]);
  });
});
