import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsTimeZone,
  IsUrl,
  Length,
  Matches,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import {
  type AcceptLoadRequest,
  type AddSourceRequest,
  HELD_KINDS,
  type HeldKind,
  LONGEST,
  type PauseSourceRequest,
  type RefuseLoadRequest,
  type RemoveSourceRequest,
  type SetTimeZoneRequest,
} from '#libs/contracts';
import { Confirmed, WithReason } from '../requests';

const SAID = /\S/;
const notEmpty = { message: '$property must not be empty.' };
const aZone = { message: '$property must be a time zone such as America/New_York.' };
const ON_THE_WEB = { protocols: ['http', 'https', 'webcal', 'webcals'], require_protocol: true, require_tld: false };

/** A file of the server is added from the command line only. */
export class AddSourceBody implements AddSourceRequest {
  @IsString()
  @MaxLength(LONGEST.url)
  @IsUrl(ON_THE_WEB, { message: '$property must begin with http, https or webcal.' })
  address!: string;

  @IsString()
  @MaxLength(LONGEST.name)
  @Matches(SAID, notEmpty)
  organization!: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST.name)
  subOrganization?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST.name)
  category?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST.name)
  name?: string;

  @ValidateIf(({ timeZone }) => timeZone !== undefined && timeZone !== '')
  @IsTimeZone(aZone)
  timeZone?: string;
}

export class PauseSourceBody extends WithReason implements PauseSourceRequest {}

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

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  from = 0;
}
