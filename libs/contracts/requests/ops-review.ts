import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsString, Length, MaxLength, ValidateNested } from 'class-validator';
import { LONGEST_SUGGESTED } from '../limits';
import { REVIEW_KINDS, type ReviewKind } from '../ops-review';
import { LONGEST_REASON } from '../roles';
import { IsSaid, Optional } from '../rules';
import { WithReason } from './ops';
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

/** `POST /api/ops/review/suggestions/{id}/accept`: in other words where an operator has edited it. */
export class AcceptSuggestionBody {
  @Optional()
  @IsObject()
  @ValidateNested()
  @Type(() => SuggestedEventBody)
  edited?: SuggestedEventBody;

  /** The town does not have this organization yet: it is registered in this category. */
  @Optional()
  @IsString()
  @MaxLength(LONGEST_SUGGESTED.words)
  @IsSaid()
  category?: string;

  /** The organization that was suggested is another name of the one that has the event, from now on. */
  @Optional()
  @IsBoolean()
  isOtherName?: boolean;
}

/** `POST .../decline` and `.../merges/{id}/refuse` */
export class DeclineBody extends WithReason {}

/** `POST .../reopen`: what one has just done oneself is undone without a reason. */
export class ReopenBody {
  @Optional()
  @IsString()
  @Length(1, LONGEST_REASON)
  @IsSaid()
  reason?: string;
}

/** `POST /api/ops/review/reports/{id}/close` */
export class CloseReportBody {
  @IsString()
  @Length(1, LONGEST_REASON)
  @IsSaid()
  done!: string;
}
