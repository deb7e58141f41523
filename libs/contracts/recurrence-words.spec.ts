import { formatRecurrence } from './recurrence-text';

describe('How something repeats', () => {
  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
    ['FREQ=WEEKLY', 'Every Tuesday'],
    ['FREQ=WEEKLY;INTERVAL=2', 'Every other Tuesday'],
    ['FREQ=WEEKLY;BYDAY=TU,TH', 'Every Tuesday and Thursday'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=TU', 'Every 3 weeks on Tuesday'],
    ['FREQ=MONTHLY', 'Every month on the 24th'],
    ['FREQ=MONTHLY;BYDAY=-1TU', 'Every month on the last Tuesday'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=1SA,3SA', 'Every other month on the first Saturday and third Saturday'],
    ['FREQ=WEEKLY;UNTIL=20261231', 'Every Tuesday until Dec 31'],
    ['FREQ=WEEKLY;UNTIL=20270601', 'Every Tuesday until Jun 1, 2027'],
    ['FREQ=DAILY;COUNT=5', 'Every day (5 times)'],
    ['FREQ=YEARLY', ''],
  ])('by %s is told as "%s"', (rule, words) => {
    expect(formatRecurrence(rule, '2026-11-24')).toBe(words);
  });
});
