import { useSyncExternalStore } from 'react';
import { ACCENTS } from './accents';

/** A remembered value. Whatever stands under its name, reading never fails: what is not understood is the fallback. */
export type Stored<T> = { name: string; read: () => T; newcomer: () => T; write: (value: T) => void; forget: () => void };

const listeners = new Map<string, Set<() => void>>();

const oneOf = <const T extends string, const F extends string>(name: string, values: readonly T[], fallback: F): Stored<T | F> =>
  stored<T | F>(
    name,
    (text) => values.find((value) => value === text) ?? fallback,
    (value) => value,
  );

export const flag = (name: string, fallback: boolean, place?: Place): Stored<boolean> =>
  stored(
    name,
    (text) => (text === 'true' ? true : text === 'false' ? false : fallback),
    (value) => String(value),
    place,
  );

export const text = (name: string, place?: Place): Stored<string> =>
  stored(
    name,
    (value) => value ?? '',
    (value) => value,
    place,
  );

const stored = <T>(
  name: string,
  parse: (text: string | null) => T,
  format: (value: T) => string,
  place: Place = 'localStorage',
): Stored<T> => ({
  name,
  read: () => parse(getItem(place, name)),
  newcomer: () => parse(null),
  write: (value) => setItem(place, name, format(value)),
  forget: () => setItem(place, name, null),
});

/** On the device for good, or in one tab until it is closed. */
type Place = 'localStorage' | 'sessionStorage';

/** What this device remembers; the way back to a list stands beside this file. */
export const remembered = {
  sessionId: text('sessionId'),
  secondSessionId: text('almanac-session-id'),
  searchTerm: text('searchTerm'),
  isSearchExpanded: flag('isSearchExpanded', false),
  sidebarCollapsed: flag('sidebarCollapsed', false),
  theme: oneOf('theme', ['light', 'dark', 'auto'], 'auto'),
  accent: oneOf('accent-color', ACCENTS, 'yellow'),
  eventView: oneOf('eventView', ['list', 'table', 'calendar'], 'list'),
  /** Whether My Almanac or everything was chosen; '' where neither was. */
  choice: oneOf('choice', ['feed', 'all'], ''),
  /** Whether the runs that are still on were opened. */
  isStillOnOpen: flag('isStillOnOpen', false),
  /** The secret address of one's own almanac, behind its id. */
  subscription: text('mySubscription'),
  /** Whether texts may be made and read by AI. */
  magicStuff: flag('magicStuffEnabled', true),
  schoolFavorites: text('school-hours-favorites'),
  /** Whether the tour was seen to its end, or put away. */
  onboardingCompleted: flag('onboardingCompleted', false),
  /** Ids, as JSON. */
  dismissedCountdowns: text('dismissedCountdowns'),
  /** What somebody wants to see only, in this tab. */
  filters: text('filters', 'sessionStorage'),
  dismissedAlerts: text('dismissedAlerts', 'sessionStorage'),
  /** Who was signed in here when the server was last asked. */
  userId: text('userId'),
  /** Whether a reminder was ever set here: whoever has none asks for none. */
  hasReminders: flag('hasReminders', false),
  /** Of whoever was signed in, for when the server cannot be asked. */
  userEmail: text('userEmail'),
  /** Whether anything is kept that was wished while the server could not be reached. */
  hasWishes: flag('hasWishes', false),
  /** Whether anything was followed or saved here: the page that the server draws for newcomers is then not theirs. */
  isResident: flag('isResident', false),
};

/** Whether somebody who has signed in was seen in this browser session. */
export const hasSeenUser = (id: string) => flag(`hasSeenUser_${id}`, false, 'sessionStorage');

/** What any device may know of whoever was at it: that the tour was seen. */
const KEPT = [remembered.onboardingCompleted.name];

/** For a page that is left right afterwards: nobody on it is told. */
export const forgetEverything = () => {
  memory.clear();
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    const kept = KEPT.map((name) => [name, getItem(place, name)] as const);
    try {
      globalThis[place].clear();
    } catch {
      // What cannot be written has nothing to forget.
    }
    for (const [name, value] of kept) if (value !== null) setItem(place, name, value);
  }
};

/** What a person was told, in which something of their own may stand: the highlights of the day, and a conversation. */
export const forgetTold = () => {
  try {
    const names = Object.keys(localStorage).filter((name) => /^daily-highlights-\d/.test(name));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
  text('chat', 'sessionStorage').forget();
};

/** The value and how to change it, for every component that shows it and in every tab. */
export const useRemembered = <T extends string | boolean>(value: Stored<T>): [T, (next: T) => void] => [
  useSyncExternalStore((changed) => listen(value.name, changed), value.read, value.newcomer),
  value.write,
];

// Private windows and full disks refuse storage; the page then remembers until it is closed.
const memory = new Map<string, string>();

const getItem = (place: Place, name: string): string | null => {
  try {
    return globalThis[place].getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
};

const setItem = (place: Place, name: string, value: string | null) => {
  memory.delete(name);
  try {
    if (value === null) globalThis[place].removeItem(name);
    else globalThis[place].setItem(name, value);
  } catch {
    if (value !== null) memory.set(name, value);
  }
  for (const changed of listeners.get(name) ?? []) changed();
};

const listen = (name: string, changed: () => void) => {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(changed));
  const inOtherTab = (event: StorageEvent) => (event.key === name || event.key === null) && changed();
  window.addEventListener('storage', inOtherTab);
  return () => {
    all.delete(changed);
    window.removeEventListener('storage', inOtherTab);
  };
};
