import { IsIn, IsString, MaxLength } from 'class-validator';
import type { Day } from '../day';
import { FILTER_NAMES, type FilterName } from '../filters';
import { MAX_EVENT_TEXT_LENGTHS } from '../limits';
import { IsDay, Optional, textRule } from '../rules';
import { MAX_SEARCH_LENGTH } from '../subscriptions';

/** The range of days, both included. */
export class DaysQuery {
  @Optional()
  @IsDay()
  from?: Day;

  @Optional()
  @IsDay()
  to?: Day;
}

/** 'Near me' is none of them: a resident's location never leaves the browser. */
const IsFilterNames = textRule(
  'isFilterNames',
  (text) => text.split(',').every((name) => name !== 'near' && FILTER_NAMES.includes(name as FilterName)),
  '$property must be names of filters such as free,weekend.',
);

/** Two names and what separates them. */
const MAX_ENTRY_LENGTH = 2 * MAX_EVENT_TEXT_LENGTHS.name + 2;

class SelectionQuery {
  @Optional()
  @IsString()
  @MaxLength(MAX_SEARCH_LENGTH)
  q?: string;

  /** Names of filters, separated by commas. */
  @Optional()
  @IsFilterNames()
  filters?: string;
}

export class FeedPageQuery extends SelectionQuery {
  /** The page begins after this day. */
  @Optional()
  @IsDay()
  after?: Day;
}

export class ListPageQuery extends FeedPageQuery {
  /** An organization entry. */
  @Optional()
  @IsString()
  @MaxLength(MAX_ENTRY_LENGTH)
  entry?: string;
}

export class FeedCountsQuery extends SelectionQuery {
  @Optional()
  @IsIn(['1'])
  perFilter?: '1';
}

export class ListCountsQuery extends FeedCountsQuery {
  /** An organization entry. */
  @Optional()
  @IsString()
  @MaxLength(MAX_ENTRY_LENGTH)
  entry?: string;
}
