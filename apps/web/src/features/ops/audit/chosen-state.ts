/** Which state of a resident is shown: after one of her facts, or at an instant. */
export type ChosenState = Readonly<{ fact: number } | { instant: string }>;

/** Returns the query string of the request. */
export const toStateQuery = (chosen: ChosenState): string => new URLSearchParams(Object.entries(chosen)).toString();
