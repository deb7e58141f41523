import {
  ArrayMaxSize,
  IsArray,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import {
  type Day,
  type DeleteOwnEventRequest,
  isDay,
  LONGEST_OWN,
  MOST_OWN_ATTACHMENTS,
  millisecondsOf,
  type ReviseOwnEventRequest,
  recurrenceIn,
} from '#libs/contracts';
import { IsDay } from '../http/is-day';
import { IsKey } from '../http/is-key';
import { Optional } from '../http/optional';

@ValidatorConstraint({ name: 'startsWithDay' })
class StartsWithDay implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && value.length <= LONGEST_INSTANT && isDay(value.split(/[T ]/)[0]!);
  }

  defaultMessage() {
    return '$property must be a day such as 2026-11-20.';
  }
}

@ValidatorConstraint({ name: 'isMoment' })
class IsMoment implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && MOMENT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(millisecondsOf(value));
  }

  defaultMessage() {
    return '$property must be a day and a time such as 2026-11-20T18:00.';
  }
}

@ValidatorConstraint({ name: 'isRecurrence' })
class IsRecurrence implements ValidatorConstraintInterface {
  validate(value: unknown) {
    return typeof value === 'string' && recurrenceIn(value) !== null;
  }

  defaultMessage() {
    return '$property must be a rule such as FREQ=WEEKLY;BYDAY=TU, daily, weekly or monthly.';
  }
}

const LONGEST_INSTANT = 40;

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/;

const WEB = { protocols: ['http', 'https'], require_protocol: true };

export class OwnEventBody implements ReviseOwnEventRequest {
  @IsString()
  @MaxLength(LONGEST_OWN.name)
  @Matches(/\S/, { message: 'name must not be empty.' })
  name!: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_OWN.category)
  category?: string;

  @Optional()
  @Validate(StartsWithDay)
  date?: string;

  @Optional()
  @Validate(StartsWithDay)
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
  @Validate(IsMoment)
  startTime?: string;

  @Optional()
  @Validate(IsMoment)
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

  @Optional()
  @Validate(IsRecurrence)
  recurrence?: string;

  @Optional()
  @IsKey()
  sessionId?: string;
}

export class ReviseOwnEventBody extends OwnEventBody {
  @Optional()
  @Validate(IsDay)
  occurrence?: Day;
}

export class DeleteOwnEventBody implements DeleteOwnEventRequest {
  @Optional()
  @IsKey()
  sessionId?: string;

  @Optional()
  @Validate(IsDay)
  occurrence?: Day;
}
