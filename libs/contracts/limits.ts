/** Followed organizations and sub-organizations of one key. Larger than any town. */
export const MAX_FOLLOWED_ENTRIES = 2_000;
export const MAX_FOLLOWED_SUBCALENDARS = 2_000;
/** Including past events. */
export const MAX_SAVED_EVENTS = 2_000;
export const MAX_FACTS_PER_COMMAND = 2_000;

/** In UTF-16 units. Longer texts are cut, longer URLs left out, a longer UID hashed: appends stay far below stores' limits. */
export const MAX_EVENT_TEXT_LENGTHS = {
  uid: 500,
  name: 300,
  location: 500,
  description: 20_000,
  url: 2_000,
  price: 200,
} as const;

/** Further categories of an event are left out. */
export const MAX_EVENT_CATEGORIES = 20;

/** Further attachments of an event are left out. */
export const MAX_EVENT_ATTACHMENTS = 20;

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** Longer addresses cannot be delivered to. */
export const MAX_EMAIL_LENGTH = 254;

/** Devices signed in to one account at once. One more signs out the oldest. */
export const MAX_SIGNED_IN_DEVICES = 50;

/** Password links sent to one address within the hour they are valid, so that nobody can flood a mailbox. */
export const MAX_RESET_LINKS_PER_HOUR = 3;
/** After this time one more link is sent regardless of the limit, so that the newest link in the mailbox is never older. */
export const RESET_LINK_INTERVAL_MS = 10 * 60 * 1_000;
/** More than can be valid at once: when exceeded, the oldest have expired. */
export const MAX_OPEN_RESET_LINKS = 10;

/** How long a former email address can undo its change, and how many changes can be undone at once. */
export const EMAIL_UNDO_PERIOD_MS = 7 * 24 * 60 * 60 * 1_000;
export const MAX_UNDOABLE_EMAIL_CHANGES = 3;

/** Own events of one account, and how many of them may recur. */
export const MAX_OWN_EVENTS = 1_000;
export const MAX_RECURRING_OWN_EVENTS = 100;

/** Total length of the texts of an account's recurring events over all their occurrences, in UTF-16 units (approximately). */
export const MAX_RECURRING_TEXT_LENGTH = 8_000_000;

/** Occurrences of one recurring event that differ from it. They are all stored in one document. */
export const MAX_CHANGED_OCCURRENCES = 100;

/** UTF-16 units. */
export const MAX_OWN_EVENT_TEXT_LENGTHS = {
  name: 300,
  category: 60,
  words: 100,
  place: 500,
  description: 5_000,
  url: 2_000,
} as const;

export const MAX_OWN_EVENT_ATTACHMENTS = 5;

/** Of a suggestion or a report, in UTF-16 units. */
export const MAX_SUGGESTION_TEXT_LENGTHS = { name: 300, words: 100, place: 500, description: 5_000, issue: 2_000 } as const;

/** Pending reminders of one key. */
export const MAX_REMINDERS = 200;

/** Days before an event. Longer than the longest offered reminder. */
export const MAX_REMINDER_LEAD_DAYS = 31;

export const MAX_PUSH_BROWSERS = 10;

/** Further accesses within this time are one fact: paging through thousands of facts must not record thousands more. */
export const HISTORY_ACCESS_PERIOD_MS = 15 * 60 * 1_000;
