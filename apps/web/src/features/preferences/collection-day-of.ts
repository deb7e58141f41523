/** 'Tuesday' for 'District 2 (Tuesday pick up)' and number 2; '' for any other name. */
export const collectionDayOf = (name: string, number: number): string =>
  new RegExp(`^District ${number} \\((\\w+) pick up\\)$`).exec(name)?.[1] ?? '';
