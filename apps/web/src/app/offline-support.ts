import { toUserKey } from '#libs/contracts';
import { hasStaleAnswers } from '../lib/answer-ages';
import { KEEP_ASSISTANT_MESSAGE } from '../lib/cache-names';
import { loadedEvents } from '../lib/loaded-events';
import { remembered } from '../lib/local-storage';
import { takeUp } from '../lib/offline-queue/page-queue';
import { withoutRefused } from '../lib/offline-queue/queue';
import { changeQueue, readQueue, TAKE_UP } from '../lib/offline-queue/stored-queue';
import { queries } from '../lib/queries';
import { registerWorker } from '../lib/register-worker';
import { toast } from '../lib/toast';
import { queryClient } from './query-client';
import { refetchAll } from './refetch-all';
import { refusalText } from './refusal-text';

const RETRY_INTERVAL_MS = 30_000;

let isStarted = false;

/** Assistant files are cached only while Magic Stuff is on. */
export const startOfflineSupport = async (hasMagic: boolean) => {
  if (!isStarted) await startListening();
  if (hasMagic) navigator.serviceWorker?.controller?.postMessage(KEEP_ASSISTANT_MESSAGE);
};

const startListening = async () => {
  isStarted = true;
  window.addEventListener('online', synchronize);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === TAKE_UP && synchronize());
  setInterval(() => remembered.hasQueuedChanges.read() && navigator.onLine && synchronize(), RETRY_INTERVAL_MS);
  synchronize();
  // Service workers are missing in private windows, over plain HTTP and in old browsers. The page works without.
  await cachePage().catch(() => undefined);
};

const synchronize = async () => {
  let changed = hasStaleAnswers();
  try {
    const before = await readQueue();
    const left = before.waiting.length > 0 ? await takeUp() : before;
    changed ||= left.waiting.length < before.waiting.length;
    if (left.refused.length > 0) await showRefusedChanges();
  } catch {
    // Without IndexedDB there is no queue.
  }
  if (changed) await refetchAll(queryClient);
};

/** Only one of several open pages shows them. */
const showRefusedChanges = async () => {
  let mine = (await readQueue()).refused;
  await changeQueue((queue) => {
    mine = queue.refused;
    return withoutRefused(
      queue,
      mine.map(({ id }) => id),
    );
  });
  if (mine.length === 0) return;
  const events = loadedEvents(queryClient);
  toast({ ...refusalText(mine, (id) => events.find((event) => event.id === id)?.name), variant: 'destructive' });
};

const cachePage = async () => {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = !navigator.serviceWorker.controller;
  await registerWorker();
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  // Data fetched before the worker was active, or embedded in the server's page, is not cached yet.
  if (isFirst || document.getElementById('known')) {
    await cacheShownQueries();
    // The list itself does not request these.
    await queryClient.prefetchQuery({ ...queries.organizations, staleTime: 0 });
    await queryClient.prefetchQuery({ ...queries.defaults, staleTime: 0 });
  }
  const user = queryClient.getQueryData(queries.account.queryKey);
  if (user) await queryClient.prefetchQuery(queries.savedEvents(toUserKey(user.id)));
};

/** Requests the shown data once more without re-rendering, so that the worker caches the answers. */
const cacheShownQueries = async () => {
  const { signal } = new AbortController();
  for (const { queryKey, options, meta } of queryClient.getQueryCache().findAll({ type: 'active' }))
    if (typeof options.queryFn === 'function')
      await Promise.resolve(options.queryFn({ client: queryClient, queryKey, meta, signal })).catch(() => undefined);
};
