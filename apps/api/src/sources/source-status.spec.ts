import fc from 'fast-check';
import { SOURCE_STATES } from '#libs/contracts';
import type { SourceNote } from './source-note';
import { type StatusInput, sourceStatusOf } from './source-status';

const NOW = '2026-11-20T14:00:00.000Z';
const TODAY = '2026-11-20';

const judge = (note: Partial<SourceNote> = {}, more: Partial<StatusInput> = {}) =>
  sourceStatusOf({
    note: { failures: 0, ...note },
    ...{ isPaused: false, today: TODAY, now: Date.parse(NOW), everyMinutes: 15 },
    ...more,
  });

const LOADED = {
  ...{ checkedAt: NOW, triedAt: NOW, events: 2, records: 2 },
  days: { toCome: { '2026-11-20': 1 }, last: '2026-11-20' },
};
const FAILED = { ...LOADED, failures: 1, error: 'Answers 500.', failure: { reason: 'server-fails', status: 500 } } as const;
const HELD = { ...LOADED, heldBack: { reason: 'It is empty.', since: NOW } };

describe('What a source is worth', () => {
  it.each<[string, Partial<SourceNote>, object]>([
    ['is new', {}, { state: 'new', isTrouble: false, upcoming: 0 }],
    ['is current', LOADED, { state: 'current', reason: 'current', isTrouble: false, upcoming: 1 }],
    ['fails', FAILED, { state: 'failing', reason: 'server-fails', isTrouble: true, upcoming: 1 }],
    ['failed before reasons were kept', { failures: 1, error: 'Answers 500.' }, { state: 'failing', reason: 'failed' }],
    ['could not be loaded by a fault of ours', { ...LOADED, fault: 'Full.' }, { state: 'failing', reason: 'our-fault' }],
    ['was recorded in part', { ...LOADED, unrecorded: 1 }, { state: 'failing', reason: 'recorded-in-part', isTrouble: true }],
    ['is held back', HELD, { state: 'held-back', reason: 'held-back', isTrouble: true }],
    [
      'was refused',
      { ...HELD, heldBack: { ...HELD.heldBack, isRefused: true } },
      { state: 'held-back', reason: 'refused', isTrouble: false },
    ],
    [
      'holds records of which none can be read',
      { ...LOADED, events: 0, days: { toCome: {} } },
      { state: 'nothing-to-come', reason: 'nothing-readable', isTrouble: true },
    ],
    [
      'is all over',
      { ...LOADED, events: 0, isAllOver: true, days: { toCome: {}, last: '2025-06-01' } },
      { state: 'nothing-to-come', reason: 'over', isTrouble: false },
    ],
    [
      'announced what it announces no more',
      { checkedAt: NOW, days: { toCome: {}, last: '2027-01-01' } },
      { state: 'nothing-to-come', reason: 'no-events' },
    ],
    ['is empty', { checkedAt: NOW, days: { toCome: {} } }, { state: 'nothing-to-come', reason: 'no-events', isTrouble: false }],
    ['begins at night', { ...LOADED, startsAtNight: true }, { state: 'current', reason: 'night-starts', isTrouble: true }],
    [
      'was loaded before days were kept',
      { checkedAt: NOW, events: 7, records: 7, history: { lastAccepted: 5, absences: {} } },
      { state: 'current', upcoming: 5 },
    ],
  ])('of one that %s', (_, note, expected) => expect(judge(note)).toMatchObject(expected));

  it('of one that nobody checked for long is that it fails, unless it is paused', () => {
    const later = { now: Date.parse(NOW) + 60 * 60_000 };
    expect(judge(LOADED, later)).toMatchObject({ state: 'failing', reason: 'stale', isTrouble: true, isStale: true });
    expect(judge(LOADED, { ...later, isPaused: true })).toMatchObject({ state: 'paused', isTrouble: false, isStale: false });
  });

  it('is counted on the day it is asked, whenever it was loaded', () => {
    const days = { toCome: { '2026-11-20': 2, '2026-11-22': 3 }, last: '2026-11-22' };
    const on = (today: string) => judge({ ...LOADED, days }, { today });
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => on(day).upcoming)).toEqual([5, 3, 3]);
    expect(on('2026-11-23')).toMatchObject({ upcoming: 0, state: 'nothing-to-come', reason: 'over' });
  });

  it('is one of the states, and current only where something is to come', () => {
    const note = fc.record(
      {
        failures: fc.nat(9),
        error: fc.constant('Is empty.'),
        isNoCalendar: fc.constant(true as const),
        fault: fc.constant('Full.'),
        checkedAt: fc.constant(NOW),
        events: fc.nat(2),
        records: fc.nat(2),
        unrecorded: fc.nat(2),
        isAllOver: fc.boolean(),
        startsAtNight: fc.boolean(),
        days: fc.record({
          toCome: fc.dictionary(fc.constantFrom('2026-11-19', TODAY, '2099-01-01'), fc.integer({ min: 1, max: 3 })),
        }),
        heldBack: fc.record({ reason: fc.constant('It is empty.'), since: fc.constant(NOW) }),
      },
      { requiredKeys: ['failures', 'days'] },
    );
    fc.assert(
      fc.property(note, fc.boolean(), (one, isPaused) => {
        const { state, isTrouble, upcoming } = judge(one as SourceNote, { isPaused });
        expect(SOURCE_STATES).toContain(state);
        if (state === 'current') expect(upcoming).toBeGreaterThan(0);
        if (state === 'nothing-to-come') expect(upcoming === 0 || one.events === 0 || one.events === undefined).toBe(true);
        if (isPaused) expect([state, isTrouble]).toEqual(['paused', false]);
        else if (one.error) expect([state, isTrouble]).toEqual(['failing', true]);
      }),
    );
  });
});
