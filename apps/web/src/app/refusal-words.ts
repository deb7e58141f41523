import { plainQuotes } from '#libs/contracts';
import type { OfflineChange, RefusedChange } from '../lib/offline-queue/queue';

/** What could not be done of what somebody wished without a network, and why. `nameOf` an event, where it is known. */
export const refusalWords = (refused: readonly RefusedChange[], nameOf: (eventId: number) => string | undefined) => ({
  title: 'Not everything could be done',
  description: refused.map(({ wish, said }) => [sentence(wish, nameOf), said].filter(Boolean).join(' ')).join(' '),
});

const sentence = (wish: OfflineChange, nameOf: (eventId: number) => string | undefined): string => {
  if (wish.kind !== 'save') return 'What you follow could not be changed as you wished while you were offline.';
  const name = nameOf(wish.eventId);
  const what = name ? `“${plainQuotes(name)}”` : 'An event';
  return wish.save ? `${what} could not be saved.` : `${what} could not be removed from what you saved.`;
};
