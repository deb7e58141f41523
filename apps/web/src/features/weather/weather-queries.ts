import { queryOptions } from '@tanstack/react-query';
import type { Forecast, Weather } from '#libs/contracts';
import { api } from '../../lib/api';

const TEN_MINUTES = 600_000;

/** Beside the other questions, so that the first screen need not carry them. */
export const weatherQueries = {
  now: queryOptions({
    queryKey: ['weather'],
    queryFn: () => api.get<Weather>('/weather', { temperature: 0, description: '', icon: '' }),
    staleTime: TEN_MINUTES,
    refetchInterval: TEN_MINUTES,
  }),
  forecast: queryOptions({
    queryKey: ['weather', 'forecast'],
    queryFn: () => api.get<Forecast>('/weather/forecast', { current: { temperature: 0 }, hourly: [], daily: [] }),
    staleTime: TEN_MINUTES,
    refetchInterval: TEN_MINUTES,
  }),
};
