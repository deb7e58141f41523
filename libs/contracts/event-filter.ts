import { type Choice, matchesEntry } from './choice';
import type { Day } from './day';
import { isPast } from './event-days';
import { isExpired } from './expiry';
import { isAlert, isOwnEvent } from './flags';
import { isInMyAlmanac } from './is-in-my-almanac';
import { OWN_EVENTS_ORGANIZATION } from './reserved-names';
import { createSearch } from './search';
import type { TownEvent } from './town-event';

export type EventFilter = {
  events: readonly TownEvent[];
  now: string;
  /** If given, events that ended before this day are left out, as in every count. */
  today?: Day;
  term?: string;
  choice: Choice;
  follows: ReadonlySet<string>;
  saved: ReadonlySet<number>;
  subcalendars?: ReadonlySet<number>;
  hidden?: ReadonlySet<number>;
  /** Keeps only own events of this category; other events are not affected. */
  category?: string | null;
  /** On the My Events page a search leaves out the events of the organization 'My Events'. */
  onMyEventsPage?: boolean;
};

export const filterEvents = (filter: EventFilter): { events: TownEvent[]; alerts: TownEvent[] } => {
  const search = createSearch(filter.term ?? '');
  const isChosen = search.hiddenOnly ? () => true : isInChoice(filter);
  const isOfPage = filter.onMyEventsPage && filter.term?.trim() ? isOfOtherOrganization : () => true;
  const steps = [isVisible(filter), search.matches, isOfPage, isChosen, isInCategory(filter.category)];
  return separateAlerts(filter.events.filter((event) => steps.every((passes) => passes(event))));
};

/** The events of a list. Alerts are above it, but belong to the list of their own organization too. */
export const filterListEvents = (filter: EventFilter): TownEvent[] => {
  const { events, alerts } = filterEvents(filter);
  return filter.choice.kind === 'entry' ? [...events, ...alerts] : events;
};

/** Events that match everything but the choice, without those in `shownEvents`. */
export const findEventsOutsideChoice = (filter: EventFilter, shownEvents: readonly TownEvent[]): TownEvent[] => {
  if (filter.choice.kind === 'all' && !filter.category) return [];
  const already = new Set(shownEvents);
  return filterEvents({ ...filter, choice: { kind: 'all' }, category: null }).events.filter((event) => !already.has(event));
};

type EventPredicate = (event: TownEvent) => boolean;

const isVisible =
  ({ now, today, hidden, saved, choice }: EventFilter): EventPredicate =>
  (event) =>
    !hidden?.has(event.id) &&
    !isExpired(event, now) &&
    !(today && isPast(event, today)) &&
    (event.status !== 'withdrawn' || (choice.kind !== 'entry' && saved.has(event.id)));

const isOfOtherOrganization: EventPredicate = (event) => event.organization !== OWN_EVENTS_ORGANIZATION;

const isInChoice = ({ choice, follows, saved, subcalendars }: EventFilter): EventPredicate => {
  if (choice.kind === 'all') return () => true;
  return choice.kind === 'feed'
    ? (event) => isInMyAlmanac(event, follows, saved, subcalendars)
    : (event) => matchesEntry(event, choice.entry);
};

const isInCategory =
  (category: string | null | undefined): EventPredicate =>
  (event) =>
    !category || !isOwnEvent(event) || event.category === category;

const separateAlerts = (events: TownEvent[]) => ({
  events: events.filter((event) => !isAlert(event)),
  alerts: events.filter(isAlert),
});
