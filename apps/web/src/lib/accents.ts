export const ACCENTS = ['yellow', 'blue', 'green', 'purple', 'red', 'orange', 'pink', 'teal'] as const;

export type Accent = (typeof ACCENTS)[number];
