import { ArrayMaxSize, IsArray, IsString, IsUrl, Matches, MaxLength } from 'class-validator';
import { type Day, isDay } from '../day';
import { millisecondsOf } from '../instant';
import { MAX_OWN_EVENT_ATTACHMENTS, MAX_OWN_EVENT_TEXT_LENGTHS } from '../limits';
import { parseRecurrence } from '../recurrence';
import { IsDay, IsKey, Optional, textRule } from '../rules';

const MAX_INSTANT_LENGTH = 40;

const StartsWithDay = textRule(
  'startsWithDay',
  (text) => text.length <= MAX_INSTANT_LENGTH && isDay(text.split(/[T ]/)[0]!),
  '$property must be a day such as 2026-11-20.',
);

const INSTANT_PATTERN = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/;

const IsDayAndTime = textRule(
  'isMoment',
  (text) => INSTANT_PATTERN.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(millisecondsOf(text)),
  '$property must be a day and a time such as 2026-11-20T18:00.',
);

const IsRecurrence = textRule(
  'isRecurrence',
  (text) => parseRecurrence(text) !== null,
  '$property must be a rule such as FREQ=WEEKLY;BYDAY=TU, daily, weekly or monthly.',
);

const WEB = { protocols: ['http', 'https'], require_protocol: true };

/** Text after a date or instant is ignored. An instant without an offset is in the town's time. The default is today, all day. */
export class OwnEventBody {
  @IsString()
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.name)
  @Matches(/\S/, { message: 'name must not be empty.' })
  name!: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.category)
  category?: string;

  @Optional()
  @StartsWithDay()
  date?: string;

  @Optional()
  @StartsWithDay()
  endDate?: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.words)
  displayDate?: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.words)
  time?: string;

  @Optional()
  @IsDayAndTime()
  startTime?: string;

  @Optional()
  @IsDayAndTime()
  endTime?: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.place)
  location?: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.place)
  address?: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.description)
  description?: string;

  @Optional()
  @IsArray()
  @ArrayMaxSize(MAX_OWN_EVENT_ATTACHMENTS)
  @IsUrl(WEB, { each: true })
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.url, { each: true })
  attachments?: string[];

  @Optional()
  @IsUrl(WEB)
  @MaxLength(MAX_OWN_EVENT_TEXT_LENGTHS.url)
  audioNarration?: string;

  /** The value of an RRULE with FREQ DAILY, WEEKLY or MONTHLY. */
  @Optional()
  @IsRecurrence()
  recurrence?: string;

  @Optional()
  @IsKey()
  sessionId?: string;
}

/** Of a recurring event, `occurrence` limits the change to one day. */
export class ReviseOwnEventBody extends OwnEventBody {
  @Optional()
  @IsDay()
  occurrence?: Day;
}

export class DeleteOwnEventBody {
  @Optional()
  @IsKey()
  sessionId?: string;

  @Optional()
  @IsDay()
  occurrence?: Day;
}
