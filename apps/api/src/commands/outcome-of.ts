import { passesByItself, Rejected, RevisionConflict } from '#libs/event-sourcing';
import { TooMuch } from './allowance';

/** What came of a command that recorded nothing, in a word. */
export const outcomeOf = (error: unknown): string => OUTCOMES.find(([is]) => is(error))?.[1] ?? 'failed';

const OUTCOMES: readonly (readonly [is: (error: unknown) => boolean, outcome: string])[] = [
  [(error) => error instanceof Rejected, 'rejected'],
  [(error) => error instanceof TooMuch, 'limited'],
  [(error) => error instanceof RevisionConflict, 'conflict'],
  [passesByItself, 'unavailable'],
];
