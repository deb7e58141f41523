export type ChosenState = Readonly<{ fact: number } | { instant: string }>;

export const toStateQuery = (chosen: ChosenState): string => new URLSearchParams(Object.entries(chosen)).toString();
