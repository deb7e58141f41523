import { type Difference, PREFERENCE_FIELDS, type PreferenceField, type PreferencesThen } from './audit';
import { countedWords } from './number-words';

/** What lies between the two, field by field; in words, so that whoever reads it need not know the fields. */
export const differencesBetween = (before: PreferencesThen, after: PreferencesThen): Difference[] =>
  PREFERENCE_FIELDS.flatMap((field) => {
    const [was, is] = [preferenceWords[field](before), preferenceWords[field](after)];
    const [added, removed] = [without(is, was), without(was, is)];
    return added.length + removed.length > 0 ? [{ field, added, removed }] : [];
  });

const without = (list: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return list.filter((one) => !known.has(one));
};

const counted = (many: number, one: string) => (many === 0 ? [] : [countedWords(many, one)]);

const ANSWERS = {
  none: 'not answered yet',
  confirmed: 'YES from the telephone',
  unasked: 'counted as YES: this town sends no text messages',
  stopped: 'STOP from the telephone',
};

/** Each field as auditors read it; empty where there is nothing to say. */
export const preferenceWords: Readonly<Record<PreferenceField, (then: PreferencesThen) => readonly string[]>> = {
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
  phone: ({ texts: { phone, answer } }) => (phone ? ['Encrypted; not shown to auditors', ANSWERS[answer]] : []),
  subscribed: ({ subscribed }) => (subscribed ? ['A calendar subscription'] : []),
  browsers: ({ browsers }) => counted(browsers, 'browser'),
  ownEvents: ({ ownEvents }) => counted(ownEvents, 'own event'),
};
