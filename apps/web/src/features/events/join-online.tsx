import type { TownEvent } from '#libs/contracts';
import { useNow, useToday } from '../../lib/use-town';
import { canJoin } from './appearance';

/** Whether the way to where one joins an event online is to be shown. */
export const useCanJoin = (event: TownEvent): boolean => canJoin(event, { now: useNow(), today: useToday() });

/** The way to where one joins an event online: of one that `useCanJoin` allows. */
export const JoinOnline = ({ event: { onlineUrl } }: { event: TownEvent }) => (
  <a className="link" href={onlineUrl} target="_blank" rel="noreferrer">
    Join online<span className="sr">, opens in a new tab</span>
  </a>
);
