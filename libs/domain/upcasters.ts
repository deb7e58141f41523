import type { Upcasters } from '#libs/event-sourcing';

/** By type: converts recorded facts of an older shape. No shape has changed so far. */
export const upcasters: Upcasters = {};
