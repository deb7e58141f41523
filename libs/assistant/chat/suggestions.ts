import { addDays, type Day, dayIn, isAlert, isStillOn, plainQuotes, type TownEvent, tellersOf } from '#libs/contracts';
import { answered, type Known } from './answer';
import type { Entry } from './calendar-index';
import { idsIn } from './question';
import { placeOf } from './told';
import { HELP } from './topics';

/** What a newcomer may ask here today, made from the days to come: each question is one that the rules answer with what it asks for. */
export const chatSuggestions = (known: Known): string[] => {
  const today = dayIn(known.timeZone, known.now);
  const soon = known.calendar.entries.filter((entry) => isSoon(entry, today)).sort(nearestFirst);
  const wishes = [ofDays(), ofRepeated(soon), ofPlaces(soon), ofOrganizations(soon)];
  const found: Suggestion[] = [];
  for (const wish of wishes) {
    const taken = new Set(found.flatMap(({ about }) => about ?? []));
    const fresh = wish.filter(({ about }) => about === undefined || !taken.has(about));
    const one = fresh.slice(0, MOST_TRIED).find((suggestion) => isAnswered(suggestion, known));
    if (one) found.push(one);
  }
  if (found.length > 0) return found.map(({ question }) => question);
  return OF_NOTHING.filter((question) => !answered(question, [], known).includes(HELP)).slice(0, MOST_OF_NOTHING);
};

/** `leads` says whether an answer that tells of these events answers the question. */
type Suggestion = Readonly<{ question: string; about?: string; leads: (ids: readonly number[]) => boolean }>;

const MOST_TRIED = 12;

/** Where nothing is to come, the answer says so; an event may be called 'Today'. */
const OF_NOTHING = ['What is on today?', 'What is on this week?', 'What is free of charge?', 'What is on next month?'];
const MOST_OF_NOTHING = 2;

const DAYS_AHEAD = 14;

const isSoon = ({ event, first, last }: Entry, today: Day): boolean =>
  first !== null &&
  last >= today &&
  first <= addDays(today, DAYS_AHEAD) &&
  event.status === 'confirmed' &&
  !isAlert(event) &&
  !isStillOn(event, today);

/** What is featured comes first, then in the order of days and hours. */
const nearestFirst = (a: Entry, b: Entry): number =>
  Number(b.event.isPromoted ?? false) - Number(a.event.isPromoted ?? false) ||
  compare(a.event.date, b.event.date) ||
  (a.start ?? 0) - (b.start ?? 0) ||
  compare(a.event.name, b.event.name);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const ofDays = (): Suggestion[] =>
  ['tonight', 'today', 'tomorrow', 'this weekend', 'next week', 'this month'].map((when) => ({
    question: `What is on ${when}?`,
    leads: (ids) => ids.length > 0,
  }));

const ofRepeated = (soon: readonly Entry[]): Suggestion[] =>
  namesOf(soon)
    .filter(([, those]) => those.length > 1)
    .map(([name, those]) => ({ question: `When is the next ${name}?`, about: name, leads: leadsTo(those) }));

const ofPlaces = (soon: readonly Entry[]): Suggestion[] =>
  namesOf(soon)
    .filter(([, those]) => those.every(({ event }) => placeOf(event) && !event.onlineUrl))
    .map(([name, those]) => ({ question: `Where is ${name}?`, about: name, leads: leadsTo(those) }));

/** Those with the most events first. */
const ofOrganizations = (soon: readonly Entry[]): Suggestion[] =>
  [...Map.groupBy(soon, ({ event }) => event.organization)]
    .filter(([name]) => isPlain(name))
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || compare(a, b))
    .flatMap(([name]) =>
      ['this week', 'next week'].map((when) => ({
        question: `Which events does ${name} have ${when}?`,
        about: name,
        leads: (ids: readonly number[]) => {
          const told = soon.filter(({ event }) => ids.includes(event.id));
          return told.length > 0 && told.every(({ event }) => isTeller(name, event));
        },
      })),
    );

const isTeller = (name: string, event: TownEvent) => tellersOf(event).some(({ organization }) => organization === name);

/** The names that can stand in a question, each with all that bears it. */
const namesOf = (entries: readonly Entry[]) =>
  [...Map.groupBy(entries, ({ event }) => plainQuotes(event.name).trim())].filter(([name]) => isPlain(name));

/** It reads well within a sentence: a few words with small letters among them, without marks. */
const isPlain = (name: string): boolean =>
  name.length >= SHORTEST &&
  name.length <= LONGEST &&
  !name.includes(' - ') &&
  /\p{Ll}/u.test(name) &&
  /^[\p{L}\p{N}][\p{L}\p{N} '’&.,-]*[\p{L}\p{N}]$/u.test(name);

const SHORTEST = 4;
const LONGEST = 45;

const leadsTo =
  (entries: readonly Entry[]) =>
  ([first]: readonly number[]): boolean =>
    entries.some(({ event }) => event.id === first);

const isAnswered = ({ question, leads }: Suggestion, known: Known): boolean => leads(idsIn(answered(question, [], known)));
