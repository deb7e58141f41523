import type { Day, Summary } from '#libs/contracts';
import { storedText } from '../../lib/local-storage';
import { highlightFlagsOf } from './highlights-line';

export type DayHighlights = Summary & { ids: number[] };

export const highlightsStoreFor = (day: Day) => {
  const stored = storedText(`daily-highlights-${day}`);
  const { onDevice, inSession } = highlightFlagsOf(day);
  if (!isSessionStarted) onDevice.forget();
  isSessionStarted = true;
  return {
    isShown: () => inSession.read() || onDevice.read(),
    setShown: () => {
      inSession.write(true);
      onDevice.write(true);
    },
    read: () => parseHighlights(stored.read()),
    keep: (highlights: DayHighlights) => {
      forgetOtherDays(day);
      stored.write(JSON.stringify(highlights));
    },
  };
};

/** Highlights are shown again in a new session. */
let isSessionStarted = false;

const parseHighlights = (words: string): DayHighlights | undefined => {
  try {
    const { summary, source, ids } = JSON.parse(words);
    const isWhole = typeof summary === 'string' && (source === 'rules' || source === 'claude') && Array.isArray(ids);
    return isWhole ? { summary, source, ids } : undefined;
  } catch {
    return undefined;
  }
};

const forgetOtherDays = (day: Day) => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('daily-highlights-') && !name.endsWith(day)) localStorage.removeItem(name);
  } catch {
    // Storage may be refused; then nothing is stored either.
  }
};
