import type { EventReader } from '../../icalendar/read-events';
import type { FeedFormat } from '../feed-reading';

export type ParsedFeed = {
  format: FeedFormat;
  events: EventReader[];
  /** Undefined if it has events, or could have them; else a description of the content for an operator. */
  actualContent?: string;
  title?: string;
  isCutShort: boolean;
  refreshMinutes?: number | undefined;
  name?: string | undefined;
};
