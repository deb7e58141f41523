import { isAlert, isOwnEvent, isPromoted, isTentative } from './flags';
import { anEvent } from './testing';
import type { TownEvent } from './town-event';

const sent = (flags: Record<string, unknown>) => anEvent(flags as Partial<TownEvent>);

describe('flags', () => {
  it('are understood as booleans and as text in either case', () => {
    expect([true, 'true', 'TRUE'].map((isPromotedAs) => isPromoted(sent({ isPromoted: isPromotedAs })))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['true', 'TRUE'].map((estimated) => isTentative(sent({ isTentative: estimated })))).toEqual([true, true]);
  });

  it('are off when anything else is sent', () => {
    expect([false, 'false', '', 1, null, undefined].filter((value) => isPromoted(sent({ isPromoted: value })))).toEqual([]);
  });

  it('make whatever Nixle sends an alert', () => {
    expect(isAlert(anEvent({ organization: 'Nixle Alerts' }))).toBe(true);
    expect(isAlert(anEvent({ isEmergencyAlert: 'true' }))).toBe(true);
    expect(isAlert(anEvent())).toBe(false);
  });

  it('tell what residents wrote down for themselves', () => {
    expect(isOwnEvent(anEvent({ organization: 'My Events' }))).toBe(true);
    expect(isOwnEvent(anEvent({ isUserCreated: 'true' }))).toBe(true);
    expect(isOwnEvent(anEvent())).toBe(false);
  });
});
