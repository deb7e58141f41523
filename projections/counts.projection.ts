import { type Day, entriesOf, hasDate, isExpired, isHidden, lastDay } from '#libs/contracts';
import {
  type EventMerged,
  type EventPublished,
  type EventRelisted,
  type EventRescheduled,
  type EventRestored,
  type Listing,
  listingOf,
  type Schedule,
  scheduleOf,
} from '#libs/domain';
import { type Projection, projection, type Recorded } from '#libs/event-sourcing';

/**
 * How many events of an entry are shown until when: '2026-11-20|' the day over, '|' for ever, '…|instant' until it expires.
 * A list rather than an object: folds copy it for each fact, and it has a line for each day of a year.
 */
export type CountsDocument = readonly (readonly [until: string, count: number])[];

type Listened = EventPublished | EventRescheduled | EventRelisted | EventMerged | EventRestored;

/** How many cards does an entry show? One document per entry; the past falls away by itself as days go by. */
export const counts: Projection<CountsDocument, Listened> = projection<CountsDocument, Listened>({
  name: 'counts',
  version: 2,
  key: (event) => [...new Set(shownBy(event).flatMap(({ listing }) => entriesIn(listing)))],
  on: {
    EventPublished: (document, event, entry) => counted(document, event, entry),
    EventRescheduled: (document, event, entry) => counted(document, event, entry),
    EventRelisted: (document, event, entry) => counted(document, event, entry),
    EventMerged: (document, event, entry) => counted(document, event, entry),
    EventRestored: (document, event, entry) => counted(document, event, entry),
  },
});

export const countIn = (document: CountsDocument, now: string, today: Day): number =>
  document.filter(([until]) => isShown(until, now, today)).reduce((sum, [, count]) => sum + count, 0);

const isShown = (until: string, now: string, today: Day): boolean => {
  const [day = '', expiresAt = ''] = until.split('|');
  return (day === '' || day >= today) && !isExpired({ expiresAt }, now);
};

type Shown = { listing: Listing; schedule: Schedule; by: 1 | -1 };

const shownBy = ({ type, data }: Recorded<Listened>): readonly Shown[] => SHOWN[type](data as never);

/** What a fact takes from the lists and what it puts there. */
const SHOWN: { [T in Listened['type']]: (data: Extract<Listened, { type: T }>['data']) => readonly Shown[] } = {
  EventPublished: ({ content }) => [{ listing: listingOf(content), schedule: scheduleOf(content), by: 1 }],
  EventRescheduled: ({ listing, from, to }) => [
    { listing, schedule: from, by: -1 },
    { listing, schedule: to, by: 1 },
  ],
  EventRelisted: ({ schedule, from, to }) => [
    { listing: from, schedule, by: -1 },
    { listing: to, schedule, by: 1 },
  ],
  EventMerged: ({ listing, schedule }) => [{ listing, schedule, by: -1 }],
  EventRestored: ({ listing, schedule }) => [{ listing, schedule, by: 1 }],
};

const entriesIn = (listing: Listing) => (isHidden(listing.organization) ? [] : entriesOf(listing));

const counted = (document: CountsDocument = [], event: Recorded<Listened>, entry: string): CountsDocument =>
  shownBy(event)
    .filter(({ listing }) => entriesIn(listing).includes(entry))
    .reduce((after, { schedule, by }) => counting(after, untilOf(schedule), by), document);

const untilOf = (schedule: Schedule) => `${hasDate(schedule) ? lastDay(schedule) : ''}|${schedule.expiresAt ?? ''}`;

const counting = (document: CountsDocument, until: string, by: number): CountsDocument => {
  const at = document.findIndex(([known]) => known === until);
  if (at < 0) return [...document, [until, by]];
  const count = document[at]![1] + by;
  return count === 0 ? document.toSpliced(at, 1) : document.with(at, [until, count]);
};
