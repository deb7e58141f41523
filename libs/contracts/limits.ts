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
export const LONGEST = { uid: 500, name: 300, location: 500, description: 20_000, url: 2_000 } as const;

/** Attachments of one event; those beyond are left out. */
export const MOST_ATTACHMENTS = 20;
