import { setTimeout } from 'node:timers/promises';

const FIRST_REST_MS = 20;
const LONGEST_REST_MS = 500;

/** How many times its length patience lasts at most, however many others are answered: one call may be what a server cannot do. */
const AT_MOST = 4;

type Patience = Readonly<{
  /** Whether the same may succeed a moment later. */
  isPassing: (error: unknown) => boolean;
  /** How many milliseconds it lasts, from the first failure on; it may end before its time. */
  lasting: () => number;
  /** When whoever is asked last answered anybody, by `performance.now`: one that answers others is there, and is waited for. */
  answered?: () => number;
  onFailure?: (error: unknown) => void;
}>;

/**
 * Does `work` again after failures that pass, with growing rests between, and throws the last one when patience has come to
 * its end. Only for work that may be done twice.
 */
export const patiently = async <T>(
  work: () => Promise<T>,
  { isPassing, lasting, answered = () => 0, onFailure }: Patience,
): Promise<T> => {
  let began: number | undefined;
  for (let rest = FIRST_REST_MS; ; rest = Math.min(2 * rest, LONGEST_REST_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      onFailure?.(error);
      began ??= performance.now();
      const whole = lasting();
      const since = Math.max(began, Math.min(answered(), began + (AT_MOST - 1) * whole));
      if (performance.now() - since + rest > whole) throw error;
      await setTimeout(rest * (0.5 + Math.random() / 2));
    }
  }
};
