import type { Notes } from '#libs/event-sourcing';

/** Where it is noted, for all processes, why the one that folds could not. */
export const PROJECTOR_FAILURE = 'projector-failure';

/** `at` is ISO, of the system's clock. */
export type ProjectorFailure = Readonly<{ at: string; sentence: string }>;

/** It is tried again several times a second: that is noted once. */
const NOTE_MS = 1_000;

/** Notes failures for operators. What cannot be noted was logged before. */
export const notingFailures = (notes: Notes) => {
  let notedAt = Number.NEGATIVE_INFINITY;
  return (error: unknown) => {
    if (performance.now() - notedAt < NOTE_MS) return;
    notedAt = performance.now();
    const failure: ProjectorFailure = { at: new Date().toISOString(), sentence: String(error) };
    void notes.put(PROJECTOR_FAILURE, failure).catch(() => {});
  };
};
