/** The field of an event that a reason was found in. */
export type ReasonField = 'price' | 'categories' | 'name' | 'description' | 'subOrganization';

/** Why an event passes a filter: the quoted words and the field they were found in. */
export type FilterReason = Readonly<{ saidIn: ReasonField; words: string }>;

/** On one line, without surrounding punctuation and Markdown marks. */
export const toQuote = (words: string): string => words.replace(/\s+/g, ' ').replace(EDGES, '').trim();

const EDGES = /^[\s*_("“:;,.–—-]+|[\s*_)"”:;,.!–—-]+$/g;
