import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TownEvent } from '#libs/contracts';
import { readCalendar } from '#libs/integrations';
import { createSampleTown } from '#libs/sample-town';
import { classifyEvent, findSeriesTraits, seriesKeyOf } from '#libs/traits';
import { readSourcesFile } from '../apps/cli/src/sources-file';
import { TODAY } from './lib/bench-town';
import { startProcessorTime } from './lib/processor-time';
import { type Column, formatCount, formatMs, print, printMachine, type Row, ratioText, reportRows, rowName } from './lib/report';

const LIMIT_MS = 2_000;
const TIME_ZONE = 'America/New_York';
const FEEDS = process.env['TOWNSHIP_FEEDS'] ?? '../shared/data/feeds/montclair';
const DAY = '2026-03-18';
const SAMPLE_COPIES = 6;

const main = () => {
  printMachine();
  const isTownship = existsSync(join(FEEDS, 'sources.csv'));
  const events = isTownship ? readTownship() : copySampleTown();
  print(isTownship ? `a real township: ${FEEDS}` : 'the sample town, with other words each time');
  const processorTime = startProcessorTime();
  const classified = events.map((event) => ({ series: seriesKeyOf(event), traits: classifyEvent(event) }));
  findSeriesTraits(classified);
  const ours = processorTime();
  const found = classified.reduce((sum, { traits }) => sum + Object.keys(traits).length, 0);
  const name = rowName('classify', isTownship ? 'a real township' : 'sample');
  reportRows('Classifying the events of a day of a township', COLUMNS, [
    { name, unit: 'ms', better: 'lower', ours, events: events.length, found },
  ]);
};

const COLUMNS: readonly Column<Row & Readonly<Record<'events' | 'found', number>>>[] = [
  ['events', ({ events }) => formatCount(events)],
  ['traits', ({ found }) => formatCount(found)],
  ['processor time', ({ ours }) => formatMs(ours)],
  [`limit ${LIMIT_MS} ms / time`, ({ ours }) => ratioText(LIMIT_MS / ours, 1)],
];

const readTownship = (): TownEvent[] =>
  readSourcesFile(join(FEEDS, 'sources.csv')).flatMap(({ file, organization, category }) =>
    readCalendar(readFileSync(join(FEEDS, DAY, file)), {
      timeZone: TIME_ZONE,
      from: '2026-02-16',
      to: '2027-04-22',
    }).occurrences.map((read, id) => ({
      id,
      organization: organization!,
      category: category!,
      ...read,
      status: 'confirmed' as const,
    })),
  );

const copySampleTown = (): TownEvent[] => {
  const { events } = createSampleTown(TODAY, TIME_ZONE);
  return Array.from({ length: SAMPLE_COPIES }, (_, turn) =>
    events.map((event, id) => ({
      id,
      status: 'confirmed' as const,
      ...event,
      description: `${event.description ?? ''} Part ${turn}.`,
    })),
  ).flat();
};

main();
