import { Type } from 'class-transformer';
import { IsObject, IsString, MaxLength, ValidateIf, ValidateNested } from 'class-validator';
import { MAX_SUGGESTION_TEXT_LENGTHS } from '../limits';
import { IsDay, IsEmailAddress, IsSaid, Optional } from '../rules';

export class SuggestedEventBody {
  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.name)
  @IsSaid()
  eventName!: string;

  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.name)
  @IsSaid()
  organization!: string;

  @IsDay()
  date!: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.words)
  time?: string;

  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.place)
  @IsSaid()
  location!: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.place)
  address?: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.description)
  description?: string;
}

/** `POST /api/suggest-event`. `website` is a honeypot: it is hidden, so only bots fill it in. */
export class SuggestEventBody extends SuggestedEventBody {
  @Optional()
  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.words)
  contactName?: string;

  // An empty form field is sent as ''.
  @ValidateIf(({ contactEmail }) => contactEmail !== undefined && contactEmail !== null && contactEmail !== '')
  @IsEmailAddress()
  contactEmail?: string;

  @Optional()
  @IsString()
  website?: string;
}

class ReportedEventBody {
  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.name)
  @IsSaid()
  name!: string;

  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.name)
  organization!: string;

  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.words)
  date!: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.words)
  time?: string;

  @Optional()
  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.place)
  location?: string;
}

/** `POST /api/report`: a problem with an event, which is described as the resident saw it. */
export class ReportBody {
  @IsObject()
  @ValidateNested()
  @Type(() => ReportedEventBody)
  event!: ReportedEventBody;

  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.issue)
  @IsSaid()
  issue!: string;

  @Optional()
  @IsString()
  website?: string;
}
