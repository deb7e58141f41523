import { use } from 'react';
import type { TownEvent } from '#libs/contracts';
import { NowContext, TodayContext } from '../../lib/use-town';
import { canJoin } from './appearance';

/** Only online events re-render as time passes. */
export const useCanJoin = (event: TownEvent): boolean =>
  event.onlineUrl !== undefined && canJoin(event, { now: use(NowContext), today: use(TodayContext) });

/** For events that `useCanJoin` allows. `place` stands before the link; '' means online only. */
export const JoinLink = ({ event: { onlineUrl }, place }: { event: TownEvent; place?: string }) => (
  <>
    {place ? ' · ' : place === '' && 'Online · '}
    <a className="link" href={onlineUrl} target="_blank" rel="noreferrer">
      Join{place === '' ? <span className="sr"> online</span> : ' online'}
      <span className="sr">, opens in a new tab</span>
    </a>
  </>
);
