import type { Almanac } from './app';

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
