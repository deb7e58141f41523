import { type ChatTurn, dayIn, fullDate, isAlert, isExpired } from '#libs/contracts';
import { GROUND_RULES, type Ground, givenEvents, givenFacts } from '../grounded';
import type { Known } from './answer';
import { LEAST_OF_A_DAY, matches } from './find';
import { asked, beforeIn, idsIn } from './question';

/** What an assistant is to know of the calendar before it answers, the likeliest first. */
const MOST_EVENTS = 40;

/**
 * All that an answer may tell: what the rules answer, as a fact, and the events that may be meant. Those are chosen from the
 * server's own calendar: of `shown`, the numbers of what stands before whoever asks.
 */
export const chatGround = (
  message: string,
  history: readonly ChatTurn[],
  known: Known,
  byRules: string,
  shown: readonly number[],
): Ground => {
  const today = dayIn(known.timeZone, known.now);
  const before = beforeIn(history, today, known.town);
  const question = asked(message, before, today, known.town);
  const indexes = [known.calendar, ...(known.own ? [known.own] : [])];
  const byId = new Map(
    indexes.flatMap(({ entries }) =>
      entries.filter(({ event }) => !isExpired(event, known.now)).map(({ event }) => [event.id, event] as const),
    ),
  );
  const matching = indexes
    .flatMap((index) => matches(index, question.terms, question.text, question.isPlaced))
    .filter(({ entry, worth }) => worth >= LEAST_OF_A_DAY && entry.last >= today)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_EVENTS)
    .map(({ entry }) => entry.event.id);
  const next = indexes
    .flatMap(({ entries }) => entries.filter(({ event, last }) => last >= today && !isAlert(event)))
    .slice(0, MOST_EVENTS)
    .map(({ event }) => event.id);
  const ids = [
    ...new Set([...idsIn(byRules), ...matching.slice(0, MOST_EVENTS / 2), ...before.told, ...shown, ...matching, ...next]),
  ];
  const events = ids.flatMap((id) => byId.get(id) ?? []).slice(0, MOST_EVENTS);
  return { today, events, facts: { calendar: byRules, nothing: 'The calendar does not say that.' } };
};

const TASK = [
  "You are the Intelligent Event Assistant of a town's calendar. Answer the resident's last question in one to five short sentences, from the events and facts that come with it and from nothing else.",
  'The fact "calendar" is what rules found in the calendar. Where it answers the question, {{fact calendar}} alone is the best answer. Where nothing given answers it, write {{fact nothing}}.',
  GROUND_RULES,
].join('\n');

/** The question as an assistant is asked it. What was said before is sent without the names that the server filled in. */
export const chatTask = (message: string, history: readonly ChatTurn[], ground: Ground) => ({
  system: TASK,
  turns: [...history.flatMap(turnOf), { role: 'user' as const, content: questionWith(message, ground) }].filter(
    ({ role }, place, all) => role === 'user' || all.slice(0, place).some((turn) => turn.role === 'user'),
  ),
});

const turnOf = ({ role, content }: ChatTurn): ChatTurn[] => {
  const said = content.replace(/\[(?:\\.|[^\\[\]])*\]\(\/event\/(\d{1,16})\)/g, '{{event $1}}').trim();
  return said ? [{ role, content: said }] : [];
};

const questionWith = (message: string, ground: Ground): string =>
  [
    `Today is ${fullDate(ground.today)}.`,
    'Events:',
    givenEvents(ground),
    'Facts:',
    givenFacts(ground),
    'The question, as a JSON text:',
    JSON.stringify(message),
  ].join('\n');
