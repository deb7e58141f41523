import type { ChatTurn, TownEvent } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { answerByRules } from '../answer';
import { buildCalendarIndex } from '../calendar-index';
import type { ChatContext } from '../chat-context';

/** In the town it is Friday, November 20, 2026, nine in the morning. Nothing is configured. Ids count from 1. */
export const townOf = (events: readonly Partial<TownEvent>[]): ChatContext => ({
  ...{ now: '2026-11-20T09:00:00-06:00', timeZone: 'America/Chicago', town: 'Riverton' },
  ...{ collection: '', districts: [], schoolDates: '' },
  calendar: buildCalendarIndex(events.map((event, nth) => anEvent({ organization: 'Riverton', ...event, id: nth + 1 }))),
});

export const at = (date: string, start: string, end: string): Partial<TownEvent> => ({
  ...{ date, time: start, startTime: `${date}T${start}:00-06:00`, endTime: `${date}T${end}:00-06:00` },
});

/** The answer to the last of the turns. */
export const askInTurn = (turns: readonly string[], town: ChatContext): string => {
  const history: ChatTurn[] = [];
  let answer = '';
  for (const message of turns) {
    answer = answerByRules(message, history, town);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer });
  }
  return answer;
};

/** Of the events that an answer links: '11-21 Growers market'. */
export const namesIn = (answer: string, events: readonly Partial<TownEvent>[]): string[] =>
  [...answer.matchAll(/\]\(\/event\/(\d+)\)/g)].map(([, id]) => {
    const { date, name } = events[Number(id) - 1]!;
    return `${date!.slice(5)} ${name}`;
  });
