import type { Day, Summary } from '#libs/contracts';
import { text } from '../../lib/local-storage';
import { shownFlags } from './highlights-room';

/** What is told of today, and the events that it was asked of. */
export type DayHighlights = Summary & { ids: number[] };

/** Which ones this device remembers: that they were shown, in this session and at all, and what they were. */
export const forDay = (day: Day) => {
  const kept = text(`daily-highlights-${day}`);
  const { shown, inSession } = shownFlags(day);
  if (!isBegun) shown.forget();
  isBegun = true;
  return {
    isShown: () => inSession.read() || shown.read(),
    setShown: () => {
      inSession.write(true);
      shown.write(true);
    },
    read: () => highlightsIn(kept.read()),
    keep: (highlights: DayHighlights) => {
      forgetOthers(day);
      kept.write(JSON.stringify(highlights));
    },
  };
};

/** Whoever loads the page anew, in another session, may see them again. */
let isBegun = false;

const highlightsIn = (words: string): DayHighlights | undefined => {
  try {
    const { summary, source, ids } = JSON.parse(words);
    const isWhole = typeof summary === 'string' && (source === 'rules' || source === 'claude') && Array.isArray(ids);
    return isWhole ? { summary, source, ids } : undefined;
  } catch {
    return undefined;
  }
};

const forgetOthers = (day: Day) => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('daily-highlights-') && !name.endsWith(day)) localStorage.removeItem(name);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
};
