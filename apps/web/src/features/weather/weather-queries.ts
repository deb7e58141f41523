import { queryOptions } from '@tanstack/react-query';
import type { Forecast, Weather } from '#libs/contracts';
import { api } from '../../lib/api';

const TEN_MINUTES_MS = 600_000;

/** Apart from the other queries, so that the first chunk stays small. */
export const weatherQueries = {
  now: queryOptions({
    queryKey: ['weather'],
    queryFn: () => api.get<Weather>('/weather', { temperature: 0, description: '', icon: '' }),
    staleTime: TEN_MINUTES_MS,
    refetchInterval: TEN_MINUTES_MS,
  }),
  forecast: queryOptions({
    queryKey: ['weather', 'forecast'],
    queryFn: () => api.get<Forecast>('/weather/forecast', { current: { temperature: 0 }, hourly: [], daily: [] }),
    staleTime: TEN_MINUTES_MS,
    refetchInterval: TEN_MINUTES_MS,
  }),
};
