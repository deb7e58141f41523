import { IsBoolean, IsIn, IsString, Length } from 'class-validator';
import { TRAITS, type Trait } from '../filters/traits';
import { MAX_REASON_LENGTH } from '../roles';
import { IsSaid } from '../rules';
import { ReopenBody } from './ops-review';

/** `event` is an id, a slug, or the URL of its page. */
export class EventTraitsQuery {
  @IsString()
  @Length(1, 1_000)
  event!: string;
}

/** `POST /api/ops/traits/{id}/correct`: holds for all events of the series. */
export class CorrectTraitBody {
  @IsIn(TRAITS)
  trait!: Trait;

  @IsBoolean()
  is!: boolean;

  @IsString()
  @Length(1, MAX_REASON_LENGTH)
  @IsSaid()
  reason!: string;
}

/** `POST /api/ops/traits/{id}/reopen`: the evidence decides again. `reason` is optional for the operator who corrected it. */
export class ReopenTraitBody extends ReopenBody {
  @IsIn(TRAITS)
  trait!: Trait;
}
