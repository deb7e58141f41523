import type { TownEvent } from './town-event';

/** My Almanac. `GET /api/feed/{key}` */
export type Feed = {
  events: TownEvent[];
  /** True while the town's defaults stand in for a person's own choice. */
  defaults: boolean;
};
