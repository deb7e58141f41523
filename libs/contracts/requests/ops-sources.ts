import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, IsTimeZone, Length, MaxLength, Min, ValidateIf } from 'class-validator';
import type { Day } from '../day';
import { LONGEST } from '../limits';
import { HELD_KINDS, type HeldKind } from '../ops-sources';
import { IsDay, IsSaid, Optional, rule } from '../rules';
import { isWeb, onTheWeb } from '../source-address';
import { Confirmed, WithReason } from './ops';

const IsOnTheWeb = rule(
  'isOnTheWeb',
  (value) => {
    if (typeof value !== 'string') return false;
    const address = onTheWeb(value);
    return isWeb(address) && address.includes('://') && URL.canParse(address);
  },
  ({ value }) => {
    const isOfTheWeb = typeof value === 'string' && isWeb(onTheWeb(value));
    return isOfTheWeb ? '$property is none on the web.' : '$property must begin with http, https or webcal.';
  },
);

const aZone = { message: '$property must be a time zone such as America/New_York.' };

/** A file of the server is added from the command line only. */
class WithAddress {
  @IsString()
  @MaxLength(LONGEST.url)
  @IsOnTheWeb()
  address!: string;
}

/** `POST /api/ops/sources`: on the web only. Answers the source. `POST …/try`: as it would be added. Nothing of it is recorded. */
export class AddSourceBody extends WithAddress {
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

/** `POST /api/ops/sources/{id}/address`: the same source, on the web only. */
export class MoveSourceBody extends WithAddress {}

/** `POST /api/ops/sources/{id}/pause`: `until` is a day after today, on which it is loaded again; without it, until it is resumed. */
export class PauseSourceBody extends WithReason {
  @Optional()
  @IsDay()
  until?: Day;
}

/** `POST /api/ops/sources/{id}/accept`: the load that was seen, and no other. */
export class AcceptLoadBody {
  @IsString()
  @Length(1, LONGEST.name)
  of!: string;
}

/** `POST /api/ops/sources/{id}/refuse` */
export class RefuseLoadBody extends WithReason {
  @IsString()
  @Length(1, LONGEST.name)
  of!: string;
}

/** `POST /api/ops/sources/{id}/time-zone`: null for what it says itself. */
export class TimeZoneBody {
  @ValidateIf(({ timeZone }) => timeZone !== null)
  @IsTimeZone(aZone)
  timeZone!: string | null;
}

/** `POST /api/ops/sources/{id}/remove`: `confirm` is its name, typed. */
export class RemoveSourceBody extends Confirmed {}

export class HeldQuery {
  @IsIn(HELD_KINDS)
  kind!: HeldKind;

  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  from = 0;
}
