import { use } from 'react';
import type { TownEvent } from '#libs/contracts';
import { NowContext, TodayContext } from '../../lib/use-town';
import { canJoin } from './appearance';

/** Whether the way to where one joins an event online is to be shown. Only what is online is drawn again as time passes. */
export const useCanJoin = (event: TownEvent): boolean =>
  event.onlineUrl !== undefined && canJoin(event, { now: use(NowContext), today: use(TodayContext) });

/** The way to where one joins an event online: of one that `useCanJoin` allows. `place` stands before it on the line; '' is said to be online. */
export const JoinOnline = ({ event: { onlineUrl }, place }: { event: TownEvent; place?: string }) => (
  <>
    {place ? ' · ' : place === '' && 'Online · '}
    <a className="link" href={onlineUrl} target="_blank" rel="noreferrer">
      Join{place === '' ? <span className="sr"> online</span> : ' online'}
      <span className="sr">, opens in a new tab</span>
    </a>
  </>
);
