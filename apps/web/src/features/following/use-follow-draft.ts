import { useMemo, useState } from 'react';
import {
  type Followable,
  isOrganizationSelected,
  listAllEntries,
  toggleEntryFollow,
  toggleOrganizationFollow,
  toggleSubOrganizationFollow,
} from '#libs/contracts';
import { type Change, changeOf, difference } from '../../lib/list-difference';
import { useExplicitFollows, usePreferences } from '../preferences/use-preferences';

export const useFollowDraft = (begin: Change<string> = keepAll) => {
  const followed = useExplicitFollows();
  const { data: preferences } = usePreferences();
  const [edit, setEdit] = useState<Change<string>>(() => keepAll);
  const [refused, setRefused] = useState(false);
  const entries = edit(begin([...followed]));
  const chosenEntries = useMemo(() => new Set(entries), [entries]);

  const applyAfterEdits = (next: Change<string>) => setEdit(() => (list: readonly string[]) => next(edit(list)));
  const setWhole = (next: Change<string>, refuses = false) => {
    setEdit(() => next);
    setRefused(refuses);
  };
  // Following nothing looks like the defaults of a visitor who never chose, so it must be saved explicitly.
  const declines = refused && entries.length === 0 && preferences?.defaults !== false;

  return {
    entries,
    change: declines ? removeAll : changeOf(difference([...followed], entries)),
    changed: declines || entries.length !== followed.size || entries.some((entry) => !followed.has(entry)),
    has: (entry: string) => chosenEntries.has(entry),
    hasAny: (organization: Followable) => isOrganizationSelected(organization, chosenEntries),
    setEntry: (entry: string, follow: boolean) => applyAfterEdits((list) => toggleEntryFollow(list, entry, follow)),
    setOrganization: (organization: Followable, follow: boolean) =>
      applyAfterEdits((list) => toggleOrganizationFollow(list, organization, follow)),
    setSub: (organization: string, sub: string, follow: boolean) =>
      applyAfterEdits((list) => toggleSubOrganizationFollow(list, organization, sub, follow)),
    all: (organizations: Followable[]) => setWhole(() => listAllEntries(organizations)),
    none: () => setWhole(removeAll, true),
    forget: () => setWhole(keepAll),
  };
};

export type FollowDraft = ReturnType<typeof useFollowDraft>;

const keepAll: Change<string> = (list) => [...list];

const removeAll: Change<string> = () => [];
