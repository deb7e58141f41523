import type { Preferences } from '#libs/contracts';

/** What somebody wished while the server could not be reached: said so that it means the same whatever was done elsewhere meanwhile. */
export type Wish =
  | Readonly<{ kind: 'save'; eventId: number; save: boolean }>
  | Readonly<{ kind: 'follow'; added: readonly string[]; removed: readonly string[] }>
  | Readonly<{ kind: 'follow-programs'; added: readonly number[]; removed: readonly number[] }>;

/** Under the key it was wished with: it is sent under no other. */
export type Kept = Readonly<{ id: number; key: string; wish: Wish }>;

export type Refused = Kept & Readonly<{ said?: string }>;

/** The wishes that wait, in the order they were made, and those that were refused and not told yet. */
export type Box = Readonly<{ lastId: number; waiting: readonly Kept[]; refused: readonly Refused[] }>;

export const EMPTY: Box = { lastId: 0, waiting: [], refused: [] };

/** What became of a wish that was sent. */
export type Outcome = 'taken' | Readonly<{ refused: string | undefined }>;

export const put = ({ lastId, waiting, refused }: Box, key: string, wish: Wish): Box => ({
  lastId: lastId + 1,
  waiting: [...waiting, { id: lastId + 1, key, wish }],
  refused,
});

/** The one to send, of whose key is not among the `shut` ones. */
export const next = ({ waiting }: Box, shut: ReadonlySet<string>): Kept | undefined => waiting.find(({ key }) => !shut.has(key));

export const settled = (box: Box, id: number, outcome: Outcome): Box => {
  const one = box.waiting.find((kept) => kept.id === id);
  if (!one) return box;
  const waiting = box.waiting.filter((kept) => kept !== one);
  const refused = outcome === 'taken' ? box.refused : [...box.refused, { ...one, said: outcome.refused }];
  return { ...box, waiting, refused };
};

/** Nobody is told twice. */
export const told = (box: Box, ids: readonly number[]): Box => ({
  ...box,
  refused: box.refused.filter(({ id }) => !ids.includes(id)),
});

export const ofKey = (box: Box, key: string): Box => ({
  ...box,
  waiting: box.waiting.filter((kept) => kept.key === key),
  refused: box.refused.filter((kept) => kept.key === key),
});

export const wishesOf = ({ waiting }: Box, key: string): Wish[] =>
  waiting.filter((kept) => kept.key === key).map(({ wish }) => wish);

/** As the server will tell it once it has taken all of them. */
export const withWishes = (preferences: Preferences, wishes: readonly Wish[]): Preferences =>
  wishes.reduce(withWish, preferences);

const withWish = (preferences: Preferences, wish: Wish): Preferences => {
  const { savedEvents, followedOrganizations, followedSubcalendars } = preferences;
  if (wish.kind === 'save')
    return {
      ...preferences,
      savedEvents: changed(savedEvents, wish.save ? [wish.eventId] : [], wish.save ? [] : [wish.eventId]),
    };
  if (wish.kind === 'follow-programs')
    return { ...preferences, followedSubcalendars: changed(followedSubcalendars, wish.added, wish.removed) };
  const organizations = changed(followedOrganizations, wish.added, wish.removed);
  return {
    ...preferences,
    followedOrganizations: organizations,
    followedSubOrganizations: organizations.filter((entry) => entry.includes('::')),
    defaults: false,
  };
};

/** A list as it is once some were added and others removed: what is there already stays in its place. */
export const changed = <T>(list: readonly T[], added: readonly T[], removed: readonly T[]): T[] => [
  ...new Set([...list.filter((one) => !removed.includes(one)), ...added]),
];
