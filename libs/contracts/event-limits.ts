/**
 * The most that is recorded of one event of a source, in UTF-16 units (what `length` counts). Texts that are longer are
 * cut; addresses are left out, for half of one leads nowhere; a longer UID goes by its hash. However a publisher fills them,
 * what is recorded at once stays far below what the log takes.
 */
export const LONGEST = { uid: 500, name: 300, location: 500, description: 20_000, url: 2_000 } as const;

/** Attachments of one event; those beyond are left out. */
export const MOST_ATTACHMENTS = 20;
