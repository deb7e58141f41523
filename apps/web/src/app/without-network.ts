import { userKey } from '#libs/contracts';
import { anyIsOld } from '../lib/kept-answers';
import { KEEP_ASSISTED } from '../lib/kept-caches';
import { remembered } from '../lib/local-storage';
import { takeUp } from '../lib/offline-queue/page-queue';
import { withoutRefused } from '../lib/offline-queue/queue';
import { changeQueue, readQueue, TAKE_UP } from '../lib/offline-queue/stored-queue';
import { queries } from '../lib/queries';
import { registerWorker } from '../lib/register-worker';
import { toast } from '../lib/toast';
import { queryClient } from './query-client';
import { readAnew } from './read-anew';
import { refusalWords } from './refusal-words';

const AGAIN_MS = 30_000;

let begun = false;

/**
 * Keeps this page for when there is no network, and makes good what was wished without one: when nothing else is to be done. What
 * is assisted is kept only where it is on.
 */
export const beginWithoutNetwork = async (hasMagic: boolean) => {
  if (!begun) await begin();
  if (hasMagic) navigator.serviceWorker?.controller?.postMessage(KEEP_ASSISTED);
};

const begin = async () => {
  begun = true;
  window.addEventListener('online', makeGood);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === TAKE_UP && makeGood());
  setInterval(() => remembered.hasWishes.read() && navigator.onLine && makeGood(), AGAIN_MS);
  makeGood();
  // In a private window, over plain http and in old browsers there is no worker, and the page is as it was.
  await keepPage().catch(() => undefined);
};

/** Sends what waits, tells what was refused, and reads anew what was old or has changed by that. */
const makeGood = async () => {
  let changed = anyIsOld();
  try {
    const before = await readQueue();
    const left = before.waiting.length > 0 ? await takeUp() : before;
    changed ||= left.waiting.length < before.waiting.length;
    if (left.refused.length > 0) await tellRefused();
  } catch {
    // Where nothing can be kept, nothing waits.
  }
  if (changed) await readAnew(queryClient);
};

/** In one of all pages that are open. */
const tellRefused = async () => {
  let mine = (await readQueue()).refused;
  await changeQueue((queue) => {
    mine = queue.refused;
    return withoutRefused(
      queue,
      mine.map(({ id }) => id),
    );
  });
  if (mine.length === 0) return;
  const events = queryClient.getQueryData(queries.events.queryKey) ?? [];
  toast({ ...refusalWords(mine, (id) => events.find((event) => event.id === id)?.name), variant: 'destructive' });
};

const keepPage = async () => {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = !navigator.serviceWorker.controller;
  await registerWorker();
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  // What came before there was a worker, or within a page that the server had drawn, is not kept yet.
  if (isFirst || document.getElementById('known')) {
    await haveShownKept();
    // Not asked for by the list itself.
    await queryClient.prefetchQuery({ ...queries.organizations, staleTime: 0 });
    await queryClient.prefetchQuery({ ...queries.defaults, staleTime: 0 });
  }
  const user = queryClient.getQueryData(queries.account.queryKey);
  if (user) await queryClient.prefetchQuery(queries.savedEvents(userKey(user.id)));
};

/** Asks for what is shown once more, past the page, which need not be drawn anew for it: the worker keeps the answers. */
const haveShownKept = async () => {
  const { signal } = new AbortController();
  for (const { queryKey, options, meta } of queryClient.getQueryCache().findAll({ type: 'active' }))
    if (typeof options.queryFn === 'function')
      await Promise.resolve(options.queryFn({ client: queryClient, queryKey, meta, signal })).catch(() => undefined);
};
