import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, Length, Matches, MaxLength, Validate, ValidateNested } from 'class-validator';
import {
  type AcceptSuggestionRequest,
  type CloseReportRequest,
  LONGEST_REASON,
  LONGEST_SUGGESTED,
  REVIEW_KINDS,
  type ReopenRequest,
  type ReviewKind,
} from '#libs/contracts';
import { IsDay } from '../../http/is-day';
import { WithReason } from '../requests';

export class ReviewQuery {
  @IsOptional()
  @IsIn(REVIEW_KINDS)
  kind?: ReviewKind;

  @IsIn(['open', 'decided'])
  state: 'open' | 'decided' = 'open';

  @IsOptional()
  @IsString()
  @MaxLength(200)
  after?: string;
}

const SAID = /\S/;
const notEmpty = { message: '$property must not be empty.' };

class EditedBody {
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
}

export class AcceptSuggestionBody implements AcceptSuggestionRequest {
  @IsOptional()
  @ValidateNested()
  @Type(() => EditedBody)
  edited?: EditedBody;
}

export class DeclineBody extends WithReason {}

export class ReopenBody implements ReopenRequest {
  @IsOptional()
  @IsString()
  @Length(1, LONGEST_REASON)
  @Matches(SAID, notEmpty)
  reason?: string;
}

export class CloseReportBody implements CloseReportRequest {
  @IsString()
  @Length(1, LONGEST_REASON)
  @Matches(SAID, notEmpty)
  done!: string;
}
