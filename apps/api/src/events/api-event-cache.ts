import { isDeepStrictEqual } from 'node:util';
import type { TownEvent } from '#libs/contracts';
import type { OrganizationNames } from '../organizations/organization-names';
import { mapInTurns } from '../response-cache/map-in-turns';
import type { ShownEvent } from './compose-versions';
import type { LinesByPublisher } from './texts/repeated-lines';
import { repeatedLinesFor, toApiEvent } from './to-api-event';

type RenderContext = Readonly<{
  names: OrganizationNames;
  subcalendarsOf: (event: TownEvent) => number[];
  repeated: LinesByPublisher;
}>;

type CachedEvent = Readonly<{ input: EventInput; event: TownEvent }>;

type EventInput = Readonly<{ event: ShownEvent; lines: readonly ReadonlySet<string>[] }>;

/** An event is rendered again only if its input changed. */
export class ApiEventCache {
  private context: Omit<RenderContext, 'repeated'> | undefined;
  private last: ReadonlyMap<number, CachedEvent> = new Map();

  async toApiEvents(events: readonly ShownEvent[], { repeated, ...by }: RenderContext): Promise<TownEvent[]> {
    const last = this.context?.names === by.names && this.context.subcalendarsOf === by.subcalendarsOf ? this.last : undefined;
    const all = await mapInTurns(events, (event): CachedEvent => {
      const input = { event, lines: repeatedLinesFor(event, repeated) };
      const before = last?.get(event.id);
      return before && isSameInput(before.input, input) ? before : { input, event: toCalendarEvent(event, { ...by, repeated }) };
    });
    this.context = by;
    this.last = new Map(all.map((one) => [one.event.id, one]));
    return all.map(({ event: answer }) => answer);
  }
}

const isSameInput = (one: EventInput, other: EventInput): boolean =>
  isSame(one.event, other.event) &&
  one.lines.length === other.lines.length &&
  one.lines.every((lines, nth) => isSame(lines, other.lines[nth]));

const isSame = (one: unknown, other: unknown): boolean => one === other || isDeepStrictEqual(one, other);

export const toCalendarEvent = (shownEvent: ShownEvent, { names, subcalendarsOf, repeated }: RenderContext): TownEvent => {
  const event = toApiEvent(shownEvent, names, repeated);
  const subcalendars = subcalendarsOf(event);
  return subcalendars.length > 0 ? { ...event, subcalendars } : event;
};
