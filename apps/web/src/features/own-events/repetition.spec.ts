import fc from 'fast-check';
import { days } from '#libs/contracts/testing';
import { parseRepetition, REPETITION_OPTIONS, toRecurrenceFields } from './repetition';

const labels = (day: string) => REPETITION_OPTIONS.map(({ label }) => label(day));

describe('how often', () => {
  it('is offered in the words of the day', () => {
    expect(labels('2026-11-24')).toEqual([
      ...['Does not repeat', 'Every day', 'Every Tuesday', 'Every other Tuesday'],
      ...['Every month on the 24th', 'Every month on the last Tuesday'],
    ]);
    expect(labels('2026-11-02').at(-1)).toBe('Every month on the first Monday');
  });

  it('is found again in the rule that it makes', () => {
    fc.assert(
      fc.property(days(), fc.constantFrom(...REPETITION_OPTIONS), fc.option(days(), { nil: '' }), (date, { repeats }, until) => {
        const { recurrence } = toRecurrenceFields({ repeats, until }, date);
        expect(parseRepetition(recurrence)).toEqual(repeats === 'never' ? { repeats, until: '' } : { repeats, until });
      }),
    );
  });

  it('stays as it was where nothing here makes such a rule', () => {
    const rule = 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU,TH;COUNT=5';
    expect(parseRepetition(rule)).toEqual({ repeats: 'other', until: '' });
    expect(toRecurrenceFields({ repeats: 'other', until: '' }, '2026-11-24', rule)).toEqual({ recurrence: rule });
  });

  it('ends where it is said to end, and nowhere once that is taken back', () => {
    expect(toRecurrenceFields({ repeats: 'weekly', until: '2026-12-31' }, '2026-11-24')).toEqual({
      recurrence: 'FREQ=WEEKLY;UNTIL=20261231',
    });
    expect(toRecurrenceFields({ repeats: 'other', until: '' }, '2026-11-24', 'FREQ=DAILY;INTERVAL=3;UNTIL=20261231')).toEqual({
      recurrence: 'FREQ=DAILY;INTERVAL=3',
    });
  });
});
