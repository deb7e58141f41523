/** After a step, counted from 1 (0 is before the first), or at an ISO instant. A step is a fact of a resident, or a change of an event. */
export type HistoryPoint = Readonly<{ step: number } | { instant: string }>;

/** In the history of a resident. */
export const toPointQuery = (point: HistoryPoint): string =>
  new URLSearchParams('step' in point ? { fact: String(point.step) } : point).toString();
