import { OWN_CATEGORIES } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { findCategories } from '../own-events/categories';
import { findOfferedCategories } from './categories';

const events = ['Chess', 'Chess', ...Array.from({ length: 9 }, (_, nth) => `Club ${nth}`), 'Fun'].map((category, id) =>
  anEvent({ id, category }),
);

describe('The categories that are offered', () => {
  it('are all that everybody begins with, behind the most used', () => {
    expect(findOfferedCategories('', []).map(({ category }) => category)).toEqual(OWN_CATEGORIES);
    expect(findCategories('', [])).toEqual(OWN_CATEGORIES);
    const names = findOfferedCategories('', events).map(({ category }) => category);
    expect(names).toEqual(expect.arrayContaining([...OWN_CATEGORIES]));
    expect(names.slice(0, 2)).toEqual(['Chess', 'Club 0']);
    expect(names).toHaveLength(OWN_CATEGORIES.length + 6);
    expect(findCategories('', events)).toEqual(names);
  });

  it('are those that begin with what was typed', () => {
    expect(findOfferedCategories('f', events).map(({ category }) => category)).toEqual(['Fun', 'Family']);
  });
});
