import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays, type TownEvent } from '#libs/contracts';
import {
  type BellPeriod,
  commonScheduleOf,
  findSchoolDays,
  type Schedule,
  type SchoolDay,
  type SchoolHours,
} from '#libs/contracts/schools';
import { api } from '../../lib/api';
import { LIST } from '../../lib/shape';
import { useToday, useTown } from '../../lib/use-town';

type HoursState = {
  schools: SchoolHours[];
  days: { today: SchoolDay[]; tomorrow: SchoolDay[] };
  schedule: Schedule;
  isPending: boolean;
};

/** Hours do not need the calendar. It is awaited only while it may still answer, so that tabs do not change under a finger. */
export const useHours = (): HoursState => {
  const [today, { schoolDates }] = [useToday(), useTown()];
  const tomorrow = addDays(today, 1);
  const hours = useQuery({ queryKey: ['school-hours'], queryFn: () => api.get<SchoolHours[]>('/school-hours', LIST) });
  const events = useQuery({
    queryKey: ['events', today, tomorrow],
    queryFn: () => api.get<TownEvent[]>(`/events?from=${today}&to=${tomorrow}`, LIST),
    staleTime: 5 * 60_000,
    enabled: schoolDates !== '',
    // At midnight the data for tomorrow becomes that for today.
    placeholderData: keepPreviousData,
  });
  const schools = hours.data ?? [];
  const district = { schoolDates, schools: [...new Set(schools.map(({ name }) => name))] };
  const on = (day: string) => findSchoolDays(day, events.data ?? [], district);
  const days = { today: on(today), tomorrow: on(tomorrow) };
  const isPending = hours.isPending || events.isLoading;
  return { schools, days, schedule: commonScheduleOf(days.today), isPending };
};

export const useBells = () =>
  useQuery({ queryKey: ['bell-schedule'], queryFn: () => api.get<BellPeriod[]>('/bell-schedule', LIST) });
