import { type ChatTurn, formatFullDate, isAlert, isExpired, toTownDay } from '#libs/contracts';
import { formatEventsForPrompt, formatFactsForPrompt, GROUNDING_PROMPT, type Grounding } from '../grounded';
import type { ChatContext } from './answer';
import { findMatches, MIN_SCORE_ON_DAY } from './find-matches';
import { parseConversation, parseQuestion } from './question';

const MAX_PROMPT_EVENTS = 40;

/**
 * The answer by rules as a fact, and the events that may be meant. They come from the server's own calendar; `shownIds` are the
 * events on the caller's screen. Null if the answer by rules mentions own events, which are never sent to the assistant.
 */
export const toChatGrounding = (
  message: string,
  history: readonly ChatTurn[],
  context: ChatContext,
  byRules: string,
  shownIds: readonly number[],
): Grounding | null => {
  if (!createTownEventTest(context)(byRules)) return null;
  const today = toTownDay(context.timeZone, context.now);
  const before = parseConversation(history, today, context.town);
  const question = parseQuestion(message, before, today, context.town);
  const { entries } = context.calendar;
  const byId = new Map(
    entries.filter(({ event }) => !isExpired(event, context.now)).map(({ event }) => [event.id, event] as const),
  );
  const matching = findMatches(context.calendar, question.terms, question.text, question.isPlaced)
    .filter(({ entry, worth }) => worth >= MIN_SCORE_ON_DAY && entry.last >= today)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MAX_PROMPT_EVENTS)
    .map(({ entry }) => entry.event.id);
  const next = entries
    .filter(({ event, last }) => last >= today && !isAlert(event))
    .slice(0, MAX_PROMPT_EVENTS)
    .map(({ event }) => event.id);
  const ids = [
    ...new Set([
      ...linkedEventIdsIn(byRules),
      ...matching.slice(0, MAX_PROMPT_EVENTS / 2),
      ...before.eventIds,
      ...shownIds,
      ...matching,
      ...next,
    ]),
  ];
  const events = ids.flatMap((id) => byId.get(id) ?? []).slice(0, MAX_PROMPT_EVENTS);
  return { today, events, facts: { calendar: byRules, nothing: 'The calendar does not say that.' } };
};

export const withoutOwnEventAnswers = (history: readonly ChatTurn[], context: ChatContext): ChatTurn[] => {
  const isAboutTown = createTownEventTest(context);
  return history.filter(({ role, content }) => role === 'user' || isAboutTown(content));
};

const createTownEventTest = ({ calendar }: ChatContext) => {
  const ids = new Set(calendar.entries.map(({ event }) => event.id));
  return (text: string): boolean => linkedEventIdsIn(text).every((id) => ids.has(id));
};

const linkedEventIdsIn = (text: string): number[] => [...text.matchAll(/\(\/event\/(\d{1,16})\)/g)].map(([, id]) => Number(id));

const SYSTEM_PROMPT = [
  "You are the Intelligent Event Assistant of a town's calendar. Answer the resident's last question in one to five short sentences, from the events and facts that come with it and from nothing else.",
  'The fact "calendar" is what rules found in the calendar. Where it answers the question, {{fact calendar}} alone is the best answer. Where nothing given answers it, write {{fact nothing}}.',
  GROUNDING_PROMPT,
].join('\n');

/** In earlier turns, event names are replaced by their placeholders. */
export const toChatPrompt = (message: string, history: readonly ChatTurn[], ground: Grounding) => ({
  system: SYSTEM_PROMPT,
  turns: [...history.flatMap(toPromptTurns), { role: 'user' as const, content: formatPrompt(message, ground) }].filter(
    ({ role }, place, all) => role === 'user' || all.slice(0, place).some((turn) => turn.role === 'user'),
  ),
});

const toPromptTurns = ({ role, content }: ChatTurn): ChatTurn[] => {
  const text = content.replace(/\[(?:\\.|[^\\[\]])*\]\(\/event\/(\d{1,16})\)/g, '{{event $1}}').trim();
  return text ? [{ role, content: text }] : [];
};

const formatPrompt = (message: string, ground: Grounding): string =>
  [
    `Today is ${formatFullDate(ground.today)}.`,
    'Events:',
    formatEventsForPrompt(ground),
    'Facts:',
    formatFactsForPrompt(ground),
    'The question, as a JSON text:',
    JSON.stringify(message),
  ].join('\n');
