/** What one key may hold: entries followed, organizations and sub-organizations alike. Larger than any town. */
export const MOST_FOLLOWED = 2_000;
/** Sub-calendars followed. */
export const MOST_SUBCALENDARS = 2_000;
/** Events saved, past ones counted. */
export const MOST_SAVED = 2_000;
/** Facts that one wish may record. */
export const MOST_FACTS = 2_000;

/**
 * The most that is recorded of one event of a source, in UTF-16 units (what `length` counts). Texts that are longer are
 * cut; addresses are left out, for half of one leads nowhere; a longer UID goes by its hash. However a publisher fills them,
 * what is recorded at once stays far below what the log takes.
 */
export const LONGEST = { uid: 500, name: 300, location: 500, description: 20_000, url: 2_000, price: 200 } as const;

/** Kinds that a publisher says one event to be of; those beyond are left out. */
export const MOST_CATEGORIES = 20;

/** Attachments of one event; those beyond are left out. */
export const MOST_ATTACHMENTS = 20;

/** Of a password, in characters. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** Of an email address: longer ones cannot be delivered to. */
export const LONGEST_EMAIL = 254;

/** Devices of one account that are signed in at once; the one that signed in first is signed out for another. */
export const MOST_SIGN_INS = 50;

/** Links for a new password that one address is sent within the hour that they last: nobody's mailbox can be filled with them. */
export const MOST_RESET_LINKS = 3;
/** When one more is sent whatever came before: whoever asked in vain finds one in their mailbox that is no older. */
export const RESET_LINK_PAUSE_MS = 10 * 60 * 1_000;
/** More than can be good at once: of what comes later the oldest have expired. */
export const MOST_OPEN_LINKS = 10;

/** How long the owner of a former email address can undo its change, and how many changes can be undone at once. */
export const EMAIL_UNDO_MS = 7 * 24 * 60 * 60 * 1_000;
export const MOST_EMAIL_CHANGES = 3;

/** Events of one's own that one account keeps, and how many of them may repeat. */
export const MOST_OWN_EVENTS = 1_000;
export const MOST_REPEATING = 100;

/** What those that repeat are told in at once, on all of their days, in UTF-16 units or nearly so. */
export const MOST_REPEATED = 8_000_000;

/** Days on which one that repeats may be something else: all of it is one document. */
export const MOST_ALONE = 100;

/** What is recorded of an event of one's own, in UTF-16 units. */
export const LONGEST_OWN = { name: 300, category: 60, words: 100, place: 500, description: 5_000, url: 2_000 } as const;

/** Attachments of an event of one's own. */
export const MOST_OWN_ATTACHMENTS = 5;

/** What is recorded of a suggestion or a report, in UTF-16 units. */
export const LONGEST_SUGGESTED = { name: 300, words: 100, place: 500, description: 5_000, issue: 2_000 } as const;

/** Reminders that one key waits for at once. */
export const MOST_REMINDERS = 200;

/** How long before an event somebody may be reminded, in days: longer than the longest that is offered. */
export const EARLIEST_REMINDER_DAYS = 31;

/** Browsers that one key lets itself be told in. */
export const MOST_BROWSERS = 10;

/** Whoever goes on looking into a history within it looks once: a walk through thousands of facts is one fact itself. */
export const LOOK_LASTS_MS = 15 * 60 * 1_000;
