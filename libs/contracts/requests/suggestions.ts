import { Type } from 'class-transformer';
import { IsObject, IsString, MaxLength, ValidateIf, ValidateNested } from 'class-validator';
import { LONGEST_SUGGESTED } from '../limits';
import { IsDay, IsEmailAddress, IsSaid, Optional } from '../rules';

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

  @IsDay()
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

/** `POST /api/suggest-event`: an event for the calendar. Nobody sees `website`, and whoever fills it in is no person. */
export class SuggestEventBody extends SuggestedEventBody {
  @Optional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  contactName?: string;

  // A form that was left empty says ''.
  @ValidateIf(({ contactEmail }) => contactEmail !== undefined && contactEmail !== null && contactEmail !== '')
  @IsEmailAddress()
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

/** `POST /api/report`: what is wrong with an event, which is told as it was seen. */
export class ReportBody {
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
