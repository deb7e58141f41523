import { createContext, useContext } from 'react';
import type { Choice } from '#libs/contracts';

export type Choosing = {
  /** Exactly one of: the feed, one entry, everything. */
  choice: Choice;
  /** Null goes back to what those see who have not chosen. */
  choose: (choice: Choice | null) => void;
  /** Narrows the person's own events; null for all of them. */
  category: string | null;
  chooseCategory: (category: string | null) => void;
};

export const FEED: Choice = { kind: 'feed' };
export const ALL: Choice = { kind: 'all' };

export const ChoiceContext = createContext<Choosing | null>(null);

export const useChoice = (): Choosing => {
  const choosing = useContext(ChoiceContext);
  if (!choosing) throw new Error('useChoice must be used within a ChoiceProvider');
  return choosing;
};

export const isChosen = (choice: Choice, entry: string) => choice.kind === 'entry' && choice.entry === entry;
