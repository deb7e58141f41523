import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownKey } from '../../lib/account';
import { changeOfOne } from '../../lib/list-difference';
import { QUEUED, sendOrQueue, UNTIL_REACHED } from '../../lib/offline-queue/send-or-queue';
import { SENDERS } from '../../lib/offline-queue/senders';
import { queries } from '../../lib/queries';
import { toast } from '../../lib/toast';
import { useSavedEvents } from './use-preferences';

/** Save or unsave one event. The mark changes at once and goes back if the server refuses. */
export const useSave = (eventId: number) => {
  const client = useQueryClient();
  const saved = useSavedEvents().has(eventId);

  const mark = ({ key, save }: Wish, isSaved = save) =>
    client.setQueryData(
      queries.preferences(key).queryKey,
      (known) => known && { ...known, savedEvents: changeOfOne(eventId, isSaved)(known.savedEvents) },
    );

  const { mutate } = useMutation({
    mutationKey: SAVE,
    scope: { id: `save-${eventId}` },
    mutationFn: ({ key, save }: Wish) =>
      sendOrQueue(key, { kind: 'save', eventId, save }, () => SENDERS.save(key, { eventId, save })),
    onMutate: async (wish) => {
      await client.cancelQueries({ queryKey: queries.preferences(wish.key).queryKey });
      mark(wish);
    },
    onSuccess: (answer, { save }) => {
      const words = save ? SAVED : REMOVED;
      toast(answer === QUEUED ? { ...words, description: UNTIL_REACHED } : words);
    },
    onError: (_, wish) => {
      const { save } = wish;
      mark(wish, !save);
      toast({ title: 'Error', description: save ? SAVE_FAILED : REMOVE_FAILED, variant: 'destructive' });
    },
    onSettled: (_, __, { key }) => {
      if (client.isMutating({ mutationKey: SAVE }) > 1) return;
      for (const { queryKey } of [queries.preferences(key), queries.sidebar(key)]) client.invalidateQueries({ queryKey });
    },
  });

  return { saved, toggle: async () => mutate({ key: await ownKey(client), save: !saved }) };
};

type Wish = { key: string; save: boolean };

const SAVE = ['save'];

const SAVED = { title: 'Event saved!', description: 'Added to your My Almanac collection.' };
const REMOVED = { title: 'Event removed!', description: 'Removed from your My Almanac collection.' };
const SAVE_FAILED = 'Failed to save event. Please try again.';
const REMOVE_FAILED = 'Failed to remove event. Please try again.';
