/** Where an organizer says something of an event. */
export type SaidIn = 'price' | 'categories' | 'name' | 'description' | 'subOrganization';

/** Why an event passes a filter: what was said, word for word, and where. */
export type Reason = Readonly<{ saidIn: SaidIn; words: string }>;

/** As one reads it: without the marks of a text's format, and on one line. */
export const quoted = (words: string): string => words.replace(/\s+/g, ' ').replace(EDGES, '').trim();

const EDGES = /^[\s*_("“:;,.–—-]+|[\s*_)"”:;,.!–—-]+$/g;
