import fc from 'fast-check';
import type { TownEvent } from '#libs/contracts';
import { EventStore, Projector } from '#libs/event-sourcing';
import { readCalendar } from '#libs/integrations';
import { Importer } from '../apps/api/src/import/importer';
import { NO_HISTORY } from '../apps/api/src/import/source-history';
import { dayOf, type Entry, histories } from '../apps/api/src/import/testing/histories';
import { openAlmanac } from './app';
import { commandLineIn } from './command-line';

const file = (entries: readonly Entry[]) =>
  Buffer.from(['BEGIN:VCALENDAR', ...entries.flatMap(lines), 'END:VCALENDAR', ''].join('\r\n'));

const lines = ({ uid, name, location, ...entry }: Entry) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTART:${dayOf(entry).replaceAll('-', '')}T103000`,
  `SUMMARY:${name}`,
  `LOCATION:${location}`,
  'END:VEVENT',
];

const told = ({ name, date, location }: Pick<TownEvent, 'name' | 'date' | 'location'>) => `${name}, ${date}, ${location}`;

describe('Whatever publishers do to a calendar between two loads', () => {
  it('residents see each of its happenings once, and loading it again records nothing', async () => {
    const almanac = await openAlmanac();
    const [importer, store, projector] = [almanac.app.get(Importer), almanac.app.get(EventStore), almanac.app.get(Projector)];
    let runs = 0;
    const run = async (loads: readonly (readonly Entry[])[]) => {
      const organization = `Library ${++runs}`;
      let history = NO_HISTORY;
      const load = async (entries: readonly Entry[]) => {
        const reading = readCalendar(file(entries), importer.window());
        // An operator answers for each: of three events, two may well be gone the next week.
        const source = { name: organization, calendar: 'all', organization };
        const { facts, problems, ...loaded } = await importer.load(source, reading, { history, force: true });
        history = loaded.history;
        expect(problems).toEqual([]);
        await projector.caughtUpTo(await store.head());
        return facts;
      };
      for (const those of loads) {
        // Each library has halls of its own: what two tell of one hall is one event.
        const entries = those.map((entry) => ({ ...entry, location: `${entry.location} of ${organization}` }));
        await load(entries);
        const events = (await almanac.read<TownEvent[]>('/api/events')).filter((event) => event.organization === organization);
        const shown = events.map(told);
        for (const entry of entries.map((one) => told({ ...one, date: dayOf(one) }))) {
          expect(shown.filter((one) => one === entry)).toEqual([entry]);
        }
        const { EventWithdrawn: _, ...others } = await load(entries);
        expect(others).toEqual({});
      }
    };
    await fc.assert(fc.asyncProperty(histories(), run), { numRuns: 20 });
    await almanac.close();
    const { code, said } = await commandLineIn(almanac.dataDirectory)('projections', 'verify', '--all');
    expect([code, said]).toEqual([0, expect.any(String)]);
  });
});
