import { addDays, type ChatQuery, MAX_QUERY_EVENTS } from '#libs/contracts';
import { BARE_ONE } from './lexicon/follow-ups';
import type { FollowUp } from './merge-queries';
import { hasTime, MAX_DAYS_OF_SERIES } from './query-time';
import { nameToWords } from './question';
import { createTimeTest, isWithin } from './time-test';

/**
 * What goes on from what was told is asked by its words. Where none that bears them is on at the time that is asked about, it is what was
 * listed then, the series of what was told by the beginning of its name ('Midday lunch: tomatoes'), or what the talk is about. What was
 * found by its text, or for something near, bears other words than were asked for.
 */
export const toSeriesMeant = (query: ChatQuery, asked: FollowUp): ChatQuery => {
  const { text, before, subject, eventIds, listed, events } = asked;
  const [first] = eventIds;
  if (first === undefined || !before.words || query.words !== before.words || query.among || query.topic) return query;
  const day = events.dayOf(query.after ?? first);
  const span = query.after === undefined ? query.span : undefined;
  const within =
    span ?? (day && { from: query.after === undefined ? day : addDays(day, 1), to: addDays(day, MAX_DAYS_OF_SERIES) });
  if (!within || !(hasTime(query) || query.after !== undefined)) return query;
  const { weekdays, hours } = query;
  const isThen = createTimeTest({ ...(span && { span }), ...(weekdays && { weekdays }), ...(hours && { hours }) }, asked);
  const isOn = ({ words }: ChatQuery) =>
    words !== undefined &&
    (weekdays || hours ? events.idsWithin(within, words).some(isThen) : events.areNamedWithin(within, words));
  if (isOn(before)) return query;
  const isPicked = BARE_ONE.test(text) || before.among !== undefined;
  const told =
    span && span !== before.span && isPicked && !query.order
      ? listed.filter((id) => isWithin(events.spanOf(id), span) && isThen(id))
      : [];
  if (told.length > 0)
    return { ...(told.length === 1 && { asks: query.asks ?? 'when' }), among: told.slice(0, MAX_QUERY_EVENTS) };
  const { place: _, organization: __, ...others } = query;
  const names = eventIds.map((id) => ({ words: nameToWords(events.nameOf(id) ?? '') }));
  const isNameTold = before.words === names[0]?.words;
  const wider = isNameTold ? [events.seriesOf(first), subject] : query.after === undefined ? [] : names;
  const meant = wider.find((one) => one && isOn(one));
  return meant ? { ...others, ...meant } : query;
};
