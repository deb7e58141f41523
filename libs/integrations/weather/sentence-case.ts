/** 'Chance Rain And Snow' as one writes it: 'Chance rain and snow'. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
