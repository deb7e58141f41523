import { pageTitle } from './page-title';

describe('The title of a page', () => {
  it('says what is on it and whose Almanac it is, as soon as that is known', () => {
    expect([pageTitle('Moorestown', 'About'), pageTitle('', 'About')]).toEqual(['About, Almanac Moorestown', 'About, Almanac']);
    expect([pageTitle('Moorestown'), pageTitle('')]).toEqual(['Almanac: events in Moorestown', 'Almanac']);
  });
});
