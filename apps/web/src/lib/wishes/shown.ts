import type { OneEvent, Preferences, Sidebar, TownEvent } from '#libs/contracts';
import { withFollows } from '../with-follows';
import { readBox } from './kept-box';
import { wishesOf, withWishes } from './wishes';

/** What the server says of somebody's own, with what they wished since. */
export const shown = {
  preferences: async (preferences: Preferences, key: string) => withWishes(preferences, wishesOf(await readBox(), key)),

  sidebar: (sidebar: Sidebar, { defaults, followedOrganizations }: Preferences) =>
    defaults ? sidebar : withFollows(sidebar, new Set(followedOrganizations)),

  /** What was saved since stands in the list of all. */
  savedEvents: (events: OneEvent[], { savedEvents }: Preferences, all: TownEvent[]): OneEvent[] => [
    ...events,
    ...all.filter(({ id }) => savedEvents.includes(id) && !events.some((event) => event.id === id)),
  ],
};
