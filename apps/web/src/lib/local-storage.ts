import { useSyncExternalStore } from 'react';
import { ACCENTS } from './accents';

/** Reading never fails: an invalid text is read as the fallback. */
export type StoredValue<T> = { name: string; read: () => T; newcomer: () => T; write: (value: T) => void; forget: () => void };

const listeners = new Map<string, Set<() => void>>();

const storedChoice = <const T extends string, const F extends string>(
  name: string,
  values: readonly T[],
  fallback: F,
): StoredValue<T | F> =>
  storedValue<T | F>(
    name,
    (text) => values.find((value) => value === text) ?? fallback,
    (value) => value,
  );

export const storedFlag = (name: string, fallback: boolean, place?: StorageName): StoredValue<boolean> =>
  storedValue(
    name,
    (text) => (text === 'true' ? true : text === 'false' ? false : fallback),
    (value) => String(value),
    place,
  );

export const storedText = (name: string, place?: StorageName): StoredValue<string> =>
  storedValue(
    name,
    (value) => value ?? '',
    (value) => value,
    place,
  );

const storedValue = <T>(
  name: string,
  parse: (text: string | null) => T,
  format: (value: T) => string,
  place: StorageName = 'localStorage',
): StoredValue<T> => ({
  name,
  read: () => parse(getItem(place, name)),
  newcomer: () => parse(null),
  write: (value) => setItem(place, name, format(value)),
  forget: () => setItem(place, name, null),
});

type StorageName = 'localStorage' | 'sessionStorage';

/** Everything this device stores, but for the return position (return-position.ts). */
export const remembered = {
  sessionId: storedText('sessionId'),
  secondSessionId: storedText('almanac-session-id'),
  searchTerm: storedText('searchTerm'),
  isSearchExpanded: storedFlag('isSearchExpanded', false),
  sidebarCollapsed: storedFlag('sidebarCollapsed', false),
  theme: storedChoice('theme', ['light', 'dark', 'auto'], 'auto'),
  accent: storedChoice('accent-color', ACCENTS, 'yellow'),
  eventView: storedChoice('eventView', ['list', 'table', 'calendar'], 'list'),
  /** My Almanac or everything; '' if neither was chosen. */
  choice: storedChoice('choice', ['feed', 'all'], ''),
  isStillOnOpen: storedFlag('isStillOnOpen', false),
  /** The id and secret address of one's own published calendar. */
  subscription: storedText('mySubscription'),
  magicStuff: storedFlag('magicStuffEnabled', true),
  schoolFavorites: storedText('school-hours-favorites'),
  onboardingCompleted: storedFlag('onboardingCompleted', false),
  /** Ids as JSON. */
  dismissedCountdowns: storedText('dismissedCountdowns'),
  filters: storedText('filters', 'sessionStorage'),
  dismissedAlerts: storedText('dismissedAlerts', 'sessionStorage'),
  userId: storedText('userId'),
  /** True if a reminder was ever set on this device. Otherwise none are requested. */
  hasReminders: storedFlag('hasReminders', false),
  /** For showing the last user without a network. */
  userEmail: storedText('userEmail'),
  /** True if changes are queued on this device. */
  hasQueuedChanges: storedFlag('hasWishes', false),
  /** True if anything was followed or saved here: the page drawn for newcomers does not fit then. */
  isResident: storedFlag('isResident', false),
};

export const welcomedUser = (id: string) => storedFlag(`hasSeenUser_${id}`, false, 'sessionStorage');

/** Kept when everything else is deleted, because it says nothing about a person. */
const KEPT_NAMES = [remembered.onboardingCompleted.name];

/** Listeners are not called: the caller leaves the page right afterwards. */
export const forgetEverything = () => {
  memoryFallback.clear();
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    const items = KEPT_NAMES.map((name) => [name, getItem(place, name)] as const);
    try {
      globalThis[place].clear();
    } catch {}
    for (const [name, value] of items) if (value !== null) setItem(place, name, value);
  }
};

/** Deletes texts shown to a person that may contain personal data: the highlights of the day and a conversation. */
export const forgetPersonalTexts = () => {
  try {
    const names = Object.keys(localStorage).filter((name) => /^daily-highlights-\d/.test(name));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Storage may be refused; then nothing is stored either.
  }
  storedText('chat', 'sessionStorage').forget();
};

export const useRemembered = <T extends string | boolean>(value: StoredValue<T>): [T, (next: T) => void] => [
  useSyncExternalStore((changed) => addListener(value.name, changed), value.read, value.newcomer),
  value.write,
];

// Private windows and full disks refuse storage. Then values last until the page is closed.
const memoryFallback = new Map<string, string>();

const getItem = (place: StorageName, name: string): string | null => {
  try {
    return globalThis[place].getItem(name) ?? memoryFallback.get(name) ?? null;
  } catch {
    return memoryFallback.get(name) ?? null;
  }
};

const setItem = (place: StorageName, name: string, value: string | null) => {
  memoryFallback.delete(name);
  try {
    if (value === null) globalThis[place].removeItem(name);
    else globalThis[place].setItem(name, value);
  } catch {
    if (value !== null) memoryFallback.set(name, value);
  }
  for (const changed of listeners.get(name) ?? []) changed();
};

const addListener = (name: string, changed: () => void) => {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(changed));
  const inOtherTab = (event: StorageEvent) => (event.key === name || event.key === null) && changed();
  window.addEventListener('storage', inOtherTab);
  return () => {
    all.delete(changed);
    window.removeEventListener('storage', inOtherTab);
  };
};
