/** What one key may hold: entries followed, organizations and sub-organizations alike. Larger than any town. */
export const MOST_FOLLOWED = 2_000;
/** Sub-calendars followed. */
export const MOST_SUBCALENDARS = 2_000;
/** Events saved, past ones counted. */
export const MOST_SAVED = 2_000;
/** Facts that one wish may record. */
export const MOST_FACTS = 2_000;
