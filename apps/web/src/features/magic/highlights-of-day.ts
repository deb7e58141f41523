import type { Day, Summary } from '#libs/contracts';
import { flag, text } from '../../lib/local-storage';

/** Which ones this device remembers: that they were shown, in this session and at all, and what they were. */
export const forDay = (day: Day) => {
  const [kept, shown] = [text(`daily-highlights-${day}`), flag(`daily-highlights-shown-${day}`, false)];
  const inSession = flag(`daily-highlights-session-${day}`, false, 'sessionStorage');
  if (!isBegun) shown.forget();
  isBegun = true;
  return {
    isShown: () => inSession.read() || shown.read(),
    setShown: () => {
      inSession.write(true);
      shown.write(true);
    },
    read: () => summaryIn(kept.read()),
    keep: (summary: Summary) => {
      forgetOthers(day);
      kept.write(JSON.stringify(summary));
    },
  };
};

/** Whoever loads the page anew, in another session, may see them again. */
let isBegun = false;

const summaryIn = (words: string): Summary | undefined => {
  try {
    const { summary, source } = JSON.parse(words);
    return typeof summary === 'string' && (source === 'rules' || source === 'claude') ? { summary, source } : undefined;
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
