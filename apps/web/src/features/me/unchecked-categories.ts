import { sharedState } from '../../lib/shared-state';

/** Kept until the page is reloaded, for visitors who return from an event. */
export const uncheckedCategories = sharedState<ReadonlySet<string>>(new Set());
