import { addDays, type Day, isAlert, isStillOn, publishersOf, repairMojibake, type TownEvent, toTownDay } from '#libs/contracts';
import { answerByRules } from './answer';
import type { ChatContext } from './chat-context';
import { eventIdsIn } from './conversation-state';
import { formatEventPlace } from './event-lines';
import type { IndexedEvent } from './indexed-event';
import { HELP_ANSWER } from './lexicon/fixed-answers';

/** Questions for newcomers about the coming days. Only questions that the rules answer correctly are suggested. */
export const suggestQuestions = (context: ChatContext): string[] => {
  const today = toTownDay(context.timeZone, context.now);
  const soon = context.calendar.entries.filter((entry) => isSoon(entry, today)).sort(compareByNearness);
  const wishes = [dayQuestions(), repeatedEventQuestions(soon), placeQuestions(soon), organizationQuestions(soon)];
  const found: Suggestion[] = [];
  for (const wish of wishes) {
    const taken = new Set(found.flatMap(({ about }) => about ?? []));
    const fresh = wish.filter(({ about }) => about === undefined || !taken.has(about));
    const one = fresh.slice(0, MAX_TRIED_PER_TOPIC).find((suggestion) => isAnswered(suggestion, context));
    if (one) found.push(one);
  }
  if (found.length > 0) return found.map(({ question }) => question);
  return FALLBACK_QUESTIONS.filter((question) => !answerByRules(question, [], context).includes(HELP_ANSWER)).slice(
    0,
    MAX_FALLBACK_QUESTIONS,
  );
};

/** `leads` is true if an answer with these event ids answers the question. */
type Suggestion = Readonly<{ question: string; about?: string; leads: (ids: readonly number[]) => boolean }>;

const MAX_TRIED_PER_TOPIC = 12;

/** For an empty calendar. They are tried too, because a title such as 'Today' may be matched. */
const FALLBACK_QUESTIONS = ['What is on today?', 'What is on this week?', 'What is free of charge?', 'What is on next month?'];
const MAX_FALLBACK_QUESTIONS = 2;

const DAYS_AHEAD = 14;

const isSoon = ({ event, first, last }: IndexedEvent, today: Day): boolean =>
  first !== null &&
  last >= today &&
  first <= addDays(today, DAYS_AHEAD) &&
  event.status === 'confirmed' &&
  !isAlert(event) &&
  !isStillOn(event, today);

const compareByNearness = (a: IndexedEvent, b: IndexedEvent): number =>
  Number(b.event.isPromoted ?? false) - Number(a.event.isPromoted ?? false) ||
  compareTexts(a.event.date, b.event.date) ||
  (a.start ?? 0) - (b.start ?? 0) ||
  compareTexts(a.event.name, b.event.name);

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const dayQuestions = (): Suggestion[] =>
  ['tonight', 'today', 'tomorrow', 'this weekend', 'next week', 'this month'].map((when) => ({
    question: `What is on ${when}?`,
    leads: (ids) => ids.length > 0,
  }));

const repeatedEventQuestions = (soon: readonly IndexedEvent[]): Suggestion[] =>
  groupByName(soon)
    .filter(([, those]) => those.length > 1)
    .map(([name, those]) => ({ question: `When is the next ${name}?`, about: name, leads: createLeadTest(those) }));

const placeQuestions = (soon: readonly IndexedEvent[]): Suggestion[] =>
  groupByName(soon)
    .filter(([, those]) => those.every(({ event }) => formatEventPlace(event) && !event.onlineUrl))
    .map(([name, those]) => ({ question: `Where is ${name}?`, about: name, leads: createLeadTest(those) }));

const organizationQuestions = (soon: readonly IndexedEvent[]): Suggestion[] =>
  [...Map.groupBy(soon, ({ event }) => event.organization)]
    .filter(([name]) => isReadableName(name))
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || compareTexts(a, b))
    .flatMap(([name]) =>
      ['this week', 'next week'].map((when) => ({
        question: `Which events does ${name} have ${when}?`,
        about: name,
        leads: (ids: readonly number[]) => {
          const told = soon.filter(({ event }) => ids.includes(event.id));
          return told.length > 0 && told.every(({ event }) => isPublisherOf(name, event));
        },
      })),
    );

const isPublisherOf = (name: string, event: TownEvent) => publishersOf(event).some(({ organization }) => organization === name);

const groupByName = (entries: readonly IndexedEvent[]) =>
  [...Map.groupBy(entries, ({ event }) => repairMojibake(event.name).trim())].filter(([name]) => isReadableName(name));

const isReadableName = (name: string): boolean =>
  name.length >= MIN_NAME_LENGTH &&
  name.length <= MAX_NAME_LENGTH &&
  !name.includes(' - ') &&
  /\p{Ll}/u.test(name) &&
  /^[\p{L}\p{N}][\p{L}\p{N} '’&.,-]*[\p{L}\p{N}]$/u.test(name);

const MIN_NAME_LENGTH = 4;
const MAX_NAME_LENGTH = 45;

const createLeadTest =
  (entries: readonly IndexedEvent[]) =>
  ([first]: readonly number[]): boolean =>
    entries.some(({ event }) => event.id === first);

const isAnswered = ({ question, leads }: Suggestion, context: ChatContext): boolean =>
  leads(eventIdsIn(answerByRules(question, [], context)));
