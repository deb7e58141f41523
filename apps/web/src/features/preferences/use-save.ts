import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences, SavedEvents } from '#libs/contracts';
import { api } from '../../lib/api';
import { queries } from '../../lib/queries';
import { sessionKey } from '../../lib/session';
import { toast } from '../../lib/toast';
import { useSavedEvents } from './use-preferences';

/** Save or unsave one event. The mark changes at once and goes back if the server refuses. */
export const useSave = (eventId: number) => {
  const client = useQueryClient();
  const saved = useSavedEvents().has(eventId);

  const mark = (isSaved: boolean) =>
    client.setQueryData(queries.preferences.queryKey, (known) => known && withEvent(known, eventId, isSaved));

  const { mutate } = useMutation({
    mutationKey: SAVE,
    scope: { id: `save-${eventId}` },
    mutationFn: (save: boolean) =>
      (save ? api.post : api.delete)<SavedEvents>(`/events/${eventId}/save`, { sessionId: sessionKey() }),
    onMutate: async (save) => {
      await client.cancelQueries(queries.preferences);
      mark(save);
    },
    onSuccess: (_, save) => toast(save ? SAVED : REMOVED),
    onError: (_, save) => {
      mark(!save);
      toast({ title: 'Error', description: save ? SAVE_FAILED : REMOVE_FAILED, variant: 'destructive' });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: SAVE }) > 1) return;
      for (const { queryKey } of [queries.preferences, queries.sidebar]) client.invalidateQueries({ queryKey });
    },
  });

  return { saved, toggle: () => mutate(!saved) };
};

const SAVE = ['save'];

const SAVED = { title: 'Event saved!', description: 'Added to your My Almanac collection.' };
const REMOVED = { title: 'Event removed!', description: 'Removed from your My Almanac collection.' };
const SAVE_FAILED = 'Failed to save event. Please try again.';
const REMOVE_FAILED = 'Failed to remove event. Please try again.';

const withEvent = (preferences: Preferences, id: number, isSaved: boolean): Preferences => ({
  ...preferences,
  savedEvents: [...preferences.savedEvents.filter((other) => other !== id), ...(isSaved ? [id] : [])],
});
