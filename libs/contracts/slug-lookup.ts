import type { Day } from './day';
import { endDayOf, isPast } from './event-days';
import { compareByDateAndTime } from './event-order';
import { eventSlugOf, toSlugCandidates } from './slug';
import type { TownEvent } from './town-event';

export const parseEventId = (param: string): number | null => (/^\d{1,16}$/.test(param) ? Number(param) : null);

/** The event that a slug means. Of several: the next upcoming one, otherwise the last past one. */
export const findEventBySlug = <E extends TownEvent>(events: readonly E[], param: string, today: Day): E | undefined => {
  const bySlug = new Map<string, E[]>();
  for (const event of events) append(bySlug, eventSlugOf(event), event);
  const eventLists = toSlugCandidates(param).map(({ slug, when }) => bySlug.get(`${slug}--${when}`));
  return selectNextOrLast(eventLists.find((list) => list) ?? [], today);
};

const append = <E>(bySlug: Map<string, E[]>, slug: string, event: E) => {
  const namesakes = bySlug.get(slug);
  if (namesakes) namesakes.push(event);
  else bySlug.set(slug, [event]);
};

const selectNextOrLast = <E extends TownEvent>(events: E[], today: Day): E | undefined =>
  events.filter((event) => !isPast(event, today)).sort(compareByStatusThenDate)[0] ?? events.sort(compareByLastDay).at(-1);

/** Withdrawn and cancelled events come last. */
const compareByStatusThenDate = (a: TownEvent, b: TownEvent): number =>
  Number(a.status === 'withdrawn') - Number(b.status === 'withdrawn') ||
  Number(a.status === 'cancelled') - Number(b.status === 'cancelled') ||
  compareByDateAndTime(a, b);

const compareByLastDay = (a: TownEvent, b: TownEvent): number =>
  endDayOf(a) === endDayOf(b) ? compareByStatusThenDate(b, a) : endDayOf(a) < endDayOf(b) ? -1 : 1;
