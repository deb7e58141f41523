/** The content lines of one VEVENT, without those of its alarms. */
export type EventLines = { lines: string[]; isWithdrawn: boolean };

export type SplitFile = {
  events: EventLines[];
  /** The content lines of each VTIMEZONE. */
  zones: string[][];
  /** How often its publisher wants it to be asked for: the values of REFRESH-INTERVAL or X-PUBLISHED-TTL. */
  refresh: string[];
  /** What it calls itself, as written. */
  name?: string;
  isCalendar: boolean;
  /** The file ends before its last calendar does. */
  isCutShort: boolean;
};

/**
 * Cuts a file into its events and time zones, so that what is wrong in one is no matter to the others. An event that was never ended
 * is ended by what follows it; one that the end of the file cuts off is left out, for who knows what it would have said.
 */
export const splitEvents = (text: string): SplitFile => {
  const events: EventLines[] = [];
  const zones: string[][] = [];
  const refresh: string[] = [];
  let zone: string[] | undefined;
  let open: EventLines | undefined;
  let inside: string | undefined;
  let isCalendar = false;
  let isOpen = false;
  let isWithdrawn = false;
  let name: string | undefined;

  const close = () => {
    if (open) events.push(open);
    if (zone && zones.length < MOST_ZONES) zones.push(zone);
    open = undefined;
    inside = undefined;
    zone = undefined;
  };

  for (const line of linesOf(text)) {
    const [, edge, component] = BOUNDARY.exec(line) ?? [];
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
      if (events.length === MOST_EVENTS) break;
    } else if (part === 'VTIMEZONE' && !open) {
      close();
      if (edge!.toUpperCase() === 'BEGIN') zone = [];
    } else if (zone) {
      if (zone.length < MOST_LINES) zone.push(line);
    } else if (open && part) {
      inside = edge!.toUpperCase() === 'BEGIN' ? (inside ?? part) : inside === part ? undefined : inside;
    } else if (open) {
      if (!inside && open.lines.length < MOST_LINES) open.lines.push(line);
    } else if (CANCELLATION.test(line)) {
      isWithdrawn = true;
    } else if (REFRESH.test(line) && refresh.length < 2) {
      refresh.push(line.slice(line.lastIndexOf(':') + 1).trim());
    } else {
      name ??= NAME.exec(line)?.[1]?.slice(0, LONGEST_NAME);
    }
  }
  return { events, zones, refresh, ...(name !== undefined && { name }), isCalendar, isCutShort: isOpen || open !== undefined };
};

const BOUNDARY = /^\uFEFF?[ \t]*(BEGIN|END)[ \t]*:[ \t]*([A-Z-]{3,30})[ \t]*$/i;

/** A calendar that is sent to call its events off. */
const CANCELLATION = /^METHOD:CANCEL\s*$/i;

/** The other is RFC 7986's. */
const NAME = /^(?:X-WR-CALNAME|NAME)(?:;[^:]*)?:(.*\S)/i;
const LONGEST_NAME = 1_000;

const REFRESH = /^(?:REFRESH-INTERVAL|X-PUBLISHED-TTL)[;:]/i;

/** One by one: a list of all of them may take more memory than there is. */
function* linesOf(text: string): Generator<string> {
  let start = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    yield text.slice(start, end);
    start = end + 1;
  }
  yield text.slice(start);
}

/**
 * Larger than any source's, and small enough for their lists: a process in which there is no memory left for a large list
 * ends. Beyond them a file counts as cut short.
 */
const MOST_EVENTS = 500_000;
const MOST_ZONES = 1_000;
const MOST_LINES = 10_000;
