import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsString, Length, MaxLength, ValidateNested } from 'class-validator';
import {
  type AcceptSuggestionRequest,
  type CloseReportRequest,
  LONGEST_REASON,
  LONGEST_SUGGESTED,
  REVIEW_KINDS,
  type ReopenRequest,
  type ReviewKind,
} from '#libs/contracts';
import { IsSaid } from '../../http/is-said';
import { Optional } from '../../http/optional';
import { SuggestedEventBody } from '../../suggestions/requests';
import { WithReason } from '../requests';

export class ReviewQuery {
  @Optional()
  @IsIn(REVIEW_KINDS)
  kind?: ReviewKind;

  @IsIn(['open', 'decided'])
  state: 'open' | 'decided' = 'open';

  @Optional()
  @IsString()
  @MaxLength(200)
  after?: string;
}

export class AcceptSuggestionBody implements AcceptSuggestionRequest {
  @Optional()
  @IsObject()
  @ValidateNested()
  @Type(() => SuggestedEventBody)
  edited?: SuggestedEventBody;

  @Optional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  @IsSaid()
  category?: string;

  @Optional()
  @IsBoolean()
  isOtherName?: boolean;
}

export class DeclineBody extends WithReason {}

export class ReopenBody implements ReopenRequest {
  @Optional()
  @IsString()
  @Length(1, LONGEST_REASON)
  @IsSaid()
  reason?: string;
}

export class CloseReportBody implements CloseReportRequest {
  @IsString()
  @Length(1, LONGEST_REASON)
  @IsSaid()
  done!: string;
}
