import { useState } from 'react';
import { changeOf, changeOfOne, difference } from '../../lib/list-difference';
import { useFollowSubcalendars } from '../following/use-follow-subcalendars';

/** The programs that will be followed; `apply` rejects when that failed. */
export const useProgramDraft = () => {
  const { followed, set } = useFollowSubcalendars();
  const [draft, setDraft] = useState<number[] | null>(null);
  const chosen = draft ?? followed;

  return {
    has: (id: number) => chosen.includes(id),
    choose: (id: number, follow: boolean) => setDraft(changeOfOne(id, follow)(chosen)),
    apply: async () => draft && set(changeOf(difference(followed, draft))),
  };
};
