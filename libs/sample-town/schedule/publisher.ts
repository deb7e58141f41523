import type { SampleSeries } from './series';

/** An organization in the sample data, with all its events. */
export type SamplePublisher = {
  id: number;
  name: string;
  category: string;
  description: string;
  displayOrder: number;
  site: string;
  subOrganizations?: Record<string, number>;
  /** Programs: id, name, description, display order. */
  programs?: [number, string, string, number][];
  series: SampleSeries[];
};
