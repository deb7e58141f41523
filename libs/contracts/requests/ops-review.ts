import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsString, Length, MaxLength, ValidateNested } from 'class-validator';
import { MAX_SUGGESTION_TEXT_LENGTHS } from '../limits';
import { REVIEW_KINDS, type ReviewKind } from '../ops-review';
import { MAX_REASON_LENGTH } from '../roles';
import { IsSaid, Optional } from '../rules';
import { ReasonBody } from './ops';
import { SuggestedEventBody } from './suggestions';

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

/** `POST /api/ops/review/suggestions/{id}/accept`. `edited` replaces the submitted fields. */
export class AcceptSuggestionBody {
  @Optional()
  @IsObject()
  @ValidateNested()
  @Type(() => SuggestedEventBody)
  edited?: SuggestedEventBody;

  /** Registers the suggested organization in this category, if the town does not have it yet. */
  @Optional()
  @IsString()
  @MaxLength(MAX_SUGGESTION_TEXT_LENGTHS.words)
  @IsSaid()
  category?: string;

  /** Records the suggested organization's name as an alias of the organization that has the event. */
  @Optional()
  @IsBoolean()
  isOtherName?: boolean;
}

export class DeclineBody extends ReasonBody {}

/** `POST .../reopen`: `reason` is optional for the operator who has just decided it. */
export class ReopenBody {
  @Optional()
  @IsString()
  @Length(1, MAX_REASON_LENGTH)
  @IsSaid()
  reason?: string;
}

export class CloseReportBody {
  @IsString()
  @Length(1, MAX_REASON_LENGTH)
  @IsSaid()
  done!: string;
}
