import type { Preferences, SavedEvents } from '#libs/contracts';
import { api } from '../api';
import type { Change } from '../list-difference';
import { PREFERENCES } from '../shape';

/** The server takes a list as a whole. What the device had kept of it would undo what was done elsewhere meanwhile. */
const listSender =
  <T>(path: string, field: string, listOf: (preferences: Preferences) => T[]) =>
  async (key: string, change: Change<T>) => {
    const before = listOf(await api.now<Preferences>(`/preferences/${key}`, PREFERENCES));
    const after = change(before);
    return { before, after, preferences: await api.post<Preferences>(path, { sessionId: key, [field]: after }, PREFERENCES) };
  };

/** How each kind of change is sent, whether at once or from the queue. */
export const SENDERS = {
  save: (key: string, { eventId, save }: { eventId: number; save: boolean }) =>
    (save ? api.post : api.delete)<SavedEvents>(`/events/${eventId}/save`, { sessionId: key }),
  follow: listSender('/organizations/follow', 'organizations', ({ followedOrganizations }) => followedOrganizations),
  'follow-programs': listSender('/subcalendars/follow', 'subcalendars', ({ followedSubcalendars }) => followedSubcalendars),
};
