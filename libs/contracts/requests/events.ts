import type { Day } from '../day';
import { IsDay, Optional } from '../rules';

/** The events of which days are asked for. */
export class DaysQuery {
  @Optional()
  @IsDay()
  from?: Day;

  @Optional()
  @IsDay()
  to?: Day;
}
