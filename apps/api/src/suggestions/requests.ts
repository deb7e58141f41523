import { Type } from 'class-transformer';
import { IsObject, IsString, MaxLength, Validate, ValidateIf, ValidateNested } from 'class-validator';
import { LONGEST_SUGGESTED, type ReportRequest, type SuggestEventRequest } from '#libs/contracts';
import { IsDay } from '../http/is-day';
import { IsEmailAddress } from '../http/is-email-address';
import { IsSaid } from '../http/is-said';
import { Optional } from '../http/optional';

/** The event itself, whoever tells it. */
export class SuggestedEventBody {
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.name)
  @IsSaid()
  eventName!: string;

  @IsString()
  @MaxLength(LONGEST_SUGGESTED.name)
  @IsSaid()
  organization!: string;

  @Validate(IsDay)
  date!: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  time?: string;

  @IsString()
  @MaxLength(LONGEST_SUGGESTED.place)
  @IsSaid()
  location!: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.place)
  address?: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.description)
  description?: string;
}

export class SuggestEventBody extends SuggestedEventBody implements SuggestEventRequest {
  @Optional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  contactName?: string;

  /** A form that was left empty says ''. */
  @ValidateIf(({ contactEmail }) => contactEmail !== undefined && contactEmail !== null && contactEmail !== '')
  @Validate(IsEmailAddress)
  contactEmail?: string;

  @Optional()
  @IsString()
  website?: string;
}

class ReportedEventBody {
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.name)
  @IsSaid()
  name!: string;

  @IsString()
  @MaxLength(LONGEST_SUGGESTED.name)
  organization!: string;

  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  date!: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  time?: string;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.place)
  location?: string;
}

export class ReportBody implements ReportRequest {
  @IsObject()
  @ValidateNested()
  @Type(() => ReportedEventBody)
  event!: ReportedEventBody;

  @IsString()
  @MaxLength(LONGEST_SUGGESTED.issue)
  @IsSaid()
  issue!: string;

  @Optional()
  @IsString()
  website?: string;
}
