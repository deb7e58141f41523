import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { factsOf, type Projection } from '#libs/event-sourcing';
import { openStores } from '#libs/stores';
import { projections } from '#projections';
import { aDataDirectory } from './app';

const FEEDS = process.env['TOWNSHIP_FEEDS'] ?? '';
const DAYS = ['2026-03-18', '2026-03-25'];
const ZONES = ['UTC', 'America/New_York', 'Asia/Tokyo'];
const MAIN = join(process.cwd(), 'dist/apps/cli/src/main.js');

/** Keeps a real township for two days, on a host in that zone; answers the folder with its log and read models. */
const keptIn = async (TZ: string): Promise<string> => {
  const folder = aDataDirectory();
  for (const day of DAYS) {
    const environment = { ALMANAC_DATA_DIR: folder, ALMANAC_NOW: `${day}T12:00:00-04:00`, GEOCODER: 'none', TZ };
    const words = ['import', 'ics', join(FEEDS, day), '--sources', join(FEEDS, 'sources.csv')];
    await promisify(execFile)(process.execPath, [MAIN, ...words], { env: { ...process.env, ...environment } });
  }
  return folder;
};

/**
 * All that was recorded and all that is shown. Streams are recorded side by side, and within one of them a load and who looks for
 * duplicates meanwhile: which of these two comes first to an event hangs on the machine, and changes nothing of what is shown.
 */
const kept = async (folder: string) => {
  const { store, readModels, close } = openStores({ folder });
  const facts: string[] = [];
  for await (const { stream, type, data } of factsOf(store, await store.head())) facts.push(JSON.stringify([stream, type, data]));
  const documents = await Promise.all(
    projections.map(async (model: Projection<any>) => [model.name, await readModels.find(model)] as const),
  );
  await close();
  return { facts: facts.toSorted(), documents: Object.fromEntries(documents) };
};

if (!existsSync(join(FEEDS, 'sources.csv')))
  it.skip('a real township is the same from everywhere, when TOWNSHIP_FEEDS names a folder with its sources', () => {});
else
  describe('A real township', () => {
    it('is the same to the last fact and document, whatever zone the host is in', async () => {
      const [here, ...elsewhere] = await Promise.all(ZONES.map(async (zone) => kept(await keptIn(zone))));
      expect(here!.facts.length).toBeGreaterThan(4_000);
      for (const there of elsewhere) {
        expect(there.facts).toEqual(here!.facts);
        expect(there.documents).toEqual(here!.documents);
      }
    });
  });
