import { OWN_CATEGORIES } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { categoriesFor } from '../own-events/categories';
import { offered } from './categories';

const events = ['Chess', 'Chess', ...Array.from({ length: 9 }, (_, nth) => `Club ${nth}`), 'Fun'].map((category, id) =>
  anEvent({ id, category }),
);

describe('The categories that are offered', () => {
  it('are all that everybody begins with, behind the most used', () => {
    expect(offered('', []).map(({ category }) => category)).toEqual(OWN_CATEGORIES);
    expect(categoriesFor('', [])).toEqual(OWN_CATEGORIES);
    const names = offered('', events).map(({ category }) => category);
    expect(names).toEqual(expect.arrayContaining([...OWN_CATEGORIES]));
    expect(names.slice(0, 2)).toEqual(['Chess', 'Club 0']);
    expect(names).toHaveLength(OWN_CATEGORIES.length + 6);
    expect(categoriesFor('', events)).toEqual(names);
  });

  it('are those that begin with what was typed', () => {
    expect(offered('f', events).map(({ category }) => category)).toEqual(['Fun', 'Family']);
  });
});
