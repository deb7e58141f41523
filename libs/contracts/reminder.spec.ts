import { reminderStartOf } from './reminder';

const ZONE = 'America/New_York';
const at = (event: Partial<Parameters<typeof reminderStartOf>[0]>) => {
  const beginning = reminderStartOf({ date: '2026-11-21', time: '', ...event }, ZONE);
  return beginning && new Date(beginning).toISOString();
};

describe('For a reminder, an event begins', () => {
  it('when it says', () => {
    expect(at({ startTime: '2026-11-21T18:00:00-05:00', time: '6:00 PM' })).toBe('2026-11-21T23:00:00.000Z');
    expect(at({ time: '6:00 PM' })).toBe('2026-11-21T23:00:00.000Z');
  });

  it('at nine in the morning where it says no hour, never at midnight', () => {
    expect(at({ time: 'All Day' })).toBe('2026-11-21T14:00:00.000Z');
    expect(at({ startTime: '2026-11-21T00:00:00-05:00', time: 'All Day' })).toBe('2026-11-21T14:00:00.000Z');
    expect(at({ time: 'after dark' })).toBe('2026-11-21T14:00:00.000Z');
  });

  it('by the clock of the town on the day the clocks change', () => {
    expect(at({ date: '2026-11-01', time: 'All Day' })).toBe('2026-11-01T14:00:00.000Z');
    expect(at({ date: '2026-10-31', time: 'All Day' })).toBe('2026-10-31T13:00:00.000Z');
  });

  it('never where it has no date', () => {
    expect(at({ date: '2099-01-01' })).toBeNull();
  });
});
