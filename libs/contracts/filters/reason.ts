/** Where a reason was found: a field of the event, its organization or series, or a decision of an operator. */
export type ReasonField =
  | 'price'
  | 'categories'
  | 'name'
  | 'description'
  | 'subOrganization'
  | 'organization'
  | 'location'
  | 'series'
  | 'operator';

/**
 * Why an event passes a filter: the quoted words and where they were found. `level` is set if no words say so and the evidence only
 * makes it probable.
 */
export type FilterReason = Readonly<{ saidIn: ReasonField; words: string; level?: 'probably' }>;
