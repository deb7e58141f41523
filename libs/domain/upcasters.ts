import type { Upcasters } from '#libs/event-sourcing';

/** Recorded types whose shape has changed since, each with how it reads today. None has so far. */
export const upcasters: Upcasters = {};
