import fc from 'fast-check';
import { toOrganizationEntry } from './organization-entry';
import { sortOrganizations } from './organization-order';

const organization = (name: string, displayOrder?: number, subs: { name: string; subDisplayOrder?: number }[] = []) => ({
  name,
  displayOrder,
  subOrganizations: subs,
});

const nobody = () => false;
const follows =
  (...entries: string[]) =>
  (entry: string) =>
    entries.includes(entry);
const names = (organizations: { name: string }[]) => organizations.map(({ name }) => name);

describe('the order of organizations', () => {
  it('puts those a resident follows first', () => {
    const organizations = [organization('Township', 90), organization('Library', 10), organization('Boosters')];
    expect(names(sortOrganizations(organizations, follows('Library')))).toEqual(['Library', 'Township', 'Boosters']);
  });

  it('counts an organization as followed when a resident follows only a part of it', () => {
    const organizations = [organization('Township', 90), organization('Library', 10, [{ name: 'Children' }])];
    expect(names(sortOrganizations(organizations, follows('Library::Children')))).toEqual(['Library', 'Township']);
  });

  it('puts the higher display order first, 50 where none was given, and equals by name', () => {
    const organizations = [organization('low', 49), organization('none'), organization('fifty', 50), organization('high', 51)];
    expect(names(sortOrganizations(organizations, nobody))).toEqual(['high', 'fifty', 'none', 'low']);
  });

  it('orders the parts of an organization in the same way', () => {
    const subs = [
      { name: 'Police', subDisplayOrder: 60 },
      { name: 'Council' },
      { name: 'Zoning' },
      { name: 'Arts', subDisplayOrder: 50 },
    ];
    const [township] = sortOrganizations([organization('Township', 50, subs)], follows('Township::Zoning'));
    expect(names(township!.subOrganizations)).toEqual(['Zoning', 'Police', 'Arts', 'Council']);
  });

  it('is one order for everybody who follows the same, however the list arrives', () => {
    const subs = fc.uniqueArray(fc.record({ name: fc.string(), subDisplayOrder: fc.integer({ min: 49, max: 51 }) }), {
      selector: (sub) => sub.name,
    });
    const organizations = fc.uniqueArray(
      fc.record({
        name: fc.string(),
        displayOrder: fc.option(fc.integer({ min: 49, max: 51 }), { nil: undefined }),
        subOrganizations: subs,
      }),
      { selector: (each) => each.name },
    );
    const arrived = organizations.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.func(fc.boolean())),
    );
    fc.assert(
      fc.property(arrived, ([list, shuffled, isFollowed]) => {
        const ordered = sortOrganizations(shuffled, isFollowed);
        expect(ordered).toEqual(sortOrganizations(list, isFollowed));
        expect(sortOrganizations(ordered, isFollowed)).toEqual(ordered);
        expect(new Set(names(ordered))).toEqual(new Set(names(list)));
        const followed = ordered.map(
          ({ name, subOrganizations }) =>
            isFollowed(name) || subOrganizations.some((sub) => isFollowed(toOrganizationEntry(name, sub.name))),
        );
        expect(followed).toEqual([...followed].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});
