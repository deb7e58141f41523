import { findPublisherKinds, formatPublishing } from './publisher-kinds';

const named = (...publishers: readonly [name: string, category: string][]) =>
  formatPublishing(
    findPublisherKinds(
      publishers.map(([name, category]) => ({ name, category })),
      'Oakdale',
    ),
  );

describe('Who publishes in a town', () => {
  it.each([
    [named(), 'its organizations publish'],
    [named(['Oakdale Brewery', 'Social']), 'its organizations publish'],
    [named(['Oakdale Township', 'Government']), 'the town publishes'],
    [named(['Elm County Parks', 'Government']), 'its organizations publish'],
    [named(['Public Library', 'Education']), 'the library publishes'],
    [named(['Public Library', 'Education'], ['East Side Library', 'Education']), 'the libraries publish'],
    [named(['Red Foxes', 'Sports']), 'the teams publish'],
    [
      named(['Chess Club', 'Clubs'], ['Oakdale High School', 'Education'], ['Town of Oakdale', 'Government']),
      'the town, the schools and the clubs publish',
    ],
  ])('is told without what it does not have: %s', (words, expected) => expect(words).toBe(expected));
});
