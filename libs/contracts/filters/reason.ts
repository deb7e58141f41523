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

/** The quoted words and where they were found. With `level`, no words say so: the evidence makes it probable. */
export type FilterReason = Readonly<{ saidIn: ReasonField; words: string; level?: 'probably' }>;
