import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EventStore, factsOf, type Projection, Projector, ReadModels } from '#libs/event-sourcing';
import { readCalendar } from '#libs/integrations';
import { openStores } from '#libs/stores';
import { catalogue, projections } from '#projections';
import { CalendarImporter, type ImportResult, type SourceDescription } from '../apps/api/src/import/calendar-importer';
import type { SourceHistory } from '../apps/api/src/import/source-history';
import { readSourcesFile } from '../apps/cli/src/sources-file';
import { createDataDirectory, openAlmanac } from './app';

const FEEDS_FOLDER = process.env['TOWNSHIP_FEEDS'] ?? '';
const hasFeeds = existsSync(join(FEEDS_FOLDER, 'sources.csv'));

const createTownship = () => {
  const directory = createDataDirectory();
  const histories = new Map<string, SourceHistory>();
  const on = async (today: string, folder = today, pretended: Readonly<Record<string, (text: string) => string>> = {}) => {
    const { app, close } = await openAlmanac({ ALMANAC_DATA_DIR: directory, ALMANAC_NOW: `${today}T12:00:00-04:00` });
    const importer = app.get(CalendarImporter);
    const loads: (ImportResult | { source: string; failure: string })[] = [];
    for (const { file, organization, category } of readSourcesFile(join(FEEDS_FOLDER, 'sources.csv'))) {
      const source: SourceDescription = { name: file, calendar: file, organization: organization!, category: category! };
      const text = readFileSync(join(FEEDS_FOLDER, folder, file));
      const bytes = pretended[file] ? Buffer.from(pretended[file](text.toString())) : text;
      const history = histories.get(file);
      try {
        const loaded = await importer.load(source, readCalendar(bytes, importer.importWindow()), { history });
        histories.set(file, loaded.history);
        loads.push(loaded);
      } catch (error) {
        loads.push({ source: file, failure: (error as Error).message });
      }
      await app.get(Projector).caughtUpTo(await app.get(EventStore).head());
    }
    await close();
    return sumLoads(loads);
  };
  const countShownEvents = async (today: string) => {
    const { app, close } = await openAlmanac({ ALMANAC_DATA_DIR: directory, ALMANAC_NOW: `${today}T12:00:00-04:00` });
    const documents = await app.get(ReadModels).find(catalogue);
    await close();
    return documents.filter(({ event, mergedInto }) => event.status !== 'withdrawn' && mergedInto === undefined).length;
  };
  return { on, countShownEvents };
};

const sumLoads = (loads: readonly (ImportResult | { source: string; failure: string })[]) => {
  const facts: Record<string, number> = {};
  for (const load of loads)
    for (const [type, count] of Object.entries('facts' in load ? load.facts : {})) facts[type] = (facts[type] ?? 0) + count;
  const unrecorded = loads.flatMap((load) => ('unrecorded' in load && load.unrecorded > 0 ? load.problems : []));
  const heldBack = loads.flatMap((load) => ('heldBack' in load ? [`${load.source}: ${load.heldBack}`] : []));
  const failed = loads.flatMap((load) => ('failure' in load ? [`${load.source}: ${load.failure}`] : []));
  return { facts, heldBack, failed, unrecorded };
};

const keepEvents = (shouldKeep: (nth: number) => boolean) => (text: string) => {
  const [head, ...events] = text.split('BEGIN:VEVENT');
  const keptEvents = events.map((event) => event.slice(0, event.indexOf('END:VEVENT'))).filter((_, nth) => shouldKeep(nth));
  return [head, ...keptEvents.map((event) => `BEGIN:VEVENT${event}END:VEVENT\r\n`), 'END:VCALENDAR\r\n'].join('');
};

const NO_CHANGES = { facts: {}, heldBack: [], failed: [], unrecorded: [] };

if (!hasFeeds) it.skip('a real township is kept for a week (skipped: TOWNSHIP_FEEDS names no folder with its sources)', () => {});
else
  describe('An operator who keeps a real township, whatever zone the host is in', () => {
    const { on, countShownEvents } = createTownship();

    it('gets its events on the first day, and nothing more on the same day', async () => {
      expect(await on('2026-03-18')).toEqual({
        ...NO_CHANGES,
        facts: { EventPublished: 3770, EventCancelled: 82, EventRebooked: 1 },
      });
      expect(await on('2026-03-18')).toEqual(NO_CHANGES);
      expect(await countShownEvents('2026-03-18')).toBe(3770);
    });

    it('gets what has changed a week later, once', async () => {
      const followed = { EventRevised: 91, EventRescheduled: 9, EventIdentified: 9 };
      const facts = { EventPublished: 655, EventCancelled: 27, EventRebooked: 2, ...followed };
      expect(await on('2026-03-25')).toEqual({ ...NO_CHANGES, facts });
      expect(await on('2026-03-25')).toEqual(NO_CHANGES);
    });

    it('loses nothing to a file that is empty, one that is a third of itself, and one that is a web page; what all others lack three times is withdrawn', async () => {
      const pretended = {
        'montclair_film.ics': keepEvents(() => false),
        'montclairlocal.ics': keepEvents((nth) => nth % 3 === 0),
        'turtle_back_zoo.ics': () => '<!doctype html><title>Just a moment…</title>',
      };
      const wrong = {
        heldBack: [
          'montclair_film.ics: It is empty, and had 102 events to come.',
          'montclairlocal.ics: It no longer has 13 of 20 events to come. It offers 10 events.',
        ],
        failed: ['turtle_back_zoo.ics: Is not a calendar.'],
      };
      const before = await countShownEvents('2026-03-26');
      expect(await on('2026-03-26', '2026-03-25', pretended)).toEqual({ ...NO_CHANGES, ...wrong, facts: { EventWithdrawn: 15 } });
      const after = await countShownEvents('2026-03-26');
      expect(await on('2026-03-26', '2026-03-25', pretended)).toEqual({ ...NO_CHANGES, ...wrong });
      expect(await on('2026-03-26', '2026-03-25', pretended)).toEqual({ ...NO_CHANGES, ...wrong });
      expect(before - after).toBe(15);
    });
  });

const DAYS = ['2026-03-18', '2026-03-25'];
const ZONES = ['UTC', 'America/New_York', 'Asia/Tokyo'];
const CLI_PROGRAM = join(process.cwd(), 'dist/apps/cli/src/main.js');

const importInZone = async (TZ: string): Promise<string> => {
  const folder = createDataDirectory();
  for (const day of DAYS) {
    const environment = { ALMANAC_DATA_DIR: folder, ALMANAC_NOW: `${day}T12:00:00-04:00`, GEOCODER: 'none', TZ };
    const words = ['import', 'ics', join(FEEDS_FOLDER, day), '--sources', join(FEEDS_FOLDER, 'sources.csv')];
    await promisify(execFile)(process.execPath, [CLI_PROGRAM, ...words], { env: { ...process.env, ...environment } });
  }
  return folder;
};

/**
 * The facts are sorted: streams are recorded concurrently, and within a stream an import and the search for duplicates may come in
 * either order. The documents do not depend on it.
 */
const readContents = async (folder: string) => {
  const { store, readModels, close } = openStores({ folder });
  const facts: string[] = [];
  for await (const { stream, type, data } of factsOf(store, await store.head())) facts.push(JSON.stringify([stream, type, data]));
  const documents = await Promise.all(
    projections.map(async (model: Projection<any>) => [model.name, await readModels.find(model)] as const),
  );
  await close();
  return { facts: facts.toSorted(), documents: Object.fromEntries(documents) };
};

if (!existsSync(join(FEEDS_FOLDER, 'sources.csv')))
  it.skip('a real township is the same from everywhere (skipped: TOWNSHIP_FEEDS names no folder with its sources)', () => {});
else
  describe('A real township', () => {
    it('is the same to the last fact and document, whatever zone the host is in', async () => {
      const [here, ...elsewhere] = await Promise.all(ZONES.map(async (zone) => readContents(await importInZone(zone))));
      expect(here!.facts.length).toBeGreaterThan(4_000);
      for (const there of elsewhere) {
        expect(there.facts).toEqual(here!.facts);
        expect(there.documents).toEqual(here!.documents);
      }
    });
  });
