import fc from 'fast-check';
import { parseOrganizationEntry, toOrganizationEntry } from './organization-entry';

describe('entries', () => {
  it('name an organization, or one part of it', () => {
    expect(toOrganizationEntry('Moorestown Library')).toBe('Moorestown Library');
    expect(toOrganizationEntry('Moorestown Library', null)).toBe('Moorestown Library');
    expect(toOrganizationEntry('Moorestown Library', 'Children’s programs')).toBe('Moorestown Library::Children’s programs');
  });

  it('are read back as they were written, whatever publishers call themselves', () => {
    const names = fc.string({ minLength: 1 }).filter((name) => !name.includes(':'));
    fc.assert(
      fc.property(names, names, (organization, subOrganization) => {
        expect(parseOrganizationEntry(toOrganizationEntry(organization, subOrganization))).toEqual({
          organization,
          subOrganization,
        });
        expect(parseOrganizationEntry(toOrganizationEntry(organization))).toEqual({ organization });
      }),
    );
  });
});
