import { useUser } from '../../lib/account';
import { askForNewsletter } from '../../lib/newsletter-dialog';
import { askToSubscribe } from '../../lib/subscribe-dialog';
import { useMagic } from '../../lib/use-magic';
import { useTown } from '../../lib/use-town';
import type { IconName } from '../../ui/icon';

/**
 * A place to go. With a feature it is there only while the town has that feature switched on; an own one takes an account,
 * one of magic is there only while Magic Stuff is on, and one for the staff for those who hold a role.
 */
export type Entry = {
  label: string;
  path: string;
  icon: IconName;
  feature?: string;
  isOwn?: boolean;
  isMagic?: boolean;
  isForStaff?: boolean;
};

/** What opens over the page instead of leading to another one. */
export type Asking = Pick<Entry, 'label' | 'icon' | 'feature' | 'isMagic' | 'isForStaff'> & { ask: () => void };

/** Where residents spend their time: the sidebar, the rail and the bar at the bottom. */
export const MAIN: Entry[] = [
  { label: 'EVENTS', path: '/', icon: 'list' },
  { label: 'HOURS', path: '/hours', icon: 'clock', feature: 'hours' },
  { label: 'CHAT', path: '/chat', icon: 'chat', feature: 'chat', isMagic: true },
  { label: 'MAP', path: '/map', icon: 'map', feature: 'map' },
  { label: 'ME', path: '/me', icon: 'user', feature: 'accounts', isOwn: true },
];

const SUGGEST: Entry = { label: 'Suggest Event', path: '/suggest', icon: 'suggest', feature: 'suggest' };
const ABOUT: Entry = { label: 'About', path: '/about', icon: 'info' };
const SHARE: Entry = { label: 'Share', path: '/share', icon: 'share' };
const SUBCALENDARS: Entry = { label: 'Subcalendars', path: '/subcalendars', icon: 'calendar', feature: 'subcalendars' };
const SETTINGS: Entry = { label: 'Settings', path: '/settings', icon: 'settings', feature: 'settings' };
const THEMES: Entry = { label: 'Themes', path: '/themes', icon: 'palette' };
const OPERATIONS: Entry = { label: 'Operations', path: '/ops', icon: 'shield', isForStaff: true };
const PRIVACY: Entry = { label: 'Privacy', path: '/privacy', icon: 'lock' };

const SUBSCRIBE: Asking = { label: 'Subscribe', icon: 'calplus', ask: () => askToSubscribe({ kind: 'everything' }) };
const NEWSLETTER: Asking = { label: 'Newsletter', icon: 'mail', feature: 'newsletter', ask: askForNewsletter };

/** The switch between light and dark stands among the pages of both menus. */
export const MODE = 'mode';

type InMenu = Entry | Asking | typeof MODE;

export const DESKTOP_MENU: InMenu[] = [
  SUBSCRIBE,
  SUGGEST,
  ABOUT,
  SHARE,
  NEWSLETTER,
  SUBCALENDARS,
  SETTINGS,
  OPERATIONS,
  THEMES,
  PRIVACY,
  MODE,
];
export const PHONE_MENU: InMenu[] = [
  SUBSCRIBE,
  ABOUT,
  SHARE,
  NEWSLETTER,
  SUBCALENDARS,
  SETTINGS,
  OPERATIONS,
  MODE,
  PRIVACY,
  THEMES,
];

/** The entries that lead somewhere in this town. */
export const useEntries = <T extends InMenu>(entries: T[]): T[] => {
  const { features } = useTown();
  const magic = useMagic();
  const isStaff = Boolean(useUser()?.roles?.length);
  return entries.filter(
    (entry) =>
      entry === MODE ||
      ((entry.feature === undefined || features.includes(entry.feature)) &&
        (magic || !entry.isMagic) &&
        (isStaff || !entry.isForStaff)),
  );
};
