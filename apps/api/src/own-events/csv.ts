import { clockOf, hasDate, type TownEvent, timesOf } from '#libs/contracts';

/** The sheet that residents take their own events away with, a row for each card; by RFC 4180, in UTF-8 with its mark, which spreadsheets ask for. */
export const csvOf = (events: readonly TownEvent[]): string =>
  `\ufeff${[COLUMNS.map(([name]) => name), ...events.map((event) => COLUMNS.map(([, told]) => told(event) ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n')}\r\n`;

type Column = readonly [name: string, told: (event: TownEvent) => string | undefined];

const COLUMNS: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Category', ({ category }) => category],
  ['Date', (event) => (hasDate(event) ? event.date : (event.displayDate ?? ''))],
  ['End date', ({ endDate }) => endDate],
  ['Time', (event) => timesOf(event).start],
  ['Start', ({ startTime }) => wallOf(startTime)],
  ['End', ({ endTime }) => wallOf(endTime)],
  ['Location', ({ location }) => location],
  ['Address', ({ address }) => address],
  ['Description', ({ description }) => description],
  ['Created', ({ createdAt }) => wallOf(createdAt)],
];

/** '2026-11-24 16:30' */
const wallOf = (instant: string | undefined) => (clockOf(instant) === null ? undefined : instant!.slice(0, 16).replace('T', ' '));

/** A spreadsheet would run what begins so as a formula, behind blanks too, and in full width as well. */
const FORMULA = /^\s*[=+\-@|%\t\r]/;

export const cell = (text: string) => {
  const safe = FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
