/** 'Tuesday' of 'District 2 (Tuesday pick up)' as number 2, which its number and its day say whole; '' of any other name. */
export const dayOfDistrict = (name: string, number: number): string =>
  new RegExp(`^District ${number} \\((\\w+) pick up\\)$`).exec(name)?.[1] ?? '';
