export const added = <T>(list: readonly T[], one: T): T[] => (list.includes(one) ? [...list] : [...list, one]);

export const removed = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);
