import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Choice } from '#libs/contracts';
import { remembered, useRemembered } from '../../lib/local-storage';
import { queries } from '../../lib/queries';
import { useAssumedWide, WIDE_SCREEN_QUERY } from '../../lib/screen-width';
import { usePreferences } from '../preferences/use-preferences';
import { ALL_CHOICE, ChoiceContext, MY_ALMANAC_CHOICE } from './use-choice';

export const ChoiceProvider = ({ children }: { children: ReactNode }) => {
  const [storedChoice, setStoredChoice] = useState<Choice | null>(null);
  const [category, chooseCategory] = useState<string | null>(null);
  const unchosen = useDefaultChoice();
  const choice = storedChoice ?? unchosen;

  const state = useMemo(() => {
    const choose = (next: Choice | null) => {
      setStoredChoice(next);
      if (next && next.kind !== 'entry') remembered.choice.write(next.kind);
      chooseCategory(null);
    };
    return { choice, choose, category, chooseCategory };
  }, [choice, category]);

  return <ChoiceContext value={state}>{children}</ChoiceContext>;
};

/** The last choice on this device; else My Almanac on a large screen, if there are follows or default follows, or everything. */
const useDefaultChoice = (): Choice => {
  const assumed = useAssumedWide();
  const [isLarge] = useState(() => globalThis.matchMedia?.(WIDE_SCREEN_QUERY).matches ?? assumed);
  const { data: preferences } = usePreferences();
  const { data: defaults } = useQuery(queries.defaults);
  const hasNoFeed = preferences?.defaults && defaults?.length === 0 && preferences.followedSubcalendars.length === 0;
  const [last] = useRemembered(remembered.choice);
  if (last) return last === 'feed' ? MY_ALMANAC_CHOICE : ALL_CHOICE;
  return isLarge && !hasNoFeed ? MY_ALMANAC_CHOICE : ALL_CHOICE;
};
