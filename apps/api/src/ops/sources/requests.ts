import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsString,
  IsTimeZone,
  Length,
  MaxLength,
  Min,
  Validate,
  ValidateIf,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import {
  type AcceptLoadRequest,
  type AddSourceRequest,
  type Day,
  HELD_KINDS,
  type HeldKind,
  LONGEST,
  type MoveSourceRequest,
  type PauseSourceRequest,
  type RefuseLoadRequest,
  type RemoveSourceRequest,
  type SetTimeZoneRequest,
} from '#libs/contracts';
import { IsDay } from '../../http/is-day';
import { IsSaid } from '../../http/is-said';
import { Optional } from '../../http/optional';
import { isWeb, onTheWeb } from '../../sources/source-addresses';
import { Confirmed, WithReason } from '../requests';

@ValidatorConstraint({ name: 'isOnTheWeb' })
class IsOnTheWeb implements ValidatorConstraintInterface {
  validate(value: unknown) {
    if (typeof value !== 'string') return false;
    const address = onTheWeb(value);
    return isWeb(address) && address.includes('://') && URL.canParse(address);
  }

  defaultMessage({ value }: ValidationArguments) {
    const isOfTheWeb = typeof value === 'string' && isWeb(onTheWeb(value));
    return isOfTheWeb ? '$property is none on the web.' : '$property must begin with http, https or webcal.';
  }
}

const aZone = { message: '$property must be a time zone such as America/New_York.' };

/** A file of the server is added from the command line only. */
class WithAddress {
  @IsString()
  @MaxLength(LONGEST.url)
  @Validate(IsOnTheWeb)
  address!: string;
}

export class AddSourceBody extends WithAddress implements AddSourceRequest {
  @IsString()
  @MaxLength(LONGEST.name)
  @IsSaid()
  organization!: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST.name)
  subOrganization?: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST.name)
  category?: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST.name)
  name?: string;

  @ValidateIf(({ timeZone }) => timeZone !== undefined && timeZone !== '')
  @IsTimeZone(aZone)
  timeZone?: string;
}

export class MoveSourceBody extends WithAddress implements MoveSourceRequest {}

export class PauseSourceBody extends WithReason implements PauseSourceRequest {
  @Optional()
  @Validate(IsDay)
  until?: Day;
}

export class AcceptLoadBody implements AcceptLoadRequest {
  @IsString()
  @Length(1, LONGEST.name)
  of!: string;
}

export class RefuseLoadBody extends WithReason implements RefuseLoadRequest {
  @IsString()
  @Length(1, LONGEST.name)
  of!: string;
}

export class TimeZoneBody implements SetTimeZoneRequest {
  @ValidateIf(({ timeZone }) => timeZone !== null)
  @IsTimeZone(aZone)
  timeZone!: string | null;
}

export class RemoveSourceBody extends Confirmed implements RemoveSourceRequest {}

export class HeldQuery {
  @IsIn(HELD_KINDS)
  kind!: HeldKind;

  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  from = 0;
}
