export const withElement = <T>(list: readonly T[], one: T): T[] => (list.includes(one) ? [...list] : [...list, one]);

export const withoutElement = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);
