import type { Recorded } from './message';
import { isParkedDecision, PARKED_DECISION_TYPES } from './parked-decision';
import { handles, type Projection } from './projection';

/** Distributes facts in one pass, in order: each projection gets those that it folds, and operators' decisions. */
export const factsByProjection = (
  projections: readonly Projection<any>[],
  facts: readonly Recorded[],
): ReadonlyMap<Projection<any>, readonly Recorded[]> => {
  const byProjection = new Map(projections.map((projection) => [projection, [] as Recorded[]]));
  const examples = new Map(facts.map((fact) => [fact.type, fact]));
  const receivers = new Map([...examples].map(([type, fact]) => [type, receiversOf(fact, byProjection)]));
  for (const fact of facts) for (const received of receivers.get(fact.type)!) received.push(fact);
  return byProjection;
};

export const factTypesOf = (projections: readonly Projection<any>[]): ReadonlySet<string> =>
  new Set([...projections.flatMap(({ on }) => Object.keys(on)), ...PARKED_DECISION_TYPES]);

const receiversOf = (fact: Recorded, byProjection: ReadonlyMap<Projection<any>, Recorded[]>): Recorded[][] =>
  [...byProjection].flatMap(([projection, received]) => (handles(projection, fact) || isParkedDecision(fact) ? [received] : []));
