import { type PastPreferences, PREFERENCE_FIELDS, type PreferenceChange, type PreferenceField } from './audit';
import { formatCount } from './format-number';

export const findPreferenceChanges = (before: PastPreferences, after: PastPreferences): PreferenceChange[] =>
  PREFERENCE_FIELDS.flatMap((field) => {
    const [was, is] = [preferenceFormatters[field](before), preferenceFormatters[field](after)];
    const [added, removed] = [without(is, was), without(was, is)];
    return added.length + removed.length > 0 ? [{ field, added, removed }] : [];
  });

const without = (list: readonly string[], others: readonly string[]) => {
  const excluded = new Set(others);
  return list.filter((one) => !excluded.has(one));
};

const counted = (many: number, one: string) => (many === 0 ? [] : [formatCount(many, one)]);

const PHONE_ANSWERS = {
  none: 'not answered yet',
  confirmed: 'YES from the telephone',
  unasked: 'counted as YES: this town sends no text messages',
  stopped: 'STOP from the telephone',
};

export const preferenceFormatters: Readonly<Record<PreferenceField, (past: PastPreferences) => readonly string[]>> = {
  followedOrganizations: ({ followedOrganizations, defaults }) => [
    ...followedOrganizations,
    ...(defaults ? ["The town's defaults"] : []),
  ],
  followedSubcalendars: ({ followedSubcalendars }) => followedSubcalendars,
  savedEvents: ({ savedEvents }) => savedEvents,
  collectionDistrict: ({ collectionDistrict }) => (collectionDistrict ? [collectionDistrict] : []),
  texts: ({ texts: { agreed, reminders } }) => [
    agreed ? 'Consent given' : 'No consent',
    reminders ? 'reminders on' : 'reminders off',
  ],
  phone: ({ texts: { phone, answer } }) => (phone ? ['Encrypted; not shown to auditors', PHONE_ANSWERS[answer]] : []),
  subscribed: ({ subscribed }) => (subscribed ? ['A calendar subscription'] : []),
  browsers: ({ browsers }) => counted(browsers, 'browser'),
  ownEvents: ({ ownEvents }) => counted(ownEvents, 'own event'),
};
