import type { SampleSeries } from './series';

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
