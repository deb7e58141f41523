import { removeStreetNames } from './town-words';

describe('Names of streets in a location', () => {
  it.each([
    ['Grace Hall, 4 Church Street', 'Grace Hall,  '],
    ['Grace Hall, 12 N. Mill Rte', 'Grace Hall,  '],
    ['Church of St. Mary', 'Church of St. Mary'],
    ['Church of St. Mary, 4 Church St.', 'Church of St. Mary,  '],
  ])('are left out, the names of saints are not: %s', (location, rest) => expect(removeStreetNames(location)).toBe(rest));
});
