import type { Preferences } from '#libs/contracts';
import { changeOf, changeOfOne, type ListDifference } from '../list-difference';

/** A change made while the server was unreachable: a difference, so that it leaves alone what other devices changed meanwhile. */
export type OfflineChange =
  | Readonly<{ kind: 'save'; eventId: number; save: boolean }>
  | Readonly<{ kind: 'follow' } & ListDifference<string>>
  | Readonly<{ kind: 'follow-programs' } & ListDifference<number>>;

/** A change is only sent with the key it was made with. Browsers store these field names. */
export type QueuedChange = Readonly<{ id: number; key: string; wish: OfflineChange }>;

export type RefusedChange = QueuedChange & Readonly<{ said?: string }>;

export type Queue = Readonly<{ lastId: number; waiting: readonly QueuedChange[]; refused: readonly RefusedChange[] }>;

export const EMPTY: Queue = { lastId: 0, waiting: [], refused: [] };

export const withQueued = ({ lastId, waiting, refused }: Queue, key: string, change: OfflineChange): Queue => ({
  lastId: lastId + 1,
  waiting: [...waiting, { id: lastId + 1, key, wish: change }],
  refused,
});

export const withoutRefused = (queue: Queue, ids: readonly number[]): Queue => ({
  ...queue,
  refused: queue.refused.filter(({ id }) => !ids.includes(id)),
});

export const queueOfKey = (queue: Queue, key: string): Queue => ({
  ...queue,
  waiting: queue.waiting.filter((queued) => queued.key === key),
  refused: queue.refused.filter((queued) => queued.key === key),
});

export const changesOf = ({ waiting }: Queue, key: string): OfflineChange[] =>
  waiting.filter((queued) => queued.key === key).map(({ wish }) => wish);

export const withChanges = (preferences: Preferences, changes: readonly OfflineChange[]): Preferences =>
  changes.reduce(withChange, preferences);

const withChange = (preferences: Preferences, change: OfflineChange): Preferences => {
  const { savedEvents, followedOrganizations, followedSubcalendars } = preferences;
  if (change.kind === 'save') return { ...preferences, savedEvents: changeOfOne(change.eventId, change.save)(savedEvents) };
  if (change.kind === 'follow-programs') return { ...preferences, followedSubcalendars: changeOf(change)(followedSubcalendars) };
  const organizations = changeOf(change)(followedOrganizations);
  return {
    ...preferences,
    followedOrganizations: organizations,
    followedSubOrganizations: organizations.filter((entry) => entry.includes('::')),
    defaults: false,
  };
};

/** `later`: no answer, or a server that is busy. `not theirs`: another account is signed in by now. */
export type SendOutcome = 'taken' | Readonly<{ refused: string | undefined }> | 'later' | 'not theirs';

export type QueueAccess = Readonly<{
  read: () => Promise<Queue>;
  change: (how: (queue: Queue) => Queue) => Promise<unknown>;
  send: (queued: QueuedChange) => Promise<SendOutcome>;
}>;

/** Sends in order. Again after a lost answer is safe: no change, no fact. A waiting change holds back those of its key. */
export const sendAll = async ({ read, change, send }: QueueAccess): Promise<void> => {
  const skippedKeys = new Set<string>();
  for (;;) {
    const queued = (await read()).waiting.find(({ key }) => !skippedKeys.has(key));
    const outcome = queued && (await send(queued));
    if (!queued || !outcome || outcome === 'later') return;
    if (outcome === 'not theirs') skippedKeys.add(queued.key);
    else await change((queue) => settled(queue, queued.id, outcome));
  }
};

const settled = (queue: Queue, id: number, outcome: Exclude<SendOutcome, string> | 'taken'): Queue => {
  const one = queue.waiting.find((queued) => queued.id === id);
  if (!one) return queue;
  const waiting = queue.waiting.filter((queued) => queued !== one);
  const refused = outcome === 'taken' ? queue.refused : [...queue.refused, { ...one, said: outcome.refused }];
  return { ...queue, waiting, refused };
};
