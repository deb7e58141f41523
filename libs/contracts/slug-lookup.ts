import type { Day } from './day';
import { isPast, lastDay } from './event-days';
import { byDateThenTime } from './event-order';
import { eventSlug, slugCandidates } from './slug';
import type { TownEvent } from './town-event';

/** The id in an address that is one; null when it is a slug. */
export const eventIdOf = (param: string): number | null => (/^\d{1,16}$/.test(param) ? Number(param) : null);

/** The event an address with a slug means: of several the next upcoming one, else the last past one. */
export const pickBySlug = <E extends TownEvent>(events: readonly E[], param: string, today: Day): E | undefined => {
  const bySlug = new Map<string, E[]>();
  for (const event of events) append(bySlug, eventSlug(event), event);
  const meant = slugCandidates(param).map(({ slug, when }) => bySlug.get(`${slug}--${when}`));
  return nextOrLast(meant.find((found) => found) ?? [], today);
};

const append = <E>(bySlug: Map<string, E[]>, slug: string, event: E) => {
  const namesakes = bySlug.get(slug);
  if (namesakes) namesakes.push(event);
  else bySlug.set(slug, [event]);
};

const nextOrLast = <E extends TownEvent>(events: E[], today: Day): E | undefined =>
  events.filter((event) => !isPast(event, today)).sort(byStanding)[0] ?? events.sort(byLastDay).at(-1);

/** What was withdrawn or cancelled gives way to what stands. */
const byStanding = (a: TownEvent, b: TownEvent): number =>
  Number(a.status === 'withdrawn') - Number(b.status === 'withdrawn') ||
  Number(a.status === 'cancelled') - Number(b.status === 'cancelled') ||
  byDateThenTime(a, b);

const byLastDay = (a: TownEvent, b: TownEvent): number =>
  lastDay(a) === lastDay(b) ? byStanding(b, a) : lastDay(a) < lastDay(b) ? -1 : 1;
