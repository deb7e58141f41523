import { useState } from 'react';
import { changeFrom } from '../../lib/list-difference';
import { useFollowSubcalendars } from '../following/use-follow-subcalendars';

/** The programs that will be followed; `apply` rejects when that failed. */
export const useProgramDraft = () => {
  const { followed, set } = useFollowSubcalendars();
  const [draft, setDraft] = useState<number[] | null>(null);
  const chosen = draft ?? followed;

  return {
    has: (id: number) => chosen.includes(id),
    choose: (id: number, follow: boolean) => setDraft([...chosen.filter((other) => other !== id), ...(follow ? [id] : [])]),
    apply: async () => draft && set(changeFrom(followed, draft)),
  };
};
