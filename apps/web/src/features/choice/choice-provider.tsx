import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Choice } from '#libs/contracts';
import { useAssumedWide, WIDE } from '../../lib/assumed';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import { usePreferences } from '../preferences/use-preferences';
import { ALL, ChoiceContext, FEED } from './use-choice';

export const ChoiceProvider = ({ children }: { children: ReactNode }) => {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [category, chooseCategory] = useState<string | null>(null);
  const unchosen = useUnchosen();
  const choice = chosen ?? unchosen;

  const choosing = useMemo(() => {
    const choose = (next: Choice | null) => {
      setChosen(next);
      if (next && next.kind !== 'entry') remembered.choice.write(next.kind);
      chooseCategory(null);
    };
    return { choice, choose, category, chooseCategory };
  }, [choice, category]);

  return <ChoiceContext value={choosing}>{children}</ChoiceContext>;
};

/**
 * What was chosen here last, My Almanac or everything. Before that, My Almanac is on by itself on a large screen; on a small
 * one, and in a town that has no feed to offer to those who never followed anything, everything is shown.
 */
const useUnchosen = (): Choice => {
  const assumed = useAssumedWide();
  const [isLarge] = useState(() => globalThis.matchMedia?.(WIDE).matches ?? assumed);
  const { data: preferences } = usePreferences();
  const { data: defaults } = useQuery(queries.defaults);
  const hasNoFeed = preferences?.defaults && defaults?.length === 0 && preferences.followedSubcalendars.length === 0;
  const [last] = useRemembered(remembered.choice);
  if (last) return last === 'feed' ? FEED : ALL;
  return isLarge && !hasNoFeed ? FEED : ALL;
};
