import type { Preferences } from '#libs/contracts';
import { ApiError, api } from '../api';
import { PREFERENCES } from '../shape';
import type { Answered } from './send-all';
import { changed, type Kept, type Wish } from './wishes';

/** One wish, under the key it was made with. */
export const sendWish = async ({ key, wish }: Kept): Promise<Answered> => {
  try {
    await SENDING[wish.kind](key, wish as never);
    return 'taken';
  } catch (error) {
    return error instanceof ApiError ? answeredBy(error) : 'later';
  }
};

const SENDING: { [Kind in Wish['kind']]: (key: string, wish: Extract<Wish, { kind: Kind }>) => Promise<unknown> } = {
  save: (key, { eventId, save }) => (save ? api.post : api.delete)(`/events/${eventId}/save`, { sessionId: key }),
  follow: async (key, { added, removed }) => {
    const { followedOrganizations } = await asOfNow(key);
    return api.post('/organizations/follow', { sessionId: key, organizations: changed(followedOrganizations, added, removed) });
  },
  'follow-programs': async (key, { added, removed }) => {
    const { followedSubcalendars } = await asOfNow(key);
    return api.post('/subcalendars/follow', { sessionId: key, subcalendars: changed(followedSubcalendars, added, removed) });
  },
};

/** An answer of before that the device had kept would undo what was done elsewhere meanwhile. */
const asOfNow = (key: string) => api.now<Preferences>(`/preferences/${key}`, PREFERENCES);

const answeredBy = ({ status, sentence }: ApiError): Answered =>
  status >= 500 || BUSY.includes(status) ? 'later' : NOT_THEIRS.includes(status) ? 'not theirs' : { refused: sentence };

const BUSY = [408, 425, 429];

const NOT_THEIRS = [401, 403];
