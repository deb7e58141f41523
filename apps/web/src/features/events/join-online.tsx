import type { TownEvent } from '#libs/contracts';
import { canJoin } from './appearance';

/** The way to where one joins online, as long as the event is on. */
export const JoinOnline = ({ event }: { event: TownEvent }) =>
  canJoin(event) ? (
    <a className="link" href={event.onlineUrl} target="_blank" rel="noreferrer">
      Join online<span className="sr">, opens in a new tab</span>
    </a>
  ) : null;
