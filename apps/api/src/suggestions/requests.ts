import { Type } from 'class-transformer';
import {
  Allow,
  IsDefined,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Validate,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { LONGEST_SUGGESTED, type ReportRequest, type SuggestEventRequest } from '#libs/contracts';
import { IsDay } from '../http/is-day';
import { IsEmailAddress } from '../http/is-email-address';

const SAID = /\S/;
const notEmpty = { message: '$property must not be empty.' };

export class SuggestEventBody implements SuggestEventRequest {
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.name)
  @Matches(SAID, notEmpty)
  eventName!: string;

  @IsString()
  @MaxLength(LONGEST_SUGGESTED.name)
  @Matches(SAID, notEmpty)
  organization!: string;

  @Validate(IsDay)
  date!: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  time?: string;

  @IsString()
  @MaxLength(LONGEST_SUGGESTED.place)
  @Matches(SAID, notEmpty)
  location!: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.place)
  address?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.description)
  description?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  contactName?: string;

  /** A form that was left empty says ''. */
  @ValidateIf(({ contactEmail }) => contactEmail !== undefined && contactEmail !== null && contactEmail !== '')
  @Validate(IsEmailAddress)
  contactEmail?: string;

  @Allow()
  website?: string;
}

class ReportedEventBody {
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.name)
  @Matches(SAID, notEmpty)
  name!: string;

  @IsString()
  @MaxLength(LONGEST_SUGGESTED.name)
  organization!: string;

  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  date!: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  time?: string;

  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.place)
  location?: string;
}

export class ReportBody implements ReportRequest {
  @IsDefined()
  @ValidateNested()
  @Type(() => ReportedEventBody)
  event!: ReportedEventBody;

  @IsString()
  @MaxLength(LONGEST_SUGGESTED.issue)
  @Matches(SAID, notEmpty)
  issue!: string;

  @Allow()
  website?: string;
}
