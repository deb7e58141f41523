import { use } from 'react';
import type { TownEvent } from '#libs/contracts';
import { NowContext, TodayContext } from '../../lib/use-town';
import { canJoin } from './appearance';

/** Whether the way to where one joins an event online is to be shown. Only what is online is drawn again as time passes. */
export const useCanJoin = (event: TownEvent): boolean =>
  event.onlineUrl !== undefined && canJoin(event, { now: use(NowContext), today: use(TodayContext) });

/** The way to where one joins an event online: of one that `useCanJoin` allows. Where `isNamed`, it is said before that it is online. */
export const JoinOnline = ({ event: { onlineUrl }, isNamed = false }: { event: TownEvent; isNamed?: boolean }) => (
  <a className="link" href={onlineUrl} target="_blank" rel="noreferrer">
    Join{isNamed ? <span className="sr"> online</span> : ' online'}
    <span className="sr">, opens in a new tab</span>
  </a>
);
