import { addDays, type ChatQuery, MAX_QUERY_EVENTS, type QuerySpan } from '#libs/contracts';
import { BARE_ONE } from './lexicon/follow-ups';
import type { FollowUp } from './merge-queries';
import { hasTime, MAX_DAYS_OF_SERIES } from './query-time';
import { nameToWords } from './question';
import { createTimeTest, isWithin } from './time-test';

/** Whether something that bears the words is on at the time that is asked about. */
type OnTest = (query: Pick<ChatQuery, 'words'>) => boolean;

/**
 * What goes on from what was told is asked by its words. Where none that bears them is on at the time that is asked about, it is what was
 * listed then, the series of what was told by the beginning of its name ('Midday lunch: tomatoes'), or what the talk is about.
 */
export const toSeriesMeant = (query: ChatQuery, asked: FollowUp): ChatQuery => {
  const isOn = goesOn(query, asked) ? createOnTest(query, asked) : null;
  if (!isOn || isOn(asked.before)) return query;
  return amongListed(query, asked) ?? ofWiderSubject(query, asked, isOn);
};

const goesOn = ({ words, among, topic }: ChatQuery, { before, eventIds }: FollowUp): boolean =>
  eventIds.length > 0 && Boolean(before.words) && words === before.words && !among && !topic;

/** Null if no time is asked about. */
const createOnTest = (query: ChatQuery, asked: FollowUp): OnTest | null => {
  const { after, weekdays, hours } = query;
  const { eventIds, events } = asked;
  const day = events.dayOf(after ?? eventIds[0]!);
  const from = day && (after === undefined ? day : addDays(day, 1));
  const within = spanAsked(query) ?? (from && { from, to: addDays(day, MAX_DAYS_OF_SERIES) });
  if (!within || !(hasTime(query) || after !== undefined)) return null;
  const isThen = timeTestOf(query, asked);
  return ({ words }) =>
    words !== undefined &&
    (weekdays || hours ? events.idsWithin(within, words).some(isThen) : events.areNamedWithin(within, words));
};

/** The days of what comes after an event are those of its series. */
const spanAsked = ({ after, span }: ChatQuery): QuerySpan | undefined => (after === undefined ? span : undefined);

const timeTestOf = (query: ChatQuery, asked: FollowUp): ((id: number) => boolean) => {
  const [span, { weekdays, hours }] = [spanAsked(query), query];
  return createTimeTest({ ...(span && { span }), ...(weekdays && { weekdays }), ...(hours && { hours }) }, asked);
};

/** 'The one on Friday' */
const amongListed = (query: ChatQuery, asked: FollowUp): ChatQuery | null => {
  const { text, before, listed, events } = asked;
  const span = spanAsked(query);
  const isPicked = BARE_ONE.test(text) || before.among !== undefined;
  if (!span || span === before.span || !isPicked || query.order) return null;
  const isThen = timeTestOf(query, asked);
  const told = listed.filter((id) => isWithin(events.spanOf(id), span) && isThen(id));
  if (told.length === 0) return null;
  return { ...(told.length === 1 && { asks: query.asks ?? 'when' }), among: told.slice(0, MAX_QUERY_EVENTS) };
};

/** What was found by its text, or for something near, bears other words than were asked for. */
const ofWiderSubject = (query: ChatQuery, { before, subject, eventIds, events }: FollowUp, isOn: OnTest): ChatQuery => {
  const names = eventIds.map((id) => ({ words: nameToWords(events.nameOf(id) ?? '') }));
  const isNameTold = before.words === names[0]?.words;
  const wider = isNameTold ? [events.seriesOf(eventIds[0]!), subject] : query.after === undefined ? [] : names;
  const meant = wider.find((one) => one && isOn(one));
  const { place: _, organization: __, ...others } = query;
  return meant ? { ...others, ...meant } : query;
};
