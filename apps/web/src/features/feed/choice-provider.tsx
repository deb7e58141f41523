import { type ReactNode, useMemo, useState } from 'react';
import type { Choice } from '#libs/contracts';
import { ALL, ChoiceContext, FEED } from './use-choice';

/** On a large screen My Almanac is on by itself; on a small one the whole town is shown until someone chooses. */
export const ChoiceProvider = ({ children }: { children: ReactNode }) => {
  const [choice, setChoice] = useState<Choice>(() => (matchMedia('(min-width: 1024px)').matches ? FEED : ALL));
  const [category, chooseCategory] = useState<string | null>(null);

  const choosing = useMemo(() => {
    const choose = (next: Choice) => {
      setChoice(next);
      chooseCategory(null);
    };
    return { choice, choose, category, chooseCategory };
  }, [choice, category]);

  return <ChoiceContext value={choosing}>{children}</ChoiceContext>;
};
