import type { Day } from './day';
import type { Role } from './roles';
import type { PhoneNumberState } from './text-messages';

/** All data stored about the caller, with names in place of ids, and without secrets that would allow signing in. */
export type MyData = {
  exportedAt: string;
  account: {
    email: string | null;
    /** Not confirmed yet. */
    pendingEmail: string | null;
    /** Replaced within the last seven days; can still be restored. */
    formerEmails: string[];
    since: string | null;
    roles: Role[];
    asksForCode: boolean;
  };
  /** With `townDefaults`, the town's default follows apply in addition. */
  follows: { organizations: string[]; subcalendars: string[]; townDefaults: boolean };
  saved: { id: number; name: string; organization: string; date: Day | null }[];
  collectionDistrict: string | null;
  /** As entered. A recurring event includes its changed occurrences, with null for a deleted one. */
  ownEvents: object[];
  textMessages: {
    smsConsentGiven: boolean;
    smsRemindersEnabled: boolean;
    phoneNumber: string | null;
    smsNumber: PhoneNumberState | null;
  };
  /** Including reminders that were sent. */
  reminders: { eventId: number; type: string; at: string; state: string }[];
  /** Calendar subscriptions. Their URLs are not stored. */
  subscriptions: { since: string }[];
};

export const myDataFileName = (today: Day): string => `my-almanac-${today}.json`;
