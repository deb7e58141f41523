import type { Day } from './day';
import type { Role } from './roles';
import type { NumberState } from './text-messages';

/** `GET /api/me/export`: everything about whoever asks, with names in place of numbers, and no secret that would let somebody in. */
export type EverythingAboutMe = {
  exportedAt: string;
  account: {
    email: string | null;
    /** Not confirmed by a letter yet. */
    pendingEmail: string | null;
    /** Given up of late, and to be restored for seven days. */
    formerEmails: string[];
    since: string | null;
    roles: Role[];
    asksForCode: boolean;
  };
  /** With `townDefaults` those of the town stand in beside them. */
  follows: { organizations: string[]; subcalendars: string[]; townDefaults: boolean };
  saved: { id: number; name: string; organization: string; date: Day | null }[];
  collectionDistrict: string | null;
  /** As they were told; of one that repeats, what was changed on a day alone, and null for what was dropped. */
  ownEvents: object[];
  textMessages: {
    smsConsentGiven: boolean;
    smsRemindersEnabled: boolean;
    phoneNumber: string | null;
    smsNumber: NumberState | null;
  };
  /** Also those that were told. */
  reminders: { eventId: number; type: string; at: string; state: string }[];
  /** Calendars that were subscribed to; their addresses are known to nobody but whoever made them. */
  subscriptions: { since: string }[];
};

/** What it is called when one takes it away on a day. */
export const everythingFile = (today: Day): string => `my-almanac-${today}.json`;
