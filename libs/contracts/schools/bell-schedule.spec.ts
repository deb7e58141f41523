import { type BellPeriod, filterBellPeriods, LUNCHES, type Lunch, lunchNameOf } from './bell-schedule';
import { SCHEDULES, type Schedule } from './school-hours';

const period = (id: number, scheduleType: Schedule, lunchType: Lunch): BellPeriod => ({
  id,
  scheduleType,
  lunchType,
  period: '1',
  time: '7:30 AM – 8:14 AM',
});

it('A pupil reads the day of their lunch and no other, in its order', () => {
  const all = [period(1, 'Regular', 'C'), period(2, '2-Hour Delay', 'C'), period(3, 'Regular', 'B'), period(4, 'Regular', 'C')];
  expect(filterBellPeriods(all, 'Regular', 'C').map(({ id }) => id)).toEqual([1, 4]);
  const periods = SCHEDULES.flatMap((schedule) => LUNCHES.flatMap((lunch) => filterBellPeriods(all, schedule, lunch)));
  expect(periods.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
  expect(LUNCHES.map(lunchNameOf)).toEqual(['B-Lunch', 'C-Lunch', 'D-Lunch', 'E-Lunch']);
});
