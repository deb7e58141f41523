import { instantTyped, queryOf } from './chosen';

describe('An instant that an auditor types', () => {
  it('is read by the clock of the town', () => {
    expect(instantTyped('2026-11-20T18:00', 'America/New_York')).toBe('2026-11-20T18:00:00-05:00');
    expect(instantTyped('2026-07-04T09:30', 'America/New_York')).toBe('2026-07-04T09:30:00-04:00');
  });

  it('is asked for so that its offset stays one', () =>
    expect(new URLSearchParams(queryOf({ instant: '2026-11-20T07:00:00+05:30' })).get('instant')).toBe(
      '2026-11-20T07:00:00+05:30',
    ));
});
