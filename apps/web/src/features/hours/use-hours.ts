import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays, type TownEvent } from '#libs/contracts';
import {
  type BellPeriod,
  type Schedule,
  type SchoolDay,
  type SchoolHours,
  scheduleOn,
  schoolDaysOn,
} from '#libs/contracts/schools';
import { api } from '../../lib/api';
import { LIST } from '../../lib/shape';
import { useToday, useTown } from '../../lib/use-town';

/** Of today and tomorrow what is not as usual, and the hours that all schools have today. */
type Hours = {
  schools: SchoolHours[];
  days: { today: SchoolDay[]; tomorrow: SchoolDay[] };
  schedule: Schedule;
  isPending: boolean;
};

/** Hours are there without the calendar too; it is waited for only while it may answer, so that no tab changes under a finger. */
export const useHours = (): Hours => {
  const [today, { schoolDates }] = [useToday(), useTown()];
  const tomorrow = addDays(today, 1);
  const hours = useQuery({ queryKey: ['school-hours'], queryFn: () => api.get<SchoolHours[]>('/school-hours', LIST) });
  const events = useQuery({
    queryKey: ['events', today, tomorrow],
    queryFn: () => api.get<TownEvent[]>(`/events?from=${today}&to=${tomorrow}`, LIST),
    staleTime: 5 * 60_000,
    enabled: schoolDates !== '',
    // At midnight what was known of tomorrow is known of today.
    placeholderData: keepPreviousData,
  });
  const schools = hours.data ?? [];
  const district = { schoolDates, schools: [...new Set(schools.map(({ name }) => name))] };
  const on = (day: string) => schoolDaysOn(day, events.data ?? [], district);
  const days = { today: on(today), tomorrow: on(tomorrow) };
  const isPending = hours.isPending || events.isLoading;
  return { schools, days, schedule: scheduleOn(days.today), isPending };
};

export const useBells = () =>
  useQuery({ queryKey: ['bell-schedule'], queryFn: () => api.get<BellPeriod[]>('/bell-schedule', LIST) });
