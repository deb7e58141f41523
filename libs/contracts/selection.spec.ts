import fc from 'fast-check';
import { listAllEntries, toggleOrganizationFollow } from './follow';
import { countSelectedOrganizations, formatSelectedCount, isOrganizationSelected } from './selection';

const township = { name: 'Township', subOrganizations: [{ name: 'Council' }, { name: 'Planning' }] };
const library = { name: 'Library', subOrganizations: [] };

describe('an organization in the selector', () => {
  it('is checked when Ada follows it or any of its parts', () => {
    expect(isOrganizationSelected(township, ['Township'])).toBe(true);
    expect(isOrganizationSelected(township, new Set(['Township::Planning']))).toBe(true);
    expect(isOrganizationSelected(township, ['Library', 'Featured'])).toBe(false);
  });

  it('counts once, however many of its parts she follows', () => {
    expect(countSelectedOrganizations([township, library], ['Township::Council', 'Township::Planning', 'Featured'])).toBe(1);
    expect(countSelectedOrganizations([township, library], listAllEntries([township, library]))).toBe(2);
    expect(countSelectedOrganizations([township, library], [])).toBe(0);
  });

  it('is counted in words', () => {
    expect([0, 1, 4].map(formatSelectedCount)).toEqual([
      '0 organizations selected',
      '1 organization selected',
      '4 organizations selected',
    ]);
  });

  it('is checked after she follows it and not after she unfollows it, whatever went before', () => {
    fc.assert(
      fc.property(fc.subarray(['Library', 'Township', 'Township::Council', 'Featured']), fc.boolean(), (before, follow) => {
        expect(isOrganizationSelected(township, toggleOrganizationFollow(before, township, follow))).toBe(follow);
      }),
    );
  });
});
