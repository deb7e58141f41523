import type { Series } from './series';

/** An organization as the data files write it: who it is, and everything it puts on. */
export type Publisher = {
  id: number;
  name: string;
  category: string;
  description: string;
  displayOrder: number;
  /** Where its events can be looked up. */
  site: string;
  /** Sub-organizations and their display order. */
  subs?: Record<string, number>;
  /** Sub-calendars: id, name, description, display order. */
  programs?: [number, string, string, number][];
  series: Series[];
};
