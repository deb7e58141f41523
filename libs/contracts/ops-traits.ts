import type { Trait, Traits } from './filters/traits';

/** `is`: whether an operator decided that the events of the series have the trait. `event` is the event it was decided on. */
export type TraitCorrectionResponse = { trait: Trait; is: boolean; event: number; by: string; at: string; reason?: string };

/** `GET /api/ops/traits?event=`: what an event is, with the reason for each trait, and what operators corrected. */
export type EventTraitsResponse = {
  id: number;
  name: string;
  date: string;
  organization: string;
  traits: Traits;
  corrections: TraitCorrectionResponse[];
};
