import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, IsTimeZone, Length, MaxLength, Min, ValidateIf } from 'class-validator';
import type { Day } from '../day';
import { MAX_EVENT_TEXT_LENGTHS } from '../limits';
import { HELD_IMPORT_KINDS, type HeldImportKind } from '../ops-sources';
import { IsDay, IsSaid, Optional, rule } from '../rules';
import { isWebAddress, toHttpAddress } from '../source-address';
import { ConfirmedBody, ReasonBody } from './ops';

const IsFetchableAddress = rule(
  'isOnTheWeb',
  (value) => {
    if (typeof value !== 'string') return false;
    const address = toHttpAddress(value);
    return isWebAddress(address) && address.includes('://') && URL.canParse(address);
  },
  ({ value }) => {
    const isOfTheWeb = typeof value === 'string' && isWebAddress(toHttpAddress(value));
    return isOfTheWeb ? '$property must be a valid web address.' : '$property must begin with http, https or webcal.';
  },
);

const TIME_ZONE_MESSAGE = { message: '$property must be a time zone such as America/New_York.' };

/** A file on the server can be added only on the command line. */
class AddressBody {
  @IsString()
  @MaxLength(MAX_EVENT_TEXT_LENGTHS.url)
  @IsFetchableAddress()
  address!: string;
}

/** `POST /api/ops/sources`: only addresses on the web. Returns the source. `POST …/try`: a trial that records nothing. */
export class AddSourceBody extends AddressBody {
  @IsString()
  @MaxLength(MAX_EVENT_TEXT_LENGTHS.name)
  @IsSaid()
  organization!: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_EVENT_TEXT_LENGTHS.name)
  subOrganization?: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_EVENT_TEXT_LENGTHS.name)
  category?: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_EVENT_TEXT_LENGTHS.name)
  name?: string;

  @ValidateIf(({ timeZone }) => timeZone !== undefined && timeZone !== '')
  @IsTimeZone(TIME_ZONE_MESSAGE)
  timeZone?: string;
}

/** `POST /api/ops/sources/{id}/address`: http and https addresses only. */
export class MoveSourceBody extends AddressBody {}

/** Pauses until an operator resumes, or until a later day. */
export class PauseSourceBody extends ReasonBody {
  @Optional()
  @IsDay()
  until?: Day;
}

/** `POST /api/ops/sources/{id}/accept`: accepts exactly the held import that `of` identifies. */
export class AcceptLoadBody {
  @IsString()
  @Length(1, MAX_EVENT_TEXT_LENGTHS.name)
  of!: string;
}

export class RefuseLoadBody extends ReasonBody {
  @IsString()
  @Length(1, MAX_EVENT_TEXT_LENGTHS.name)
  of!: string;
}

/** `POST /api/ops/sources/{id}/time-zone`: null for the zone that the source itself states. */
export class TimeZoneBody {
  @ValidateIf(({ timeZone }) => timeZone !== null)
  @IsTimeZone(TIME_ZONE_MESSAGE)
  timeZone!: string | null;
}

/** `POST /api/ops/sources/{id}/remove`: `confirm` repeats the source's name. */
export class RemoveSourceBody extends ConfirmedBody {}

export class HeldQuery {
  @IsIn(HELD_IMPORT_KINDS)
  kind!: HeldImportKind;

  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  from = 0;
}
