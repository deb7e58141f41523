import type { TownEvent } from './town-event';

export type MyAlmanac = {
  events: TownEvent[];
  /** True while the town's default follows apply. */
  defaults: boolean;
};
