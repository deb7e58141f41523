import { preferences as decider } from '#libs/domain';
import { fold, handles, isDecisionFor, keysOf, type Position, type Recorded } from '#libs/event-sourcing';
import { type PreferencesDocument, preferences } from '#projections';

/** The preferences as the product shows them: after a fact that cannot be folded they stay unchanged until an operator skips it. */
export type ShownPreferences = Readonly<{
  preferences: PreferencesDocument | null;
  parked: Readonly<{ position: Position; reason: string; waiting: WaitingFacts | null }> | null;
  skipped: readonly Readonly<{ position: Position; reason: string }>[];
}>;

type WaitingFacts = Readonly<{ fact: Recorded; before: WaitingFacts | null }>;

export const NO_PREFERENCES_SHOWN: ShownPreferences = { preferences: null, parked: null, skipped: [] };

/** A retry changes nothing: a fact that cannot be folded today could not be folded then. */
export const foldShownPreferences = <S extends ShownPreferences>(state: S, fact: Recorded): S => {
  const { preferences: document, parked } = state;
  if (isDecisionFor(preferences, fact) && fact.type === 'FoldSkipped')
    return parked?.position === fact.data.position ? skipParked(state, parked, fact.data.reason) : state;
  if (!isPreferencesFact(fact)) return state;
  // The read model still shows the parked document, but an auditor must not read it any more.
  if (fact.type === 'PreferencesForgotten')
    return { ...state, preferences: null, parked: parked && { ...parked, waiting: null } };
  if (parked) return { ...state, parked: { ...parked, waiting: { fact, before: parked.waiting } } };
  try {
    return { ...state, preferences: fold(preferences, document ?? undefined, fact, fact.data.key) };
  } catch (error) {
    return { ...state, parked: { position: fact.position, reason: String(error), waiting: null } };
  }
};

/** A fact without a readable key parks no document. */
const isPreferencesFact = (fact: Recorded): boolean => {
  try {
    return handles(preferences, fact) && fact.stream === `${decider.stream}-${keysOf(preferences, fact)[0]}`;
  } catch {
    return false;
  }
};

const skipParked = <S extends ShownPreferences>(state: S, { position, waiting }: NonNullable<S['parked']>, reason: string): S =>
  oldestFirst(waiting).reduce(foldShownPreferences<S>, {
    ...state,
    parked: null,
    skipped: [...state.skipped, { position, reason }],
  });

const oldestFirst = (waiting: WaitingFacts | null): Recorded[] => {
  const facts: Recorded[] = [];
  for (let one = waiting; one; one = one.before) facts.push(one.fact);
  return facts.reverse();
};
