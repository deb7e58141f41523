/** Which state of somebody is looked at: that after one of their facts, or that at an instant, whatever had been recorded by then. */
export type Chosen = Readonly<{ fact: number } | { instant: string }>;

/** As the server is asked for it. */
export const queryOf = (chosen: Chosen): string => new URLSearchParams(Object.entries(chosen)).toString();
