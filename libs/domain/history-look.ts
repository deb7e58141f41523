import { HISTORY_ACCESS_PERIOD_MS, type HistoryAccessPurpose } from '#libs/contracts';
import { command, type DomainEvent, decider } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

/** An auditor read what is recorded for a key. `by` is the auditor, `at` an ISO instant. */
export type HistoryLookedAt = DomainEvent<
  'HistoryLookedAt',
  { key: HashedKey; by: string; purpose: HistoryAccessPurpose; at: string }
>;

export class LookAtHistory extends command('LookAtHistory')<HistoryLookedAt['data']> {}

/** Time of the last look in ms, by auditor and purpose. */
type State = Readonly<Record<string, number>>;

export const historyLook = decider<State, LookAtHistory, HistoryLookedAt>({
  stream: 'look',
  identify: ({ key }) => key,
  initialState: {},

  decide: {
    LookAtHistory: (data, looks) => {
      if (data.purpose === 'export') return [{ type: 'HistoryLookedAt', data }];
      const since = Date.parse(data.at) - (looks[lookKeyOf(data)] ?? Number.NEGATIVE_INFINITY);
      return since >= 0 && since < HISTORY_ACCESS_PERIOD_MS ? [] : [{ type: 'HistoryLookedAt', data }];
    },
  },

  evolve: {
    HistoryLookedAt: (looks, data) => ({ ...looks, [lookKeyOf(data)]: Date.parse(data.at) }),
  },
});

const lookKeyOf = ({ by, purpose }: HistoryLookedAt['data']) => `${purpose} ${by}`;
