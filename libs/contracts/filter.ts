import { type Choice, matchesEntry } from './choice';
import type { Day } from './day';
import { isPast } from './event-days';
import { isExpired } from './expiry';
import { isAlert, isOwn } from './flags';
import { inFeed } from './in-feed';
import { searchFor } from './search';
import { MY_EVENTS } from './special-names';
import type { TownEvent } from './town-event';

export type Filter = {
  events: readonly TownEvent[];
  /** ISO instant. */
  now: string;
  /** When given, what was over before this day is left out, as in every count. */
  today?: Day;
  term?: string;
  choice: Choice;
  follows: ReadonlySet<string>;
  saved: ReadonlySet<number>;
  /** Ids of the sub-calendars that are followed. */
  subcalendars?: ReadonlySet<number>;
  /** Ids of the events a resident has hidden. */
  hidden?: ReadonlySet<number>;
  /** Leaves only these of one's own events; others are not touched by it. */
  category?: string | null;
  /** A search on the My Events page leaves out the events of the organization 'My Events'. */
  onMyEventsPage?: boolean;
};

/** The events to show, in the order given, with the emergency alerts apart. */
export const filterEvents = (filter: Filter): { events: TownEvent[]; alerts: TownEvent[] } => {
  const search = searchFor(filter.term ?? '');
  const isChosen = search.hiddenOnly ? () => true : chosenBy(filter);
  const isOfPage = filter.onMyEventsPage && filter.term?.trim() ? isOfOthers : () => true;
  const steps = [isOpen(filter), search.matches, isOfPage, isChosen, isOfCategory(filter.category)];
  return separateAlerts(filter.events.filter((event) => steps.every((passes) => passes(event))));
};

/** The events that only the choice keeps from those `shown`: with all of the town chosen, they are shown too. */
export const leftOutByChoice = (filter: Filter, shown: readonly TownEvent[]): TownEvent[] => {
  if (filter.choice.kind === 'all' && !filter.category) return [];
  const already = new Set(shown);
  return filterEvents({ ...filter, choice: { kind: 'all' }, category: null }).events.filter((event) => !already.has(event));
};

type Step = (event: TownEvent) => boolean;

const isOpen =
  ({ now, today, hidden, saved, choice }: Filter): Step =>
  (event) =>
    !hidden?.has(event.id) &&
    !isExpired(event, now) &&
    !(today && isPast(event, today)) &&
    (event.status !== 'withdrawn' || (choice.kind !== 'entry' && saved.has(event.id)));

const isOfOthers: Step = (event) => event.organization !== MY_EVENTS;

const chosenBy = ({ choice, follows, saved, subcalendars }: Filter): Step => {
  if (choice.kind === 'all') return () => true;
  return choice.kind === 'feed'
    ? (event) => inFeed(event, follows, saved, subcalendars)
    : (event) => matchesEntry(event, choice.entry);
};

const isOfCategory =
  (category: string | null | undefined): Step =>
  (event) =>
    !category || !isOwn(event) || event.category === category;

const separateAlerts = (events: TownEvent[]) => ({
  events: events.filter((event) => !isAlert(event)),
  alerts: events.filter(isAlert),
});
