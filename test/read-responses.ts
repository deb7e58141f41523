import type { Almanac } from './app';

/** Returns the main lists of the town and what Anna reads of her own. */
export const readResponses = async ({ read, resident }: Almanac) => {
  const { key } = resident('Anna');
  const asked = [
    'events',
    'organizations',
    'subcalendars',
    ...['preferences', 'sidebar', 'feed'].map((what) => `${what}/${key}`),
  ];
  return Promise.all(asked.map((what) => read<unknown>(`/api/${what}`)));
};
