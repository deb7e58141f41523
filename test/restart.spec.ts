import type { TownEvent } from '#libs/contracts';
import { FinishSeeding, OfferSubcalendar, RegisterOrganization, StartSeeding } from '#libs/domain';
import { EventStore } from '#libs/event-sourcing';
import { sampleTown } from '#libs/sample-town';
import { registration } from '../apps/api/src/seed/seeding';
import { type Almanac, openAlmanac, TODAY } from './app';
import { wholeLog } from './fixtures/a-process';
import { register } from './publishing';

const TWO_DAYS_LATER = '2026-11-22T08:00:00-05:00';

const head = ({ app }: Almanac) => app.get(EventStore).head();
const facts = async ({ app }: Almanac) => (await wholeLog(app.get(EventStore))).length;
const again = ({ dataDirectory }: Almanac, ALMANAC_NOW?: string) =>
  openAlmanac({ ALMANAC_DATA_DIR: dataDirectory, ALMANAC_SEED: 'sample', ...(ALMANAC_NOW && { ALMANAC_NOW }) });

const LISTS = ['/api/events', '/api/organizations', '/api/subcalendars', '/api/my-almanac-defaults'];
const everything = async (almanac: Almanac) => Promise.all(LISTS.map((list) => almanac.read(list)));

describe('A server that is started again', () => {
  it('finds everything as it was, and seeds nothing', async () => {
    const first = await openAlmanac({ ALMANAC_SEED: 'sample' });
    const [{ id }] = await first.read<[TownEvent]>('/api/events?from=2026-11-20');
    const anna = first.resident('Anna');
    await anna.follow('Moorestown Library', 'Featured').expect(200);
    await anna.followSubcalendars(5).expect(200);
    await anna.save(id).expect(200);
    const seen = async (almanac: Almanac) => {
      const resident = almanac.resident('Anna');
      const own = [await resident.preferences(), await resident.sidebar(), await resident.feed()];
      return { position: await head(almanac), lists: await everything(almanac), own };
    };
    const before = await seen(first);
    await first.close();

    const second = await again(first);
    expect(await seen(second)).toEqual(before);
    await second.close();
    const third = await again(first, TWO_DAYS_LATER);
    expect(await head(third)).toBe(before.position);
  });

  it('has let those finish who were being answered when it was told to stop', async () => {
    const first = await openAlmanac();
    await register(first, 'Moorestown Library');
    const store = first.app.get(EventStore);
    const append = store.append.bind(store);
    let closing: Promise<void> | undefined;
    jest.spyOn(store, 'append').mockImplementationOnce((...facts) => {
      closing = first.close();
      return append(...facts);
    });
    const { body } = await first.resident('Anna').follow('Moorestown Library').expect(200);
    await closing;

    const second = await again(first);
    expect(await second.resident('Anna').preferences()).toEqual(body);
    expect(body.followedOrganizations).toEqual(['Moorestown Library']);
  });

  it('leaves a log alone that has anything in it', async () => {
    const first = await openAlmanac();
    await register(first, 'Chess Federation');
    const position = await head(first);
    await first.close();
    const second = await again(first);
    expect(await head(second)).toBe(position);
    expect(await second.read('/api/organizations')).toMatchObject([{ name: 'Chess Federation' }]);
  });
});

describe('A seeding that was interrupted', () => {
  it('goes on where it was, with the days it began with, and ends as if nothing had happened', async () => {
    const town = sampleTown(TODAY, 'America/New_York');
    const [{ organizationId, id: subcalendarId, ...offer }] = town.subcalendars as [(typeof town.subcalendars)[0]];
    const first = await openAlmanac();
    await first.issue(StartSeeding, { seed: 'sample', today: TODAY });
    for (const organization of town.organizations.slice(0, 7))
      await first.issue(RegisterOrganization, registration(organization));
    await first.issue(OfferSubcalendar, { id: organizationId, subcalendarId, ...offer });
    await first.close();

    const second = await again(first, TWO_DAYS_LATER);
    const whole = await openAlmanac({ ALMANAC_SEED: 'sample' });
    expect(await facts(second)).toBe(await facts(whole));
    await whole.close();
    expect(await everything(second)).toEqual(await everything(await again(whole, TWO_DAYS_LATER)));
  });

  it('is not taken up again once it has ended', async () => {
    const first = await openAlmanac();
    await first.issue(StartSeeding, { seed: 'sample', today: TODAY });
    await first.issue(FinishSeeding, { seed: 'sample', events: 0 });
    await first.close();
    const second = await again(first);
    expect(await second.read('/api/events')).toEqual([]);
  });
});
