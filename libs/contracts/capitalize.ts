/** 'Tomorrow at 9' of 'tomorrow at 9' */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
