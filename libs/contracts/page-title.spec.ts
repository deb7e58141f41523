import { formatPageTitle } from './page-title';

describe('The title of a page', () => {
  it('says what is on it and whose Almanac it is, as soon as that is known', () => {
    expect([formatPageTitle('Moorestown', 'About'), formatPageTitle('', 'About')]).toEqual([
      'About, Almanac Moorestown',
      'About, Almanac',
    ]);
    expect([formatPageTitle('Moorestown'), formatPageTitle('')]).toEqual(['Almanac: events in Moorestown', 'Almanac']);
  });
});
