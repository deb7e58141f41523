import type { Almanac } from './app';

export const readResponses = async ({ read, resident }: Almanac) => {
  const { key } = resident('Anna');
  const paths = [
    'events',
    'organizations',
    'subcalendars',
    ...['preferences', 'sidebar', 'feed'].map((what) => `${what}/${key}`),
  ];
  return Promise.all(paths.map((what) => read<unknown>(`/api/${what}`)));
};
