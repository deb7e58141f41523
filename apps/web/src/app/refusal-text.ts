import { repairMojibake } from '#libs/contracts';
import type { OfflineChange, RefusedChange } from '../lib/offline-queue/queue';

export const refusalText = (refused: readonly RefusedChange[], nameOf: (eventId: number) => string | undefined) => ({
  title: 'Some changes were not saved',
  description: refused.map(({ wish, said }) => [changeText(wish, nameOf), said].filter(Boolean).join(' ')).join(' '),
});

const changeText = (change: OfflineChange, nameOf: (eventId: number) => string | undefined): string => {
  if (change.kind !== 'save') return 'The follows you changed while you were offline could not be saved.';
  const name = nameOf(change.eventId);
  const subject = name ? `“${repairMojibake(name)}”` : 'An event';
  return change.save ? `${subject} could not be saved.` : `${subject} could not be removed from what you saved.`;
};
