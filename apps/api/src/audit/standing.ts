import type { HashedNumber } from '#libs/domain';
import type { Recorded } from '#libs/event-sourcing';
import { isAnswered } from './fact-words';
import { NO_PREFERENCES_SHOWN, type ShownPreferences, shownAfter } from './shown-preferences';

/** What is so of somebody after some of their facts: what they follow, what they let be sent, in numbers what is theirs alone. */
export type Standing = ShownPreferences &
  Readonly<{
    agreed: boolean;
    reminders: boolean;
    number: HashedNumber | null;
    /** What whoever has a telephone answered last: what answers no question of theirs agrees to nothing. */
    answers: Readonly<Record<HashedNumber, 'none' | 'confirmed' | 'unasked' | 'stopped'>>;
    subscribed: boolean;
    browsers: readonly string[];
    ownEvents: number;
  }>;

export const NOTHING_STANDS: Standing = {
  ...NO_PREFERENCES_SHOWN,
  ...{ agreed: false, reminders: false, number: null, answers: {}, subscribed: false, browsers: [], ownEvents: 0 },
};

/** After one fact more. */
export const standingAfter = (standing: Standing, fact: Recorded): Standing =>
  CHANGES[fact.type]?.(standing, fact.data, fact) ?? shownAfter(standing, fact);

const NO_TEXTS = { agreed: false, reminders: false, number: null };

const CHANGES: Readonly<Record<string, (standing: Standing, data: Recorded['data'], fact: Recorded) => Standing>> = {
  TextMessagesAgreed: (s) => ({ ...s, agreed: true }),
  PhoneNumberGiven: (s, { number }) => ({ ...s, number }),
  PhoneNumberTakenBack: (s) => ({ ...s, number: null }),
  TextRemindersTurnedOn: (s) => ({ ...s, reminders: true }),
  TextRemindersTurnedOff: (s) => ({ ...s, reminders: false }),
  TextMessagesDeclined: (s) => ({ ...s, ...NO_TEXTS }),
  NumberConfirmed: (s, { number, key }, fact) => {
    const answer = isAnswered(fact) ? 'confirmed' : 'unasked';
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
