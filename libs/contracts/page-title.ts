/** The title in tabs, search results and shared links. Without `name` it is that of the event list. */
export const formatPageTitle = (town: string, name?: string): string => {
  if (name) return `${name}, Almanac ${town}`.trimEnd();
  return town ? `Almanac: events in ${town}` : 'Almanac';
};
