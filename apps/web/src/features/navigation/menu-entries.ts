import { useUser } from '../../lib/account';
import { openNewsletter } from '../../lib/newsletter-dialog';
import { openSubscribe } from '../../lib/subscribe-dialog';
import { useAssistantOn } from '../../lib/use-assistant';
import { useTown } from '../../lib/use-town';
import type { IconName } from '../../ui/icon';

/** `feature`: of the town; `isOwn`: needs an account; `isMagic`: only with Magic Stuff; `isForStaff`: needs a role. */
export type MenuEntry = {
  label: string;
  path: string;
  icon: IconName;
  feature?: string;
  isOwn?: boolean;
  isMagic?: boolean;
  isForStaff?: boolean;
};

export type MenuAction = Pick<MenuEntry, 'label' | 'icon' | 'feature' | 'isMagic' | 'isForStaff'> & { ask: () => void };

export const MAIN_ENTRIES: MenuEntry[] = [
  { label: 'EVENTS', path: '/', icon: 'list' },
  { label: 'HOURS', path: '/hours', icon: 'clock', feature: 'hours' },
  { label: 'CHAT', path: '/chat', icon: 'chat', feature: 'chat', isMagic: true },
  { label: 'MAP', path: '/map', icon: 'map', feature: 'map' },
  { label: 'ME', path: '/me', icon: 'user', feature: 'accounts', isOwn: true },
];

const SUGGEST: MenuEntry = { label: 'Suggest Event', path: '/suggest', icon: 'suggest', feature: 'suggest' };
const ABOUT: MenuEntry = { label: 'About', path: '/about', icon: 'info' };
const SHARE: MenuEntry = { label: 'Share', path: '/share', icon: 'share' };
const SUBCALENDARS: MenuEntry = { label: 'Subcalendars', path: '/subcalendars', icon: 'calendar', feature: 'subcalendars' };
const SETTINGS: MenuEntry = { label: 'Settings', path: '/settings', icon: 'settings', feature: 'settings' };
const THEMES: MenuEntry = { label: 'Themes', path: '/themes', icon: 'palette' };
const OPERATIONS: MenuEntry = { label: 'Operations', path: '/ops', icon: 'shield', isForStaff: true };
const PRIVACY: MenuEntry = { label: 'Privacy', path: '/privacy', icon: 'lock' };

const SUBSCRIBE: MenuAction = { label: 'Subscribe', icon: 'calplus', ask: () => openSubscribe({ kind: 'everything' }) };
const NEWSLETTER: MenuAction = { label: 'Newsletter', icon: 'mail', feature: 'newsletter', ask: openNewsletter };

export const MODE_SWITCH = 'mode';

type MenuItem = MenuEntry | MenuAction | typeof MODE_SWITCH;

export const DESKTOP_MENU: MenuItem[] = [
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
  MODE_SWITCH,
];
export const PHONE_MENU: MenuItem[] = [
  SUBSCRIBE,
  ABOUT,
  SHARE,
  NEWSLETTER,
  SUBCALENDARS,
  SETTINGS,
  OPERATIONS,
  MODE_SWITCH,
  PRIVACY,
  THEMES,
];

export const useEntries = <T extends MenuItem>(entries: T[]): T[] => {
  const { features } = useTown();
  const magic = useAssistantOn();
  const isStaff = Boolean(useUser()?.roles?.length);
  return entries.filter(
    (entry) =>
      entry === MODE_SWITCH ||
      ((entry.feature === undefined || features.includes(entry.feature)) &&
        (magic || !entry.isMagic) &&
        (isStaff || !entry.isForStaff)),
  );
};
