import { setTimeout } from 'node:timers/promises';

const MIN_PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;

/** Limits how often the time is extended because the server answers others: one call may be what a server cannot do. */
const MAX_EXTENSIONS = 4;

type RetryOptions = Readonly<{
  isPassing: (error: unknown) => boolean;
  /** Time limit in ms from the first failure. May shrink meanwhile. */
  lasting: () => number;
  /** The last answer to any call, by `performance.now`: a server that answers others is there, so waiting is extended. */
  answered?: () => number;
  onFailure?: (error: unknown) => void;
}>;

/** Retries with growing pauses. Throws the last failure when the time is over. Only for idempotent work. */
export const retryTransient = async <T>(
  work: () => Promise<T>,
  { isPassing, lasting, answered = () => 0, onFailure }: RetryOptions,
): Promise<T> => {
  let began: number | undefined;
  for (let rest = MIN_PAUSE_MS; ; rest = Math.min(2 * rest, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      onFailure?.(error);
      began ??= performance.now();
      const whole = lasting();
      const since = Math.max(began, Math.min(answered(), began + (MAX_EXTENSIONS - 1) * whole));
      if (performance.now() - since + rest > whole) throw error;
      await setTimeout(rest * (0.5 + Math.random() / 2));
    }
  }
};
