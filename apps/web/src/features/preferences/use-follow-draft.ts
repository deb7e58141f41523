import { useMemo, useState } from 'react';
import { type Followable, followAll, isChecked, toggleEntry, toggleOrganization, toggleSub } from '#libs/contracts';
import { changeFrom } from './change';
import { useFollowed } from './use-preferences';

/** What will be followed once Done is pressed. It begins as what is followed when the dialog opens. */
export const useDraft = () => {
  const followed = useFollowed();
  const [draft, setDraft] = useState<string[] | null>(null);
  const entries = useMemo(() => draft ?? [...followed], [draft, followed]);
  const chosen = useMemo(() => new Set(entries), [entries]);

  return {
    entries,
    change: changeFrom([...followed], entries),
    changed: draft !== null && (draft.length !== followed.size || draft.some((entry) => !followed.has(entry))),
    has: (entry: string) => chosen.has(entry),
    hasAny: (organization: Followable) => isChecked(organization, chosen),
    setEntry: (entry: string, follow: boolean) => setDraft(toggleEntry(entries, entry, follow)),
    setOrganization: (organization: Followable, follow: boolean) => setDraft(toggleOrganization(entries, organization, follow)),
    setSub: (organization: string, sub: string, follow: boolean) => setDraft(toggleSub(entries, organization, sub, follow)),
    all: (organizations: Followable[]) => setDraft(followAll(organizations)),
    none: () => setDraft([]),
    forget: () => setDraft(null),
  };
};

export type Draft = ReturnType<typeof useDraft>;
