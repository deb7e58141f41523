import { join } from 'node:path';
import { createSearch } from '#libs/contracts';
import type { StoreLocations } from '#libs/stores';
import { projections } from '#projections';
import { serverLabel, startEventStore } from './engines/engines';
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
const FACTS = [1_000_000, 10_000_000];
const FACTS_ON_SERVER = [100_000, 1_000_000];
/** While something else grows. */
const FEW_EVENTS = 1_000;
/** A resident who follows and saves fifty times records a hundred facts or so. */
const FACTS_OF_A_RESIDENT = 100;
const SEARCHES = ['s', 'st', 'story', 'planning board 7', 'strawbridge', 'wzy'];

type Figures = TownFigures & Readonly<{ facts: number; rebuild: number; keystroke?: number }>;

const main = async () => {
  printMachine();
  const chosen = process.argv.slice(2);
  for (const [what, measure] of Object.entries(GROWTHS)) if (chosen.length === 0 || chosen.includes(what)) await measure();
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

/** By the name that the program takes to measure only that. */
const GROWTHS: Readonly<Record<string, () => Promise<void>>> = {
  events: () => measureGrowth('events', EVENTS, (folder, events) => measureFilled({ folder }, { events, residents: 0 })),
  residents: () =>
    measureGrowth('residents', RESIDENTS, (folder, residents) =>
      measureFilled({ folder }, { events: FEW_EVENTS, residents, factsEach: 2 }),
    ),
  facts: () => measureGrowth('facts', FACTS, (folder, facts) => measureFilled({ folder }, toBusyResidents(facts))),
  'facts-on-server': () =>
    measureGrowth(`facts on ${serverLabel}`, FACTS_ON_SERVER, async (folder, facts) => {
      const { servers, stop } = await startEventStore();
      const measured = await measureFilled({ folder, ...servers }, toBusyResidents(facts));
      await stop();
      return measured;
    }),
};

type TownSize = Readonly<{ events: number; residents: number; factsEach?: number }>;

const toBusyResidents = (facts: number): TownSize => ({
  events: FEW_EVENTS,
  residents: facts / FACTS_OF_A_RESIDENT,
  factsEach: FACTS_OF_A_RESIDENT,
});

const measureFilled = async (where: StoreLocations, { events, residents, factsEach = 0 }: TownSize): Promise<Figures> => {
  const keys = await fillLargeTown(where, events);
  await addResidents(where, residents, factsEach);
  await removeReadModels(where.folder);
  const { events: facts, seconds } = await askNewChild<FoldTask, FoldResult>(join(__dirname, 'rebuild/fold.js'), {
    where,
    names: projections.map(({ name }) => name),
  });
  const town = await measureTown(where, keys.at(-1)!, events);
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
