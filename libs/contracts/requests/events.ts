import type { Day } from '../day';
import { IsDay, Optional } from '../rules';

/** The range of days, both included. */
export class DaysQuery {
  @Optional()
  @IsDay()
  from?: Day;

  @Optional()
  @IsDay()
  to?: Day;
}
