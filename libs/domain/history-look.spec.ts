import fc from 'fast-check';
import { HISTORY_ACCESS_PERIOD_MS } from '#libs/contracts';
import { decide, evolve } from '#libs/event-sourcing';
import { specFor, testMetadata } from '#libs/event-sourcing/testing';
import { type HistoryLookedAt, historyLook, LookAtHistory } from './history-look';
import { ada } from './testing';

const { given } = specFor(historyLook);
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
const looks = (by: string, minute: number, purpose: 'history' | 'export' = 'history') => ({
  key: ada,
  by,
  purpose,
  at: at(minute),
});
const lookedAt = (data: HistoryLookedAt['data']): HistoryLookedAt => ({ type: 'HistoryLookedAt', data });
const lookCommand = (data: HistoryLookedAt['data']) => ({ type: 'LookAtHistory' as const, data });

describe('Who looks into a history', () => {
  it('is on record, once for as long as they go on', () => {
    given()
      .when(lookCommand(looks('account:audra', 0)))
      .then(lookedAt(looks('account:audra', 0)));
    given(lookedAt(looks('account:audra', 0)))
      .when(lookCommand(looks('account:audra', 14)))
      .thenNothing();
    given(lookedAt(looks('account:audra', 0)))
      .when(lookCommand(looks('account:audra', 15)))
      .then(lookedAt(looks('account:audra', 15)));
  });

  it('is told apart by who looks, and from who takes it away', () => {
    const others = [looks('account:otto', 1), looks('account:audra', 1, 'export')];
    for (const other of others)
      given(lookedAt(looks('account:audra', 0)))
        .when(lookCommand(other))
        .then(lookedAt(other));
  });

  it('is on record for each file that they take away', () => {
    const taken = looks('account:audra', 0, 'export');
    given(lookedAt(taken)).when(lookCommand(taken)).then(lookedAt(taken));
  });

  it('never goes unrecorded for longer than a look lasts, whatever the clock does', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1 }), (minutes) => {
        const recorded: HistoryLookedAt[] = [];
        for (const minute of minutes) {
          const wished = new LookAtHistory(looks('account:audra', minute), testMetadata);
          recorded.push(...(decide(historyLook, evolve(historyLook, recorded), wished) as readonly HistoryLookedAt[]));
          const since = Date.parse(at(minute)) - Date.parse(recorded.at(-1)!.data.at);
          expect(since >= 0 && since < HISTORY_ACCESS_PERIOD_MS).toBe(true);
        }
      }),
    ));
});
