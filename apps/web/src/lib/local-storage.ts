import { useSyncExternalStore } from 'react';
import { ACCENTS } from './accents';

/** A remembered value. Whatever stands under its name, reading never fails: what is not understood is the fallback. */
export type Stored<T> = { name: string; read: () => T; newcomer: () => T; write: (value: T) => void; forget: () => void };

const listeners = new Map<string, Set<() => void>>();

const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T): Stored<T> =>
  stored(
    name,
    (text) => values.find((value) => value === text) ?? fallback,
    (value) => value,
  );

const flag = (name: string, fallback: boolean): Stored<boolean> =>
  stored(
    name,
    (text) => (text === 'true' ? true : text === 'false' ? false : fallback),
    (value) => String(value),
  );

const text = (name: string, place?: Place): Stored<string> =>
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

/** Everything this device remembers. */
export const remembered = {
  sessionId: text('sessionId'),
  secondSessionId: text('almanac-session-id'),
  searchTerm: text('searchTerm'),
  isSearchExpanded: flag('isSearchExpanded', false),
  sidebarCollapsed: flag('sidebarCollapsed', false),
  theme: oneOf('theme', ['light', 'dark', 'auto'], 'auto'),
  accent: oneOf('accent-color', ACCENTS, 'yellow'),
  eventView: oneOf('eventView', ['list', 'table', 'calendar'], 'list'),
  // The way back to the list is a tab's own: two of them must not take each other's.
  scrollToEventId: text('scrollToEventId', 'sessionStorage'),
  eventListScrollPosition: text('eventListScrollPosition', 'sessionStorage'),
  dismissedAlerts: text('dismissedAlerts', 'sessionStorage'),
  fromMePage: flag('fromMePage', false),
  /** Whether anything was followed or saved here: the page that the server draws for newcomers is then not theirs. */
  isResident: flag('isResident', false),
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
