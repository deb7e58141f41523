import { buildLabel } from './build-label';

describe('The build label', () => {
  it('tells the moment in Eastern time, whatever the zone of the machine', () => {
    expect(buildLabel(new Date('2026-11-20T12:15:00Z'))).toBe('v2026-11-20-7:15 AM');
    expect(buildLabel(new Date('2026-07-05T03:05:00Z'))).toBe('v2026-07-04-11:05 PM');
  });
});
