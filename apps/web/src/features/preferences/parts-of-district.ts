import { districtOf } from '#libs/contracts';

/** Of 'District 2 (Tuesday pick up)' 2 and 'Tuesday', the day '' where it names none; null of what is no district. */
export const partsOfDistrict = (name: string): { name: string; number: number; day: string } | null => {
  const number = districtOf(name);
  return number === null ? null : { name, number, day: /\((\w+) pick up\)/.exec(name)?.[1] ?? '' };
};
