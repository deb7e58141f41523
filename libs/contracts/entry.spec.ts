import fc from 'fast-check';
import { entryOf, parseEntry } from './entry';

describe('entries', () => {
  it('name an organization, or one part of it', () => {
    expect(entryOf('Moorestown Library')).toBe('Moorestown Library');
    expect(entryOf('Moorestown Library', null)).toBe('Moorestown Library');
    expect(entryOf('Moorestown Library', 'Children’s programs')).toBe('Moorestown Library::Children’s programs');
  });

  it('are read back as they were written, whatever publishers call themselves', () => {
    const names = fc.string({ minLength: 1 }).filter((name) => !name.includes(':'));
    fc.assert(
      fc.property(names, names, (organization, subOrganization) => {
        expect(parseEntry(entryOf(organization, subOrganization))).toEqual({ organization, subOrganization });
        expect(parseEntry(entryOf(organization))).toEqual({ organization });
      }),
    );
  });
});
