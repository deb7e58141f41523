import type { TownEvent } from '#libs/contracts';

/** The way to where one joins an event online: of one that `canJoin` allows. */
export const JoinOnline = ({ event: { onlineUrl } }: { event: TownEvent }) => (
  <a className="link" href={onlineUrl} target="_blank" rel="noreferrer">
    Join online<span className="sr">, opens in a new tab</span>
  </a>
);
