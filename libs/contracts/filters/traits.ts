import type { FilterReason } from './reason';

/** What an event is. In the order shown. */
export const TRAITS = [
  'free',
  'children',
  'teens',
  'seniors',
  'outdoors',
  'online',
  'registration',
  'accessible',
  'spanish',
] as const;
export type Trait = (typeof TRAITS)[number];

/** The traits an event has, with the reason for each. The server decides by evidence; a missing trait is not known. */
export type Traits = Readonly<Partial<Record<Trait, FilterReason>>>;
