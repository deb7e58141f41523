import fc from 'fast-check';
import { addDays } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { Calendar } from '../apps/api/src/events/calendar';
import { Cards } from '../apps/api/src/events/cards';
import { Lookup } from '../apps/api/src/events/lookup';
import { Mergers } from '../apps/api/src/events/mergers';
import { Moment } from '../apps/api/src/events/moment';
import { Feeds } from '../apps/api/src/feed/feeds';
import { Directory } from '../apps/api/src/organizations/directory';
import { OwnEvents } from '../apps/api/src/own-events/own-events';
import { Saved } from '../apps/api/src/preferences/saved';
import { Clock } from '../apps/api/src/settings/clock';
import { Sidebars } from '../apps/api/src/sidebar/sidebars';
import { type Almanac, NOW, openAlmanac, TODAY } from './app';
import { publish, register } from './publishing';
import type { Resident } from './resident';

const NAMES = ['Anna', 'Ben', 'Carla'];
const ENTRIES = ['Library', 'Library::Teens', 'Chess Federation', 'Featured'];

type Step = (almanac: Almanac, residents: readonly Resident[]) => Promise<unknown>;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.nat(2), fc.subarray(ENTRIES)).map(
    ([who, entries]): Step =>
      (_, residents) =>
        residents[who]!.follow(...entries).expect(200),
  ),
  fc.tuple(fc.nat(2), fc.nat(5), fc.boolean()).map(
    ([who, nth, saves]): Step =>
      async (almanac, residents) => {
        const events = await almanac.read<{ id: number }[]>('/api/events');
        const event = events[nth % Math.max(events.length, 1)];
        if (event) await residents[who]![saves ? 'save' : 'unsave'](event.id).expect(200);
      },
  ),
  fc
    .tuple(fc.nat(7), fc.constantFrom(...ENTRIES), fc.integer({ min: -2, max: 3 }), fc.option(fc.integer({ min: -60, max: 120 })))
    .map(
      ([uid, entry, days, minutes]): Step =>
        (almanac) => {
          const [organization = '', subOrganization] = entry === 'Featured' ? ['Library'] : entry.split('::');
          const listed = { organization, subOrganization, isPromoted: entry === 'Featured' };
          const expires = minutes === null ? {} : { expiresAt: new Date(Date.parse(NOW) + minutes * 60_000).toISOString() };
          return publish(almanac, `event ${uid}`, { ...listed, ...expires, date: addDays(TODAY, days) });
        },
    ),
  fc.constant<Step>(async (almanac) => {
    await register(almanac, 'Chess Federation', ['Juniors']);
    await almanac.settled();
  }),
  fc.integer({ min: 0, max: 72 }).map(
    (hours): Step =>
      async (almanac) =>
        passTo(almanac, hours),
  ),
);

/** The one clock of a running server, `hours` after noon. */
const passTo = (almanac: Almanac, hours: number) =>
  Object.assign(
    almanac.app.get(Clock),
    new Clock('America/New_York', new Date(Date.parse(NOW) + hours * 3_600_000).toISOString()),
  );

/** What somebody would be answered who asks a server that has kept nothing. */
const afresh = async ({ app }: Almanac, key: string) => {
  const [readModels, clock, directory] = [app.get(ReadModels), app.get(Clock), new Directory(app.get(ReadModels))];
  const cards = new Cards(readModels, directory);
  const calendar = new Calendar(readModels, directory, clock, cards);
  const moment = new Moment(readModels, calendar, clock);
  const mergers = new Mergers(readModels, cards);
  const feeds = new Feeds(readModels, calendar, directory, moment, clock, mergers, app.get(OwnEvents));
  const sidebars = new Sidebars(readModels, feeds, directory, moment, clock, cards);
  const saved = new Saved(readModels, new Lookup(readModels, directory, clock, mergers, calendar, cards), moment);
  const told = async (one: Feeds | Sidebars | Saved) => String((await (await one.finished(hashedKey(key)))('identity')).bytes);
  return { feed: await told(feeds), sidebar: await told(sidebars), saved: await told(saved) };
};

describe('Residents of a town where much goes on', () => {
  it('are each answered as if nothing were kept, after every step of everybody', async () => {
    const almanac = await openAlmanac();
    await register(almanac, 'Library', ['Teens']);
    await register(almanac, 'Chess Federation');
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        run += 1;
        passTo(almanac, 0);
        const residents = NAMES.map((name) => almanac.resident(`${name} ${run}`));
        for (const take of steps) {
          await take(almanac, residents);
          for (const { key } of residents) {
            const answered = async (path: string) => (await almanac.http.get(`/api/${path}`).expect(200)).text;
            expect({
              feed: await answered(`feed/${key}`),
              sidebar: await answered(`sidebar/${key}`),
              saved: await answered(`preferences/${key}/saved-events`),
            }).toEqual(await afresh(almanac, key));
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('share one answer when they chose alike, and are told that nothing has changed', async () => {
    const almanac = await openAlmanac();
    await register(almanac, 'Library', ['Teens']);
    await publish(almanac, 'Chess club', { organization: 'Library' });
    const [anna, ben] = [almanac.resident('Anna'), almanac.resident('Ben')];
    for (const path of [of('feed'), of('sidebar'), of('preferences', '/saved-events')]) {
      const hers = await almanac.http.get(path(anna)).expect(200);
      const his = almanac.http.get(path(ben));
      const answer = await his.set('if-none-match', hers.headers['etag']!).expect(304);
      expect(answer.headers['cache-control']).toBe('private, no-cache');
    }
    await ben.follow('Library').expect(200);
    expect((await ben.feed()).events).toHaveLength(1);
    expect((await anna.feed()).events).toHaveLength(0);
  });
});

const of =
  (what: string, then = '') =>
  ({ key }: Resident) =>
    `/api/${what}/${key}${then}`;
