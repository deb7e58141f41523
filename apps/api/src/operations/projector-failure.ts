import type { Notes } from '#libs/event-sourcing';

export const PROJECTOR_FAILURE_NOTE = 'projector-failure';

export type ProjectorFailure = Readonly<{ at: string; sentence: string }>;

/** The projector retries several times a second; one note is enough. */
const MIN_NOTE_INTERVAL_MS = 1_000;

/** A note that cannot be written is dropped: the failure was logged before. */
export const createFailureRecorder = (notes: Notes) => {
  let notedAt = Number.NEGATIVE_INFINITY;
  return (error: unknown) => {
    if (performance.now() - notedAt < MIN_NOTE_INTERVAL_MS) return;
    notedAt = performance.now();
    const failure: ProjectorFailure = { at: new Date().toISOString(), sentence: String(error) };
    void notes.put(PROJECTOR_FAILURE_NOTE, failure).catch(() => {});
  };
};
