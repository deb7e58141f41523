import { type Context, contextOf } from './context';
import { type Compared, comparable, comparedPlaces, comparedTimes, comparedTitles } from './match';
import type { Telling } from './telling';

/**
 * Answers of which two tellings one says what the other rules out: another hour, another place, another title. What says less
 * than either may be the same as both; that makes the two no more alike, and whoever tells little must not make one of them.
 */
export const contradicting = (tellings: readonly Telling[]) => {
  const told = new Map(tellings.map((telling) => [telling.id, telling]));
  let context: Context | undefined;
  const known = new Map<number, Compared>();
  const comparedOf = (id: number): Compared | undefined => {
    const [one, telling] = [known.get(id), told.get(id)];
    if (one || !telling) return one;
    context ??= contextOf(tellings);
    const compared = comparable(telling, context);
    known.set(id, compared);
    return compared;
  };
  return (a: number, b: number): boolean => {
    const [ofA, ofB] = [comparedOf(a), comparedOf(b)];
    return ofA !== undefined && ofB !== undefined && contradict(ofA, ofB);
  };
};

const contradict = (a: Compared, b: Compared): boolean =>
  comparedTimes(a, b) === 'different' || comparedTitles(a, b) === undefined || comparedPlaces(a, b) === 'different';
