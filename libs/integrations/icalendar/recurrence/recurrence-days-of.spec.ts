import { parseRecurrence, type Recurrence } from '#libs/contracts';
import { recurrenceDaysOf } from './recurrence-days-of';

const rule = (text: string): Recurrence => parseRecurrence(text)!;
const YEAR = ['2026-11-01', '2027-10-31'] as const;

describe('the days of what repeats', () => {
  it.each([
    ['FREQ=DAILY;COUNT=3', '2026-11-27', ['2026-11-27', '2026-11-28', '2026-11-29']],
    ['FREQ=WEEKLY;UNTIL=20261211', '2026-11-20', ['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=4', '2026-11-24', ['2026-11-24', '2026-11-26', '2026-12-08', '2026-12-10']],
    ['FREQ=MONTHLY;COUNT=3', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-03-31']],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', '2026-11-27', ['2026-11-27', '2026-12-25', '2027-01-29']],
    ['FREQ=MONTHLY;BYDAY=2TU;COUNT=2', '2026-11-24', ['2026-11-24', '2026-12-08']],
  ])('are those of the rule, the first always among them: %s', (text, first, expected) =>
    expect(recurrenceDaysOf(rule(text), first, ...YEAR)).toEqual(expected),
  );

  it('are those of a span alone, however long ago it began', () =>
    expect(recurrenceDaysOf(rule('FREQ=WEEKLY'), '1990-01-05', '2026-11-20', '2026-11-30')).toEqual([
      '2026-11-20',
      '2026-11-27',
    ]));
});
