import type { Preferences, SavedEvents } from '#libs/contracts';
import { api } from '../api';
import type { Change } from '../list-difference';
import { PREFERENCES } from '../shape';

/** The server stores a list as a whole, so the current one is read first: a cached one would undo what other devices changed. */
const listSender =
  <T>(path: string, field: string, listOf: (preferences: Preferences) => T[]) =>
  async (key: string, change: Change<T>) => {
    const before = listOf(await api.now<Preferences>(`/preferences/${key}`, PREFERENCES));
    const after = change(before);
    return { before, after, preferences: await api.post<Preferences>(path, { sessionId: key, [field]: after }, PREFERENCES) };
  };

export const SENDERS = {
  save: (key: string, { eventId, save }: { eventId: number; save: boolean }) =>
    (save ? api.post : api.delete)<SavedEvents>(`/events/${eventId}/save`, { sessionId: key }),
  follow: listSender('/organizations/follow', 'organizations', ({ followedOrganizations }) => followedOrganizations),
  'follow-programs': listSender('/subcalendars/follow', 'subcalendars', ({ followedSubcalendars }) => followedSubcalendars),
};
