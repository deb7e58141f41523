import { join } from 'node:path';
import { createSearch } from '#libs/contracts';
import { projections } from '#projections';
import { createContent } from './lib/bench-town';
import { askNewChild } from './lib/child';
import { type Column, formatCount, formatMebibytes, print, printMachine, type Row, reportRows, rowName } from './lib/report';
import { median } from './lib/statistics';
import { withTemporaryDirectory } from './lib/temporary-directory';
import { fillLargeTown } from './reads/fill-large-town';
import type { FoldResult, FoldTask } from './rebuild/fold';
import { removeReadModels } from './rebuild/remove-read-models';
import { addResidents } from './scale/add-residents';
import { measureTown, type TownFigures } from './scale/measure-town';

const EVENTS = [1_000, 10_000, 100_000];
const RESIDENTS = [1_000, 100_000, 1_000_000];
/** Of the other kind, while one grows. */
const FEW_EVENTS = 1_000;
const SEARCHES = ['s', 'st', 'story', 'planning board 7', 'strawbridge', 'wzy'];

type Figures = TownFigures & Readonly<{ facts: number; rebuild: number; keystroke?: number }>;

const main = async () => {
  printMachine();
  await measureGrowth('events', EVENTS, (directory, events) => measureFilled(directory, events, 0));
  await measureGrowth('residents', RESIDENTS, (directory, residents) => measureFilled(directory, FEW_EVENTS, residents));
  print(
    '\nA rebuild is of all read models. A save is answered when it is shown. A keystroke searches all events in the browser.',
  );
};

const measureGrowth = async (
  what: string,
  sizes: readonly number[],
  measure: (directory: string, size: number) => Promise<Figures>,
) => {
  const measured: Figures[] = [];
  for (const size of sizes) measured.push(await withTemporaryDirectory((directory) => measure(directory, size)));
  const names = Object.keys(LABELS).filter((name) => measured[0]![name as keyof Figures] !== undefined) as (keyof Figures)[];
  const rows = names.map((name): ScaleRow => {
    const values = measured.map((figures) => figures[name]!);
    return {
      name: rowName('scale', what, name),
      unit: unitOf(name),
      better: 'lower',
      ours: values.at(-1)!,
      figure: name,
      values,
    };
  });
  reportRows(`As the number of ${what} grows`, columnsFor(what, sizes), rows);
};

const measureFilled = async (directory: string, events: number, residents: number): Promise<Figures> => {
  const keys = await fillLargeTown(directory, events);
  await addResidents(directory, residents);
  await removeReadModels(directory);
  const { events: facts, seconds } = await askNewChild<FoldTask, FoldResult>(join(__dirname, 'rebuild/fold.js'), {
    where: { folder: directory },
    names: projections.map(({ name }) => name),
  });
  const town = await measureTown(directory, keys.at(-1)!, events);
  return { facts, rebuild: seconds * 1_000, ...town, ...(residents === 0 && { keystroke: measureKeystroke(events) }) };
};

/** As the browser does for each letter, the texts of all events having been searched before. */
const measureKeystroke = (count: number): number => {
  const events = Array.from({ length: count }, (_, nth) => toSearchedEvent(nth));
  const search = (term: string) => {
    const began = performance.now();
    const { matches } = createSearch(term);
    events.filter(matches);
    return performance.now() - began;
  };
  SEARCHES.forEach(search);
  return median(SEARCHES.map(search));
};

const toSearchedEvent = (nth: number) => {
  const { name, location, description } = createContent(nth, 2);
  return { name, location, description, organization: `Association ${nth % 150}` };
};

/** `ours` is the figure at the largest size, `values` one for each size. */
type ScaleRow = Row & Readonly<{ figure: keyof Figures; values: readonly number[] }>;

const LABELS: Record<keyof Figures, string> = {
  facts: 'facts in the log',
  rebuild: 'rebuild',
  start: 'start until ready',
  firstComing: '/api/events/coming, first after the start',
  page: '/api/events/pages, not cached',
  searchedPage: 'a page of a search, first',
  counts: '/api/events/counts, first',
  week: '/api/events of a week, first',
  drawnPage: 'drawing /',
  memory: 'resident memory',
  firstEvents: '/api/events, first',
  changedEvents: '/api/events, first after a change',
  hotEvents: '/api/events',
  memoryOfAll: 'resident memory after all of it',
  calendar: '/calendar.ics, first',
  preferences: '/api/preferences',
  myAlmanac: '/api/feed',
  saveUntilShown: 'a save until shown',
  keystroke: 'search keystroke',
};

const unitOf = (figure: keyof Figures) => ({ memory: 'bytes', memoryOfAll: 'bytes', facts: 'facts' })[figure as string] ?? 'ms';

const columnsFor = (what: string, sizes: readonly number[]): readonly Column<ScaleRow>[] => [
  ['', ({ figure }) => LABELS[figure]],
  ...sizes.map(
    (size, nth): Column<ScaleRow> => [`${formatCount(size)} ${what}`, (row) => formatValue(row.unit, row.values[nth]!)],
  ),
  [`times, from ${formatCount(sizes[0]!)} on`, ({ values }) => (values.at(-1)! / values[0]!).toFixed(1)],
];

const formatValue = (unit: string, value: number) => {
  if (unit === 'bytes') return formatMebibytes(value);
  return unit === 'facts' ? formatCount(value) : `${value < 100 ? value.toFixed(1) : formatCount(value)} ms`;
};

main();
