import { IsBoolean, IsString, Length, Matches } from 'class-validator';
import { Optional } from '../rules';
import { ConfirmedBody, ReasonBody } from './ops';

/** Every store can parse this many digits. */
const POSITION = /^\d{1,18}$/;
const WRONG = { message: 'position must be a position in the log, in digits.' };

export class RebuildBody {
  @IsBoolean()
  dryRun!: boolean;
}

/** `POST …/promote`; `…/switch-back` takes the same without `force`. `confirm` repeats the name of the projection. */
export class PromoteBody extends ConfirmedBody {
  @Optional()
  @IsBoolean()
  force?: boolean;
}

export class RetryBody {
  @IsString()
  @Length(1, 500)
  key!: string;

  @Matches(POSITION, WRONG)
  position!: string;
}

export class SkipBody extends ReasonBody {
  @IsString()
  @Length(1, 500)
  key!: string;

  @Matches(POSITION, WRONG)
  position!: string;
}

export class RetryReactionBody {
  @Matches(POSITION, WRONG)
  position!: string;
}

export class SkipReactionBody extends ReasonBody {
  @Matches(POSITION, WRONG)
  position!: string;
}

export class ParkedKeyQuery {
  @IsString()
  @Length(1, 500)
  key!: string;
}

/** Exactly one of the two fields. */
export class FactTraceQuery {
  @Optional()
  @Matches(POSITION, WRONG)
  position?: string;

  @Optional()
  @Matches(/^\d{1,16}$/, { message: 'event must be the number of an event.' })
  event?: string;
}
