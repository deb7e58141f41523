/** The organization whose parts are the collection districts. */
export const COLLECTION = 'Trash Collection';

/** Of 'District 2 (Tuesday pick up)' it is 2; null of what is no district. */
export const districtOf = (subOrganization: string): number | null => {
  const number = /^District ([1-9])\b/.exec(subOrganization)?.[1];
  return number === undefined ? null : Number(number);
};
