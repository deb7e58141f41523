import { activeAlerts } from './alerts';
import { anEvent, eventNamesOf, NOW, TODAY } from './testing';
import type { TownEvent } from './town-event';

const activeNames = (...events: Partial<TownEvent>[]) => eventNamesOf(activeAlerts(events.map(anEvent), NOW, TODAY));

const FLOOD = { name: 'Flood', organization: 'Nixle Alerts' };

describe('above everything stand', () => {
  it('the alerts of whichever organization gives them, and nothing else', () => {
    expect(activeNames(FLOOD, { name: 'Gas leak', isEmergencyAlert: 'true' }, { name: 'Story time' })).toEqual([
      'Flood',
      'Gas leak',
    ]);
  });

  it('no alerts that are over, called off or taken back', () => {
    const over: Partial<TownEvent>[] = [
      { expiresAt: NOW },
      { date: '2026-11-19' },
      { status: 'cancelled' },
      { status: 'withdrawn' },
    ];
    expect(activeNames(...over.map((about) => ({ ...FLOOD, ...about })))).toEqual([]);
    expect(activeNames({ ...FLOOD, date: '2026-11-19', endDate: TODAY, expiresAt: '2026-11-20T12:00:01-05:00' })).toEqual([
      'Flood',
    ]);
  });

  it('the first to come first', () => {
    const [later, first] = [{ date: '2026-11-22' }, { date: TODAY, startTime: '6:00 PM' }];
    expect(activeNames({ ...FLOOD, ...later }, { ...FLOOD, ...first, name: 'Gas leak' })).toEqual(['Gas leak', 'Flood']);
  });

  it('no alerts of wzy', () => {
    expect(activeNames({ ...FLOOD, organization: 'wzy', isEmergencyAlert: 'true' })).toEqual([]);
  });
});
