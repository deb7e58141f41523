import { matchesEntry, organizationEntriesOf } from './choice';
import { isInMyAlmanac } from './is-in-my-almanac';
import { createSearch } from './search';

const concert = {
  id: 7,
  name: 'Serenade',
  organization: 'Mill Hall',
  sources: [{ organization: 'Mill Hall' }, { organization: 'Gazette', subOrganization: 'Music' }],
};

describe('An event that several tell of', () => {
  it('is shown under the entries of each of them', () => {
    expect(organizationEntriesOf(concert)).toEqual(['Mill Hall', 'Gazette', 'Gazette::Music']);
    for (const entry of organizationEntriesOf(concert)) expect(matchesEntry(concert, entry)).toBe(true);
    expect(matchesEntry(concert, 'Library')).toBe(false);
  });

  it('is in the feed of whoever follows one of them, and found by the name of each', () => {
    const follows = (entry: string) => isInMyAlmanac(concert, new Set([entry]), new Set());
    expect(['Mill Hall', 'Gazette::Music', 'Gazette', 'Library'].map(follows)).toEqual([true, true, false, false]);
    expect(['mill', 'gazette', 'library'].map((term) => createSearch(term).matches(concert))).toEqual([true, true, false]);
  });
});
