import { positionOf } from '#libs/event-sourcing';
import type { OrganizationDocument } from '#projections';
import { OrganizationNames } from './organization-names';

const former = (name: string, until: number) => ({ name, until: positionOf(until) });
const one = (id: number, name: string, about: Partial<OrganizationDocument> = {}): OrganizationDocument => ({
  ...{ id, name, formerNames: [], category: 'Education', description: '', displayOrder: 50, subOrganizations: [] },
  ...about,
});
const sub = (id: number, name: string, ...formerNames: ReturnType<typeof former>[]) => ({
  ...{ id, name, formerNames, subDisplayOrder: 50 },
});

describe('The names of organizations', () => {
  const library = one(4, 'Library', { subOrganizations: [sub(41, 'Children', former('Kids', 3)), sub(42, 'Teens')] });
  const names = new OrganizationNames([library, one(5, 'Boosters')]);

  it('mean what they are borne by, and are told of it', () => {
    for (const [text, entry] of [
      ['Library', '4'],
      ['Library::Teens', '4/42'],
      ['Featured', 'Featured'],
    ] as const)
      expect([names.entryOf(text), names.textOf(entry)]).toEqual([entry, text]);
  });

  it('mean nothing when nobody bears or bore them', () => {
    for (const text of ['Bookmobile', 'Library::Adults', 'Boosters::Teens', '', '::Teens'])
      expect(names.entryOf(text)).toBeUndefined();
  });

  it('go on meaning whoever gave them up', () => {
    expect([names.entryOf('Library::Kids'), names.textOf('4/41')]).toEqual(['4/41', 'Library::Children']);
  });

  it('mean whoever bears them rather than whoever did, and of several who did the last', () => {
    const before = one(4, 'Public Library', { formerNames: [former('Library', 3)] });
    const between = one(5, 'Archive', { formerNames: [former('Library', 9)] });
    expect(new OrganizationNames([between, before]).entryOf('Library')).toBe('5');
    expect(new OrganizationNames([one(6, 'Library'), between, before]).entryOf('Library')).toBe('6');
  });

  it('are the identity where nobody is known by it, whole or in part', () => {
    expect([names.textOf('9'), names.textOf('9/91'), names.textOf('4/49')]).toEqual(['9', '9/91', '4/49']);
  });
});
