import { useMemo, useState } from 'react';
import { type Followable, followAll, isChecked, toggleEntry, toggleOrganization, toggleSub } from '#libs/contracts';
import { type Change, changeOf, difference } from '../../lib/list-difference';
import { useFollowed, usePreferences } from '../preferences/use-preferences';

/** What will be followed once Done is pressed. It begins as what is followed, or as `begin` makes of that. */
export const useDraft = (begin: Change<string> = asItIs) => {
  const followed = useFollowed();
  const { data: preferences } = usePreferences();
  const [edit, setEdit] = useState<Change<string>>(() => asItIs);
  const [refused, setRefused] = useState(false);
  const entries = edit(begin([...followed]));
  const chosen = useMemo(() => new Set(entries), [entries]);

  const then = (next: Change<string>) => setEdit(() => (list: readonly string[]) => next(edit(list)));
  const setWhole = (next: Change<string>, refuses = false) => {
    setEdit(() => next);
    setRefused(refuses);
  };
  // Nothing and nothing look alike, but the town's defaults stand in for those who have not said so, as far as one knows.
  const declines = refused && entries.length === 0 && preferences?.defaults !== false;

  return {
    entries,
    change: declines ? nothing : changeOf(difference([...followed], entries)),
    changed: declines || entries.length !== followed.size || entries.some((entry) => !followed.has(entry)),
    has: (entry: string) => chosen.has(entry),
    hasAny: (organization: Followable) => isChecked(organization, chosen),
    setEntry: (entry: string, follow: boolean) => then((list) => toggleEntry(list, entry, follow)),
    setOrganization: (organization: Followable, follow: boolean) =>
      then((list) => toggleOrganization(list, organization, follow)),
    setSub: (organization: string, sub: string, follow: boolean) => then((list) => toggleSub(list, organization, sub, follow)),
    all: (organizations: Followable[]) => setWhole(() => followAll(organizations)),
    none: () => setWhole(nothing, true),
    forget: () => setWhole(asItIs),
  };
};

export type Draft = ReturnType<typeof useDraft>;

const asItIs: Change<string> = (list) => [...list];

const nothing: Change<string> = () => [];
