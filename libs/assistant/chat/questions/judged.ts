import { firstDay, linesOf, type TownEvent } from '#libs/contracts';

/** The events that an answer leads to, in its order, each once. What leads to no event of the calendar is undefined. */
export const eventsIn = (answer: string, events: readonly TownEvent[]): (TownEvent | undefined)[] => {
  const byPath = new Map(events.map((event) => [`/event/${event.id}`, event]));
  const paths = linesOf(answer)
    .flat()
    .flatMap(({ to }) => (to?.startsWith('/event/') ? [to] : []));
  return [...new Set(paths)].map((path) => byPath.get(path));
};

/** Whether the events are those that are expected, as `Asked` says it. */
export const isAsExpected = (told: readonly (TownEvent | undefined)[], expected: string): boolean => {
  if (expected === 'cannot') return told.length === 0;
  const wanted = expected.split('; ').filter((one) => one !== '…');
  const isOpen = expected.includes('…');
  const isMet = wanted.every((one) => told.some((event) => isMeant(event, one)));
  const isFirst = expected.startsWith('…') || (wanted.length > 1 && !isOpen) || isMeant(told[0], wanted[0]!);
  return isMet && isFirst && (isOpen || told.every((event) => wanted.some((one) => isMeant(event, one))));
};

const isMeant = (event: TownEvent | undefined, wanted: string): boolean => {
  const [, day, name] = /^(?:(\d\d-\d\d) )?(.*)$/.exec(wanted)!;
  if (!event?.name.startsWith(name!)) return false;
  return !day || firstDay(event)?.slice(5) === day;
};
