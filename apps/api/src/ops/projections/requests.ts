import { IsBoolean, IsString, Length, Matches } from 'class-validator';
import type { ParkedRequest, PromoteRequest, ReactionRequest, RebuildRequest } from '#libs/contracts';
import { Optional } from '../../http/optional';
import { Confirmed, WithReason } from '../requests';

/** So many digits every store understands. */
const POSITION = /^\d{1,18}$/;
const WRONG = { message: 'position must be a position in the log, in digits.' };

export class RebuildBody implements RebuildRequest {
  @IsBoolean()
  dryRun!: boolean;
}

export class PromoteBody extends Confirmed implements PromoteRequest {
  @Optional()
  @IsBoolean()
  force?: boolean;
}

export class RetryBody implements ParkedRequest {
  @IsString()
  @Length(1, 500)
  key!: string;

  @Matches(POSITION, WRONG)
  position!: string;
}

export class SkipBody extends WithReason implements ParkedRequest {
  @IsString()
  @Length(1, 500)
  key!: string;

  @Matches(POSITION, WRONG)
  position!: string;
}

export class RetryReactionBody implements ReactionRequest {
  @Matches(POSITION, WRONG)
  position!: string;
}

export class SkipReactionBody extends WithReason implements ReactionRequest {
  @Matches(POSITION, WRONG)
  position!: string;
}

export class ParkedKeyQuery {
  @IsString()
  @Length(1, 500)
  key!: string;
}

/** One of the two. */
export class WayQuery {
  @Optional()
  @Matches(POSITION, WRONG)
  position?: string;

  @Optional()
  @Matches(/^\d{1,16}$/, { message: 'event must be the number of an event.' })
  event?: string;
}
