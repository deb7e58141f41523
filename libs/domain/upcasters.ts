import type { Upcasters } from '#libs/event-sourcing';

/** No shape has changed so far. */
export const upcasters: Upcasters = {};
