/** What stands on the card, and where the map puts it. */
export type Place = { location: string; address?: string };

export const place = (location: string, street?: string): Place => ({
  location,
  ...(street && { address: `${street}, Moorestown, NJ 08057` }),
});

export const elsewhere = (location: string, address: string): Place => ({ location, address });
