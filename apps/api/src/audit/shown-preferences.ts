import { preferences as decider } from '#libs/domain';
import { fold, handles, isMendingOf, keysOf, type Position, type Recorded } from '#libs/event-sourcing';
import { type PreferencesDocument, preferences } from '#projections';

/** What the product shows of somebody's preferences: where a fact cannot be folded they stand still until an operator skips it. */
export type ShownPreferences = Readonly<{
  preferences: PreferencesDocument | null;
  parked: Readonly<{ position: Position; reason: string; waiting: Waiting | null }> | null;
  /** Facts that operators had left out, each with why. */
  skipped: readonly Readonly<{ position: Position; reason: string }>[];
}>;

/** Facts behind the one that parks, the last one first. */
type Waiting = Readonly<{ fact: Recorded; before: Waiting | null }>;

export const NO_PREFERENCES_SHOWN: ShownPreferences = { preferences: null, parked: null, skipped: [] };

/** After one fact more. A retry changes nothing: what parks it when it is folded today parked it then, too. */
export const shownAfter = <S extends ShownPreferences>(shown: S, fact: Recorded): S => {
  const { preferences: known, parked } = shown;
  if (isMendingOf(preferences, fact) && fact.type === 'FoldSkipped')
    return parked?.position === fact.data.position ? skipping(shown, parked, fact.data.reason) : shown;
  if (!isAboutThem(fact)) return shown;
  // A read model that waits shows it on: no auditor reads it any more.
  if (fact.type === 'PreferencesForgotten')
    return { ...shown, preferences: null, parked: parked && { ...parked, waiting: null } };
  if (parked) return { ...shown, parked: { ...parked, waiting: { fact, before: parked.waiting } } };
  try {
    return { ...shown, preferences: fold(preferences, known ?? undefined, fact, fact.data.key) };
  } catch (error) {
    return { ...shown, parked: { position: fact.position, reason: String(error), waiting: null } };
  }
};

/** One that does not even tell whose it is parks no document of theirs. */
const isAboutThem = (fact: Recorded): boolean => {
  try {
    return handles(preferences, fact) && fact.stream === `${decider.stream}-${keysOf(preferences, fact)[0]}`;
  } catch {
    return false;
  }
};

const skipping = <S extends ShownPreferences>(shown: S, { position, waiting }: NonNullable<S['parked']>, reason: string): S =>
  inTurn(waiting).reduce(shownAfter<S>, { ...shown, parked: null, skipped: [...shown.skipped, { position, reason }] });

const inTurn = (waiting: Waiting | null): Recorded[] => {
  const facts: Recorded[] = [];
  for (let one = waiting; one; one = one.before) facts.push(one.fact);
  return facts.reverse();
};
