import { ArrayMaxSize, IsArray, IsString, IsUrl, Matches, MaxLength } from 'class-validator';
import { type Day, isDay } from '../day';
import { millisecondsOf } from '../instant';
import { LONGEST_OWN, MOST_OWN_ATTACHMENTS } from '../limits';
import { recurrenceIn } from '../recurrence';
import { IsDay, IsKey, Optional, textRule } from '../rules';

const LONGEST_INSTANT = 40;

const StartsWithDay = textRule(
  'startsWithDay',
  (text) => text.length <= LONGEST_INSTANT && isDay(text.split(/[T ]/)[0]!),
  '$property must be a day such as 2026-11-20.',
);

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/;

const IsMoment = textRule(
  'isMoment',
  (text) => MOMENT.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(millisecondsOf(text)),
  '$property must be a day and a time such as 2026-11-20T18:00.',
);

const IsRecurrence = textRule(
  'isRecurrence',
  (text) => recurrenceIn(text) !== null,
  '$property must be a rule such as FREQ=WEEKLY;BYDAY=TU, daily, weekly or monthly.',
);

const WEB = { protocols: ['http', 'https'], require_protocol: true };

/**
 * `POST /api/events/user` and `PUT /api/events/user/{id}`: an event of one's own. Of a date or an instant that says more than its
 * field the rest is not read; an instant without an offset is the town's. Without a date it is today, without a time all day.
 */
export class OwnEventBody {
  @IsString()
  @MaxLength(LONGEST_OWN.name)
  @Matches(/\S/, { message: 'name must not be empty.' })
  name!: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_OWN.category)
  category?: string;

  @Optional()
  @StartsWithDay()
  date?: string;

  @Optional()
  @StartsWithDay()
  endDate?: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_OWN.words)
  displayDate?: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_OWN.words)
  time?: string;

  @Optional()
  @IsMoment()
  startTime?: string;

  @Optional()
  @IsMoment()
  endTime?: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_OWN.place)
  location?: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_OWN.place)
  address?: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_OWN.description)
  description?: string;

  @Optional()
  @IsArray()
  @ArrayMaxSize(MOST_OWN_ATTACHMENTS)
  @IsUrl(WEB, { each: true })
  @MaxLength(LONGEST_OWN.url, { each: true })
  attachments?: string[];

  @Optional()
  @IsUrl(WEB)
  @MaxLength(LONGEST_OWN.url)
  audioNarration?: string;

  /** The value of an RRULE: daily, weekly or monthly. */
  @Optional()
  @IsRecurrence()
  recurrence?: string;

  @Optional()
  @IsKey()
  sessionId?: string;
}

/** Of one that repeats, the day that alone is meant; all of it without one. */
export class ReviseOwnEventBody extends OwnEventBody {
  @Optional()
  @IsDay()
  occurrence?: Day;
}

/** `DELETE /api/events/user/{id}` */
export class DeleteOwnEventBody {
  @Optional()
  @IsKey()
  sessionId?: string;

  @Optional()
  @IsDay()
  occurrence?: Day;
}
