import { displayedTimesOf, hasDate, type TownEvent, timeOfDayOf } from '#libs/contracts';

/** Returns a CSV sheet with one row per occurrence: RFC 4180, UTF-8 with a byte order mark, which spreadsheets need. */
export const toCsv = (events: readonly TownEvent[]): string =>
  `\ufeff${[COLUMNS.map(([name]) => name), ...events.map((event) => COLUMNS.map(([, cellValueOf]) => cellValueOf(event) ?? ''))]
    .map((cells) => cells.map(toCsvCell).join(','))
    .join('\r\n')}\r\n`;

type Column = readonly [name: string, cellValueOf: (event: TownEvent) => string | undefined];

const COLUMNS: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Category', ({ category }) => category],
  ['Date', (event) => (hasDate(event) ? event.date : (event.displayDate ?? ''))],
  ['End date', ({ endDate }) => endDate],
  ['Time', (event) => displayedTimesOf(event).start],
  ['Start', ({ startTime }) => formatLocalTime(startTime)],
  ['End', ({ endTime }) => formatLocalTime(endTime)],
  ['Location', ({ location }) => location],
  ['Address', ({ address }) => address],
  ['Description', ({ description }) => description],
  ['Created', ({ createdAt }) => formatLocalTime(createdAt)],
];

const formatLocalTime = (instant: string | undefined) =>
  timeOfDayOf(instant) === null ? undefined : instant!.slice(0, 16).replace('T', ' ');

/** Spreadsheets run cells that begin like this as formulas, also after blanks and in full-width characters. */
const FORMULA_START = /^\s*[=+\-@|%\t\r]/;

export const toCsvCell = (text: string) => {
  const safe = FORMULA_START.test(text.normalize('NFKC')) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
