import fc from 'fast-check';
import {
  type Followable,
  listAllEntries,
  toggleEntryFollow,
  toggleOrganizationFollow,
  toggleSubOrganizationFollow,
} from './follow';
import { toOrganizationEntry } from './organization-entry';

const organization = (name: string, ...subs: string[]): Followable => ({
  name,
  subOrganizations: subs.map((sub) => ({ name: sub })),
});

const township = organization('Township', 'Council', 'Planning');
const library = organization('Library');

describe('Ada', () => {
  it('follows an organization with all its parts', () => {
    expect(toggleOrganizationFollow(['Library'], township, true)).toEqual([
      'Library',
      'Township',
      'Township::Council',
      'Township::Planning',
    ]);
  });

  it('unfollows it with all its parts, those that no longer exist too', () => {
    const follows = ['Library', 'Township', 'Township::Planning', 'Township::Abolished', 'Township Band'];
    expect(toggleOrganizationFollow(follows, township, false)).toEqual(['Library', 'Township Band']);
  });

  it('follows and unfollows one part and nothing else', () => {
    expect(toggleSubOrganizationFollow([], 'Township', 'Council', true)).toEqual(['Township::Council']);
    expect(toggleSubOrganizationFollow(['Township', 'Township::Council'], 'Township', 'Council', false)).toEqual(['Township']);
  });

  it('follows nothing twice', () => {
    expect(toggleOrganizationFollow(['Township::Council', 'Township'], township, true)).toEqual([
      'Township::Council',
      'Township',
      'Township::Planning',
    ]);
    expect(toggleEntryFollow(['Featured'], 'Featured', true)).toEqual(['Featured']);
  });

  it('follows everything with All, but never wzy or My Events', () => {
    expect(listAllEntries([township, library, organization('Wzy'), organization('My Events', 'Arts')])).toEqual([
      'Township',
      'Township::Council',
      'Township::Planning',
      'Library',
      'Featured',
    ]);
    expect(toggleOrganizationFollow([], organization('My Events'), true)).toEqual([]);
  });
});

describe('following', () => {
  const names = fc.constantFrom('Township', 'Library', 'Boosters', 'Schools');
  const subs = fc.subarray(['Council', 'Planning', 'Children']);
  const organizations = fc.tuple(names, subs).map(([name, parts]) => organization(name, ...parts));
  const follows = fc.array(
    fc.oneof(
      names,
      fc.tuple(names, fc.constantFrom('Council', 'Gone')).map(([name, sub]) => toOrganizationEntry(name, sub)),
      fc.constant('Featured'),
    ),
  );
  const unique = (entries: readonly string[]) => [...new Set(entries)];

  it('is undone by unfollowing, for whoever did not follow before', () => {
    fc.assert(
      fc.property(follows, organizations, (before, each) => {
        const without = toggleOrganizationFollow(unique(before), each, false);
        expect(toggleOrganizationFollow(toggleOrganizationFollow(without, each, true), each, false)).toEqual(without);
      }),
    );
  });

  it('a part is undone by unfollowing it, and the other way round', () => {
    fc.assert(
      fc.property(follows, names, (before, name) => {
        const entry = toOrganizationEntry(name, 'Council');
        const followed = before.includes(entry);
        const back = toggleSubOrganizationFollow(
          toggleSubOrganizationFollow(unique(before), name, 'Council', !followed),
          name,
          'Council',
          followed,
        );
        expect([...back].sort()).toEqual(unique(before).sort());
      }),
    );
  });

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(follows, organizations, fc.boolean(), (before, each, follow) => {
        const once = toggleOrganizationFollow(before, each, follow);
        expect(toggleOrganizationFollow(once, each, follow)).toEqual(once);
      }),
    );
  });

  it('touches no other organization', () => {
    fc.assert(
      fc.property(follows, organizations, fc.boolean(), (before, each, follow) => {
        const others = (entries: string[]) => entries.filter((entry) => entry.split('::')[0] !== each.name);
        expect(others(toggleOrganizationFollow(unique(before), each, follow))).toEqual(others(unique(before)));
      }),
    );
  });
});
