import { toPointQuery } from './history-point';

describe('An instant that an auditor types', () => {
  it('is asked for so that its offset stays one', () =>
    expect(new URLSearchParams(toPointQuery({ instant: '2026-11-20T07:00:00+05:30' })).get('instant')).toBe(
      '2026-11-20T07:00:00+05:30',
    ));
});
