/** Without the lines of its alarms. */
export type EventLines = { lines: string[]; isWithdrawn: boolean };

export type SplitFile = {
  events: EventLines[];
  zones: string[][];
  /** REFRESH-INTERVAL or X-PUBLISHED-TTL. */
  refresh: string[];
  name?: string;
  isCalendar: boolean;
  isCutShort: boolean;
};

/** An error in one does not affect others. An event without an end is ended by the next, not by the end of the file. */
export const splitEvents = (text: string): SplitFile => {
  const events: EventLines[] = [];
  const zones: string[][] = [];
  const refresh: string[] = [];
  let zone: string[] | undefined;
  let open: EventLines | undefined;
  let openComponent: string | undefined;
  let isCalendar = false;
  let isOpen = false;
  let isWithdrawn = false;
  let name: string | undefined;

  const close = () => {
    if (open) events.push(open);
    if (zone && zones.length < MAX_ZONES) zones.push(zone);
    open = undefined;
    openComponent = undefined;
    zone = undefined;
  };

  for (const line of linesOf(text)) {
    const [, edge, component] = BOUNDARY_LINE.exec(line) ?? [];
    const part = component?.toUpperCase();
    if (part === 'VCALENDAR') {
      close();
      isCalendar = true;
      isOpen = edge!.toUpperCase() === 'BEGIN';
      isWithdrawn = false;
    } else if (part === 'VEVENT') {
      close();
      isCalendar = true;
      if (edge!.toUpperCase() === 'BEGIN') open = { lines: [], isWithdrawn };
      if (events.length === MAX_EVENTS) break;
    } else if (part === 'VTIMEZONE' && !open) {
      close();
      if (edge!.toUpperCase() === 'BEGIN') zone = [];
    } else if (zone) {
      if (zone.length < MAX_LINES_PER_EVENT) zone.push(line);
    } else if (open && part) {
      openComponent =
        edge!.toUpperCase() === 'BEGIN' ? (openComponent ?? part) : openComponent === part ? undefined : openComponent;
    } else if (open) {
      if (!openComponent && open.lines.length < MAX_LINES_PER_EVENT) open.lines.push(line);
    } else if (CANCELLATION_LINE.test(line)) {
      isWithdrawn = true;
    } else if (REFRESH_LINE.test(line) && refresh.length < 2) {
      refresh.push(line.slice(line.lastIndexOf(':') + 1).trim());
    } else {
      name ??= NAME_LINE.exec(line)?.[1]?.slice(0, MAX_NAME_LENGTH);
    }
  }
  return { events, zones, refresh, ...(name !== undefined && { name }), isCalendar, isCutShort: isOpen || open !== undefined };
};

const BOUNDARY_LINE = /^\uFEFF?[ \t]*(BEGIN|END)[ \t]*:[ \t]*([A-Z-]{3,30})[ \t]*$/i;

const CANCELLATION_LINE = /^METHOD:CANCEL\s*$/i;

/** NAME is from RFC 7986. */
const NAME_LINE = /^(?:X-WR-CALNAME|NAME)(?:;[^:]*)?:(.*\S)/i;
const MAX_NAME_LENGTH = 1_000;

const REFRESH_LINE = /^(?:REFRESH-INTERVAL|X-PUBLISHED-TTL)[;:]/i;

/** A generator, because a list of all lines may exceed the memory. */
function* linesOf(text: string): Generator<string> {
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    yield text.slice(start, end);
    start = end + 1;
  }
  yield text.slice(start);
}

/** Larger than any source needs, and small enough for memory. A file beyond them counts as cut short. */
const MAX_EVENTS = 500_000;
const MAX_ZONES = 1_000;
const MAX_LINES_PER_EVENT = 10_000;
