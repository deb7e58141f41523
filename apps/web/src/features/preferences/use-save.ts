import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownKey } from '../../lib/account';
import { REST_OF_LIST_KEY } from '../../lib/event-keys';
import { changeOfOne } from '../../lib/list-difference';
import { QUEUED, QUEUED_TEXT, sendOrQueue } from '../../lib/offline-queue/send-or-queue';
import { SENDERS } from '../../lib/offline-queue/senders';
import { queries } from '../../lib/queries';
import { toast } from '../../lib/toast';
import { useSavedEvents } from './use-preferences';

export const useSave = (eventId: number) => {
  const client = useQueryClient();
  const saved = useSavedEvents().has(eventId);

  const mark = ({ key, save }: SaveChange, isSaved = save) =>
    client.setQueryData(
      queries.preferences(key).queryKey,
      (preferences) => preferences && { ...preferences, savedEvents: changeOfOne(eventId, isSaved)(preferences.savedEvents) },
    );

  const { mutate } = useMutation({
    mutationKey: SAVE_KEY,
    scope: { id: `save-${eventId}` },
    mutationFn: ({ key, save }: SaveChange) =>
      sendOrQueue(key, { kind: 'save', eventId, save }, () => SENDERS.save(key, { eventId, save })),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: queries.preferences(change.key).queryKey });
      mark(change);
    },
    onSuccess: (answer, { save }) => {
      const words = save ? SAVED_TOAST : REMOVED_TOAST;
      toast(answer === QUEUED ? { ...words, description: QUEUED_TEXT } : words);
    },
    onError: (_, change) => {
      const { save } = change;
      mark(change, !save);
      toast({ title: 'Error', description: save ? SAVE_FAILED_TEXT : REMOVE_FAILED_TEXT, variant: 'destructive' });
    },
    onSettled: (_, __, { key }) => {
      if (client.isMutating({ mutationKey: SAVE_KEY }) > 1) return;
      for (const { queryKey } of [queries.preferences(key), queries.sidebar(key)]) client.invalidateQueries({ queryKey });
      client.invalidateQueries({ queryKey: REST_OF_LIST_KEY, refetchType: 'none' });
    },
  });

  return { saved, toggle: async () => mutate({ key: await ownKey(client), save: !saved }) };
};

type SaveChange = { key: string; save: boolean };

const SAVE_KEY = ['save'];

const SAVED_TOAST = { title: 'Event saved!', description: 'Added to your My Almanac collection.' };
const REMOVED_TOAST = { title: 'Event removed!', description: 'Removed from your My Almanac collection.' };
const SAVE_FAILED_TEXT = 'Failed to save event. Please try again.';
const REMOVE_FAILED_TEXT = 'Failed to remove event. Please try again.';
