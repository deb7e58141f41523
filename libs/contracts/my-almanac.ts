import type { TownEvent } from './town-event';

/** My Almanac. `GET /api/feed/{key}` */
export type MyAlmanac = {
  events: TownEvent[];
  /** True while the town's default follows apply. */
  defaults: boolean;
};
