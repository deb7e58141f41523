/** Of a page in its tab and where it is found or shared. Without a `name` of its own it is the list of events. */
export const pageTitle = (town: string, name?: string): string => {
  if (name) return `${name}, Almanac ${town}`.trimEnd();
  return town ? `Almanac: events in ${town}` : 'Almanac';
};
