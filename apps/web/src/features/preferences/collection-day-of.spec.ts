import { collectionDayOf } from './collection-day-of';

describe('A collection district', () => {
  it('is called by its day beside its number', () => expect(collectionDayOf('District 2 (Tuesday pick up)', 2)).toBe('Tuesday'));

  it.each([
    ['District 9 (Tuesday pick up)', 2],
    ['North (Tuesday pick up)', 2],
    ['District 2', 2],
    ['East', 3],
  ])('%s has a name of its own as number %i', (name, number) => expect(collectionDayOf(name, number)).toBe(''));
});
