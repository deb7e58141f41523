import { fits, LIST, PREFERENCES, TOWN } from './shape';

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
});
