import { createContext, useContext } from 'react';
import type { Choice } from '#libs/contracts';

export type ChoiceState = {
  choice: Choice;
  /** Null resets to the default choice. */
  choose: (choice: Choice | null) => void;
  /** Narrows the own events; null shows all of them. */
  category: string | null;
  chooseCategory: (category: string | null) => void;
};

export const MY_ALMANAC_CHOICE: Choice = { kind: 'feed' };
export const ALL_CHOICE: Choice = { kind: 'all' };

export const ChoiceContext = createContext<ChoiceState | null>(null);

export const useChoice = (): ChoiceState => {
  const state = useContext(ChoiceContext);
  if (!state) throw new Error('useChoice must be used within a ChoiceProvider');
  return state;
};

export const isChosen = (choice: Choice, entry: string) => choice.kind === 'entry' && choice.entry === entry;
