import type { PastPreferences } from './audit';
import { findPreferenceChanges, preferenceFormatters } from './preference-changes';

const NOTHING: PastPreferences = {
  ...{ followedOrganizations: [], followedSubcalendars: [], savedEvents: [], collectionDistrict: null, defaults: true },
  texts: { agreed: false, reminders: false, phone: false, answer: 'none' },
  ...{ subscribed: false, browsers: 0, ownEvents: 0 },
};

describe('What a fact changed of preferences', () => {
  it('is nothing where they are the same', () => expect(findPreferenceChanges(NOTHING, { ...NOTHING })).toEqual([]));

  it('is told field by field: what came and what went', () => {
    const before = { ...NOTHING, followedOrganizations: ['Library::Teens', 'Township'], ownEvents: 1 };
    const after = {
      ...NOTHING,
      ...{ followedOrganizations: ['Township', 'Library::Children'], defaults: false, ownEvents: 2 },
      texts: { agreed: true, reminders: false, phone: false, answer: 'none' as const },
    };
    expect(findPreferenceChanges(before, after)).toEqual([
      { field: 'followedOrganizations', added: ['Library::Children'], removed: ['Library::Teens', "The town's defaults"] },
      { field: 'texts', added: ['Consent given'], removed: ['No consent'] },
      { field: 'ownEvents', added: ['2 own events'], removed: ['1 own event'] },
    ]);
  });

  it('says of a telephone that there is one, and no more', () =>
    expect(
      preferenceFormatters.phone({ ...NOTHING, texts: { agreed: true, reminders: true, phone: true, answer: 'confirmed' } }),
    ).toEqual(['Encrypted; not shown to auditors', 'YES from the telephone']));
});
