import { isDeepStrictEqual } from 'node:util';
import type { TownEvent } from '#libs/contracts';
import type { Names } from '../organizations/names';
import type { ShownEvent } from './composed';
import type { Repeated } from './texts/repeated-lines';
import { linesRepeatedFor, told } from './told';

/** What all events are told by. */
type TownWords = Readonly<{ names: Names; subcalendarsOf: (event: TownEvent) => number[]; repeated: Repeated }>;

/** The answer of one event, and what it was told from. */
type ToldEvent = Readonly<{ from: Readonly<{ event: ShownEvent; lines: readonly ReadonlySet<string>[] }>; answer: TownEvent }>;

/**
 * The events of the calendar as they were told last. One is told again only where what it is told from has changed: after a change
 * of one event among ten thousand, the texts of that one are read.
 */
export class ToldEvents {
  private by: Omit<TownWords, 'repeated'> | undefined;
  private last: ReadonlyMap<number, ToldEvent> = new Map();

  of(events: readonly ShownEvent[], { repeated, ...by }: TownWords): TownEvent[] {
    const last = this.by?.names === by.names && this.by.subcalendarsOf === by.subcalendarsOf ? this.last : undefined;
    const all = events.map((event): ToldEvent => {
      const from = { event, lines: linesRepeatedFor(event, repeated) };
      const before = last?.get(event.id);
      return before && isDeepStrictEqual(before.from, from) ? before : { from, answer: toldBy(event, { ...by, repeated }) };
    });
    this.by = by;
    this.last = new Map(all.map((one) => [one.answer.id, one]));
    return all.map(({ answer }) => answer);
  }
}

/** With the sub-calendars to which it belongs. */
export const toldBy = (shown: ShownEvent, { names, subcalendarsOf, repeated }: TownWords): TownEvent => {
  const event = told(shown, names, repeated);
  const subcalendars = subcalendarsOf(event);
  return subcalendars.length > 0 ? { ...event, subcalendars } : event;
};
