export const formatPageTitle = (town: string, name?: string): string => {
  if (name) return `${name}, Almanac ${town}`.trimEnd();
  return town ? `Almanac: events in ${town}` : 'Almanac';
};
