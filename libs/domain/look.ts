import { LOOK_LASTS_MS, type LookPurpose } from '#libs/contracts';
import { command, type DomainEvent, decider } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

/** An auditor looked into what is recorded of whoever holds a key: `by` is in whose name, `at` an ISO instant. */
export type HistoryLookedAt = DomainEvent<'HistoryLookedAt', { key: HashedKey; by: string; purpose: LookPurpose; at: string }>;

export class LookAtHistory extends command('LookAtHistory')<HistoryLookedAt['data']> {}

/** In milliseconds, by who looked and what for. */
type State = Readonly<Record<string, number>>;

/** Who looked into the history of one key. */
export const look = decider<State, LookAtHistory, HistoryLookedAt>({
  stream: 'look',
  identify: ({ key }) => key,
  initialState: {},

  decide: {
    LookAtHistory: (data, looks) => {
      const since = Date.parse(data.at) - (looks[nameOf(data)] ?? Number.NEGATIVE_INFINITY);
      return since >= 0 && since < LOOK_LASTS_MS ? [] : [{ type: 'HistoryLookedAt', data }];
    },
  },

  evolve: {
    HistoryLookedAt: (looks, data) => ({ ...looks, [nameOf(data)]: Date.parse(data.at) }),
  },
});

const nameOf = ({ by, purpose }: HistoryLookedAt['data']) => `${purpose} ${by}`;
