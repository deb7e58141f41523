import { sharedState } from '../../lib/shared-state';

/** Until the page is loaded anew, so that those who come back from an event find what they left. */
export const uncheckedCategories = sharedState<ReadonlySet<string>>(new Set());
