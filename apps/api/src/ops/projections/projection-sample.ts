import type { ProjectionLag } from '#libs/contracts';

/** `at` is in ms of a monotonic clock; `moved` counts facts since the previous sample. */
export type ProjectionSample = Readonly<{ at: number; position: string; behind: number; moved: number }>;

const SAMPLE_WINDOW_MS = 10_000;
export const STALLED_AFTER_MS = 10_000;

export const addSample = (samples: readonly ProjectionSample[], one: ProjectionSample): readonly ProjectionSample[] => {
  const begin = samples.findLastIndex(({ at }) => at <= one.at - SAMPLE_WINDOW_MS);
  return [...samples.slice(Math.max(begin, 0)), one];
};

export const movementOf = (
  samples: readonly ProjectionSample[],
): Readonly<{ trend: ProjectionLag['trend']; rate: number | null; isStalled: boolean }> => {
  const [first, last] = [samples[0]!, samples.at(-1)!];
  const passed = last.at - first.at;
  const moved = samples.slice(1).reduce((sum, one) => sum + one.moved, 0);
  const isStill = samples.every(({ position, behind }) => position === last.position && behind > 0);
  return {
    trend: last.behind > first.behind ? 'growing' : last.behind < first.behind ? 'shrinking' : 'steady',
    rate: passed > 0 ? Math.round((moved * 1_000) / passed) : null,
    isStalled: isStill && passed >= STALLED_AFTER_MS,
  };
};
