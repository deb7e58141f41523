import type { HashedNumber } from '#libs/domain';
import type { Recorded } from '#libs/event-sourcing';
import { isFromPhone } from './fact-texts';
import { foldShownPreferences, NO_PREFERENCES_SHOWN, type ShownPreferences } from './shown-preferences';

export type ResidentState = ShownPreferences &
  Readonly<{
    agreed: boolean;
    reminders: boolean;
    number: HashedNumber | null;
    /** The last answer from each phone number. An answer to no question confirms nothing. */
    answers: Readonly<Record<HashedNumber, 'none' | 'confirmed' | 'unasked' | 'stopped'>>;
    subscribed: boolean;
    browsers: readonly string[];
    ownEvents: number;
  }>;

export const EMPTY_RESIDENT_STATE: ResidentState = {
  ...NO_PREFERENCES_SHOWN,
  ...{ agreed: false, reminders: false, number: null, answers: {}, subscribed: false, browsers: [], ownEvents: 0 },
};

export const foldResidentState = (state: ResidentState, fact: Recorded): ResidentState =>
  STATE_CHANGES[fact.type]?.(state, fact.data, fact) ?? foldShownPreferences(state, fact);

const NO_TEXT_MESSAGES = { agreed: false, reminders: false, number: null };

const STATE_CHANGES: Readonly<Record<string, (state: ResidentState, data: Recorded['data'], fact: Recorded) => ResidentState>> = {
  TextMessagesAgreed: (s) => ({ ...s, agreed: true }),
  PhoneNumberGiven: (s, { number }) => ({ ...s, number }),
  PhoneNumberTakenBack: (s) => ({ ...s, number: null }),
  TextRemindersTurnedOn: (s) => ({ ...s, reminders: true }),
  TextRemindersTurnedOff: (s) => ({ ...s, reminders: false }),
  TextMessagesDeclined: (s) => ({ ...s, ...NO_TEXT_MESSAGES }),
  NumberConfirmed: (s, { number, key }, fact) => {
    const answer = isFromPhone(fact) ? 'confirmed' : 'unasked';
    return { ...s, answers: { ...s.answers, [number]: key === null ? 'none' : answer } };
  },
  NumberStopped: (s, { number }) => ({ ...s, answers: { ...s.answers, [number]: 'stopped' } }),
  SubscriptionStarted: (s) => ({ ...s, subscribed: true }),
  SubscriptionStopped: (s) => ({ ...s, subscribed: false }),
  BrowserAllowed: (s, { browser }) => ({ ...s, browsers: [...s.browsers, browser] }),
  BrowserForgotten: (s, { browser }) => ({ ...s, browsers: s.browsers.filter((one) => one !== browser) }),
  OwnEventCreated: (s) => ({ ...s, ownEvents: s.ownEvents + 1 }),
  OwnEventDeleted: (s) => ({ ...s, ownEvents: s.ownEvents - 1 }),
};
