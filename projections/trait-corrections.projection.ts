import type { Trait } from '#libs/contracts/filters';
import type { EventMadePrivate, EventTraitsCorrected } from '#libs/domain';
import { projection } from '#libs/event-sourcing';
import type { OperatorDecision } from './merges.projection';

export type TraitCorrection = OperatorDecision & Readonly<{ is: boolean; reason?: string }>;

export type TraitCorrectionsDocument = { id: number; traits: Readonly<Partial<Record<Trait, TraitCorrection>>> };

/** Which traits did operators correct? One document per event; it counts for all events of the series. */
export const traitCorrections = projection<TraitCorrectionsDocument, EventTraitsCorrected | EventMadePrivate>({
  name: 'trait-corrections',
  version: 1,
  key: ({ data }) => data.id,
  on: {
    EventTraitsCorrected: (known, { data: { id, trait, is, reason }, metadata: { time, actor } }) => {
      const { [trait]: _, ...others } = known?.traits ?? {};
      if (is !== null) return { id, traits: { ...others, [trait]: { is, by: actor, at: time, ...(reason && { reason }) } } };
      return Object.keys(others).length > 0 ? { id, traits: others } : null;
    },
    EventMadePrivate: () => null,
  },
});
