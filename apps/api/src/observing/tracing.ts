/** Where a step stands: the trace is the correlation id, and a step that others follow from is known by an id that they know, too. */
export type Place = Readonly<{ trace: string; id?: string; parent?: string }>;

export type About = Readonly<Record<string, string | number | boolean>>;

/** Ends a step; with an error where it failed. */
export type End = (about?: About, error?: unknown) => void;

/**
 * Tells whoever collects traces what was done when, step by step. Nothing is carried along for that: whatever a fact follows from
 * is found by the ids that are recorded with it, by another process too.
 */
export abstract class Tracing {
  abstract readonly isOn: boolean;

  /** `since` in milliseconds since 1970, now without it. */
  abstract begin(name: string, place: Place, about?: About, since?: number): End;

  abstract close(): Promise<void>;
}

/** Nobody collects any. */
export class NoTracing extends Tracing {
  readonly isOn = false;

  begin(): End {
    return nothing;
  }

  async close() {}
}

const nothing: End = () => {};
