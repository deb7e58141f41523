import { buildCalendarIndex } from '#libs/assistant';
import { type Figures, serveQuickBench } from '../lib/quick-bench';
import { rowName } from '../lib/report';
import { createManyEvents, readChatQuestions } from '../sentences/chat-questions';
import { leastTimes, type Work } from '../sentences/least-times';
import { readQuickAddLines } from '../sentences/quick-add-lines';

const EVENTS = 10_000;
const TIMES_EACH = 2;

serveQuickBench(async () => {
  const works: Readonly<Record<string, readonly Work[]>> = {
    'quick-add': readQuickAddLines(),
    chat: readChatQuestions(buildCalendarIndex(createManyEvents(EVENTS))),
  };
  return {
    round: async () => {
      const figures: Record<string, Figures[string]> = {};
      for (const [name, work] of Object.entries(works))
        for (const [share, ours] of Object.entries(leastTimes(work, TIMES_EACH)))
          figures[rowName(name, share)] = { unit: 'ms', better: 'lower', ours };
      return figures;
    },
    close: async () => {},
  };
});
