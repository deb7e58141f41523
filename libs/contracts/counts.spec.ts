import fc from 'fast-check';
import { organizationEntriesOf } from './choice';
import { filterEvents } from './event-filter';
import { groupEvents } from './event-groups';
import { isCounted } from './is-counted';
import { anEvent, countByEntry, NOW, TODAY, townEvents } from './testing';
import type { TownEvent } from './town-event';

const counts = (event: Partial<TownEvent>) => isCounted(anEvent(event), NOW, TODAY);

describe('a count', () => {
  it('takes in what is to come, what is running, what has no date, what is cancelled, and alerts', () => {
    const counted: Partial<TownEvent>[] = [
      { date: '2026-11-20' },
      { date: '2026-11-18', endDate: '2026-11-20' },
      { date: '2099-12-31' },
      { status: 'cancelled' },
      { organization: 'Nixle Alerts', expiresAt: '2026-11-20T12:01:00-05:00' },
    ];
    expect(counted.map(counts)).toEqual(counted.map(() => true));
  });

  it('leaves out what is past, expired, withdrawn or wzy', () => {
    const others: Partial<TownEvent>[] = [
      { date: '2026-11-19' },
      { expiresAt: NOW },
      { status: 'withdrawn' },
      { organization: 'Wzy' },
    ];
    expect(others.filter(counts)).toEqual([]);
  });

  it('adds the events of a part to its organization’s', () => {
    const events = [anEvent({ subOrganization: 'Children' }), anEvent({ isPromoted: true })];
    expect(Object.fromEntries(countByEntry(events, NOW, TODAY))).toEqual({
      'Moorestown Library': 2,
      'Moorestown Library::Children': 1,
      Featured: 1,
    });
  });

  it('is the number of cards that choosing the entry shows', () => {
    fc.assert(
      fc.property(townEvents(), (events) => {
        const counted = countByEntry(events, NOW, TODAY);
        for (const entry of new Set(events.flatMap(organizationEntriesOf))) {
          const filtered = filterEvents({
            events,
            now: NOW,
            choice: { kind: 'entry', entry },
            follows: new Set(),
            saved: new Set(),
          });
          const cards = groupEvents([...filtered.events, ...filtered.alerts], TODAY).flatMap((group) => group.events);
          expect(cards).toHaveLength(counted.get(entry) ?? 0);
        }
      }),
    );
  });
});
