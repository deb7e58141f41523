import type { Preferences } from '#libs/contracts';
import { changeOf, changeOfOne, type ListDifference } from '../list-difference';

/** A change that somebody made while the server could not be reached. It means the same whatever was done elsewhere meanwhile. */
export type OfflineChange =
  | Readonly<{ kind: 'save'; eventId: number; save: boolean }>
  | Readonly<{ kind: 'follow' } & ListDifference<string>>
  | Readonly<{ kind: 'follow-programs' } & ListDifference<number>>;

/** Under the key it was made with: it is sent under no other. The field names are stored on devices. */
export type QueuedChange = Readonly<{ id: number; key: string; wish: OfflineChange }>;

export type RefusedChange = QueuedChange & Readonly<{ said?: string }>;

/** The changes that wait, in the order they were made, and those that were refused and not told yet. */
export type Queue = Readonly<{ lastId: number; waiting: readonly QueuedChange[]; refused: readonly RefusedChange[] }>;

export const EMPTY: Queue = { lastId: 0, waiting: [], refused: [] };

export const put = ({ lastId, waiting, refused }: Queue, key: string, wish: OfflineChange): Queue => ({
  lastId: lastId + 1,
  waiting: [...waiting, { id: lastId + 1, key, wish }],
  refused,
});

/** Nobody is told twice. */
export const withoutRefused = (queue: Queue, ids: readonly number[]): Queue => ({
  ...queue,
  refused: queue.refused.filter(({ id }) => !ids.includes(id)),
});

export const ofKey = (queue: Queue, key: string): Queue => ({
  ...queue,
  waiting: queue.waiting.filter((queued) => queued.key === key),
  refused: queue.refused.filter((queued) => queued.key === key),
});

export const changesOf = ({ waiting }: Queue, key: string): OfflineChange[] =>
  waiting.filter((queued) => queued.key === key).map(({ wish }) => wish);

/** As the server will tell it once it has taken all of them. */
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

/** `later`: nobody answered, or only that they cannot now. `not theirs`: whoever is signed in by now is somebody else. */
export type Outcome = 'taken' | Readonly<{ refused: string | undefined }> | 'later' | 'not theirs';

export type QueueAccess = Readonly<{
  read: () => Promise<Queue>;
  change: (how: (queue: Queue) => Queue) => Promise<unknown>;
  send: (queued: QueuedChange) => Promise<Outcome>;
}>;

/**
 * Sends one after the other. What was sent and broke off before that was noted is sent again: a change that changes nothing is
 * not recorded. Where one has to wait, all wait behind it, so that none overtakes another; but not behind somebody else's.
 */
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

const settled = (queue: Queue, id: number, outcome: Exclude<Outcome, string> | 'taken'): Queue => {
  const one = queue.waiting.find((queued) => queued.id === id);
  if (!one) return queue;
  const waiting = queue.waiting.filter((queued) => queued !== one);
  const refused = outcome === 'taken' ? queue.refused : [...queue.refused, { ...one, said: outcome.refused }];
  return { ...queue, waiting, refused };
};
