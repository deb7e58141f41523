import fc from 'fast-check';
import { OWN_CATEGORIES } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { parseQuickAdd, toHashtag } from '#libs/quick-add';
import { findCategories } from '../own-events/categories';
import { findCategoriesByHashtag, findHashtagAround } from './hashtags';

const events = ['Chess', 'Chess', ...Array.from({ length: 9 }, (_, nth) => `Club ${nth}`), 'Fun'].map((category, id) =>
  anEvent({ id, category }),
);

describe('The categories that are offered', () => {
  it('are all that everybody begins with, behind the most used', () => {
    expect(findCategoriesByHashtag('', []).map(({ category }) => category)).toEqual(OWN_CATEGORIES);
    expect(findCategories('', [])).toEqual(OWN_CATEGORIES);
    const names = findCategoriesByHashtag('', events).map(({ category }) => category);
    expect(names).toEqual(expect.arrayContaining([...OWN_CATEGORIES]));
    expect(names.slice(0, 2)).toEqual(['Chess', 'Club 0']);
    expect(names).toHaveLength(OWN_CATEGORIES.length + 6);
    expect(findCategories('', events)).toEqual(names);
  });

  it('are those that begin with what was typed', () => {
    expect(findCategoriesByHashtag('f', events).map(({ category }) => category)).toEqual(['Fun', 'Family']);
  });
});

describe('A hashtag', () => {
  it('is found from its beginning to its end, wherever the caret is in it', () => {
    expect(findHashtagAround('Lunch #Family at noon', 10)).toEqual({ from: 6, to: 13, typed: 'Fam' });
    expect(findHashtagAround('Lunch #Family at noon', 13)).toEqual({ from: 6, to: 13, typed: 'Family' });
    expect(findHashtagAround('Lunch #Family at noon', 5)).toBeNull();
  });

  it('that is offered is read as its category, whatever that is called', () => {
    const context = { now: '2026-11-20T12:00:00-05:00', timeZone: 'America/New_York', places: [], town: 'Riverton' };
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (category) => {
        for (const offered of findCategoriesByHashtag('', [anEvent({ category })]))
          expect(
            parseQuickAdd(`Lunch #${toHashtag(offered.category)}`, { ...context, categories: [offered.category] }).category,
          ).toBe(offered.category);
      }),
    );
    for (const category of ['Arts & Crafts', 'Class of 2026', '5K Runs'])
      expect(parseQuickAdd(`Lunch #${toHashtag(category)}`, { ...context, categories: [category] }).category).toBe(category);
  });
});
