import fc from 'fast-check';
import { toUserKey } from '#libs/contracts';
import { hashedKey } from '#libs/domain';
import { EventStore, ReadModels, StoreUnavailable } from '#libs/event-sourcing';
import { preferences } from '#projections';
import { CarryOver } from '../apps/api/src/accounts/carry-over';
import { PASSWORD, registerAccount, signIn } from './account';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { openCommandLine } from './command-line';
import { isOnEngines } from './engines/test-servers';
import { publish, registerOrganization } from './publishing';
import type { Resident } from './resident';

const LIBRARY = 'Moorestown Library';
const LIBRARY_TEENS = `${LIBRARY}::Teens`;

describe('Anna, who followed and saved before she had an account,', () => {
  let almanac: Almanac;
  let [chess, story, picnic] = [0, 0, 0];
  let nth = 0;
  let email: string;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, LIBRARY, ['Teens']);
    [chess, story, picnic] = [
      await publish(almanac, 'Chess club'),
      await publish(almanac, 'Story time'),
      await publish(almanac, 'Picnic'),
    ];
  });
  beforeEach(() => {
    nth += 1;
    email = `anna${nth}@example.com`;
  });

  const browser = (name: string) => almanac.resident(`${name} ${nth}`);

  it('finds all of it in the account that she registers, and her session as it was', async () => {
    const session = browser('Anna');
    await session.follow(LIBRARY_TEENS).expect(200);
    await session.save(chess).expect(200);
    const before = await session.preferences();
    const anna = await registerAccount(almanac, email, session.key);
    expect((await anna.preferences().expect(200)).body).toEqual(before);
    expect(before).toMatchObject({ followedOrganizations: [LIBRARY_TEENS], savedEvents: [chess], defaults: false });
    const feed = await almanac.http.get(`/api/feed/${anna.key}`).set('cookie', anna.cookie).expect(200);
    expect(feed.body.events.map(({ name }: { name: string }) => name)).toEqual(['Chess club']);
    expect(await session.preferences()).toEqual(before);
  });

  it('finds what she did on each device, and nothing twice', async () => {
    const [phone, laptop] = [browser('phone'), browser('laptop')];
    await phone.save(chess).expect(200);
    await laptop.save(chess).expect(200);
    await laptop.save(story).expect(200);
    await registerAccount(almanac, email, phone.key);
    const anna = await signIn(almanac, email, laptop.key);
    expect((await anna.preferences()).body.savedEvents).toEqual([chess, story]);
    await anna.unsave(chess).expect(200);
    const again = await signIn(almanac, email, phone.key);
    expect((await again.preferences()).body.savedEvents).toEqual([story]);
  });

  it('follows a part of the library that appears after she signed in', async () => {
    const session = browser('Anna');
    await session.follow(LIBRARY).expect(200);
    const anna = await registerAccount(almanac, email, session.key);
    await registerOrganization(almanac, LIBRARY, ['Teens', 'Chess']);
    await almanac.waitUntilSettled();
    expect((await anna.preferences()).body.followedOrganizations).toContain(`${LIBRARY}::Chess`);
  });

  it('has nothing of it in the account of somebody else, nor where the password was wrong', async () => {
    const session = browser('Anna');
    await session.save(picnic).expect(200);
    const ben = await registerAccount(almanac, 'ben@example.com');
    const body = { email: 'ben@example.com', password: 'not his password', sessionId: session.key };
    await almanac.http.post('/api/auth/login').send(body).expect(401);
    expect((await ben.preferences()).body.savedEvents).toEqual([]);
  });

  it('can be told where it came from, by an auditor', async () => {
    const session = browser('Anna');
    await session.follow(LIBRARY_TEENS).expect(200);
    await session.save(chess).expect(200);
    const anna = await registerAccount(almanac, email, session.key);
    const { output } = await openCommandLine(almanac.dataDirectory)('audit', 'preferences', anna.key);
    expect(output).toMatch(/themselves +SessionCarriedOver +Moorestown Library::Teens, Chess club/);
  });
});

describe('Devices that sign in to one account at the same time, through two servers,', () => {
  let servers: [Almanac, Almanac];
  let events: number[];
  let nth = 0;

  beforeAll(async () => {
    const ALMANAC_DATA_DIR = createDataDirectory();
    servers = [await openAlmanac({ ALMANAC_DATA_DIR }), await openAlmanac({ ALMANAC_DATA_DIR, ALMANAC_ROLE: 'api' })];
    events = await Promise.all(Array.from({ length: 5 }, (_, n) => publish(servers[0], `event ${n}`)));
  });

  /** In order. All devices act concurrently. */
  const device = fc.array(fc.oneof(fc.record({ save: fc.nat(4) }), fc.constant('signs in' as const)), { maxLength: 6 });
  const someDevices = fc.array(fc.record({ session: fc.nat(1), server: fc.nat(1), does: device }), {
    minLength: 2,
    maxLength: 4,
  });

  it('bring all that they had saved, each once, in whatever order they come', () =>
    fc.assert(
      fc.asyncProperty(someDevices, async (devices) => {
        nth += 1;
        const account = hashedKey(`user_${nth}`);
        const signIn = (at: Almanac, { key }: Resident) => at.app.get(CarryOver).into(account, hashedKey(key));
        const visitor = (at: Almanac, session: number) => at.resident(`session ${session} of ${nth}`);
        const playing = devices.map(async ({ session, server, does }) => {
          const at = servers[server]!;
          for (const one of does)
            if (one === 'signs in') await signIn(at, visitor(at, session));
            else await visitor(at, session).save(events[one.save]!).expect(200);
        });
        await Promise.all(playing);

        const saved = new Set<number>();
        for (const session of new Set(devices.map((one) => one.session))) {
          await signIn(servers[1], visitor(servers[1], session));
          for (const id of (await visitor(servers[0], session).preferences()).savedEvents) saved.add(id);
        }
        const facts = await servers[0].app.get(EventStore).read(`preferences-${account}`);
        const carried = facts.flatMap(({ data }) => data.saved as number[]);
        expect(carried.toSorted()).toEqual([...saved].toSorted());
        const document = await servers[1].app.get(ReadModels).get(preferences, account);
        expect((document?.saved ?? []).toSorted()).toEqual([...saved].toSorted());
      }),
      { numRuns: isOnEngines ? 5 : 25 },
    ));
});

describe('Devices at which somebody registers or signs in at the same time, while the log fails now and then,', () => {
  let almanac: Almanac;
  let events: number[];
  let nth = 0;

  beforeAll(async () => {
    almanac = await openAlmanac();
    events = await Promise.all(Array.from({ length: 5 }, (_, n) => publish(almanac, `event ${n}`)));
  });
  afterEach(() => jest.restoreAllMocks());

  /** Of one append after another; later ones succeed. A process whose append is refused stops there. */
  const weather = fc.array(fc.constantFrom('done', 'refused', 'lost' as const), { maxLength: 12 });
  const someDevices = fc.array(fc.array(fc.nat(4), { maxLength: 3 }), { minLength: 1, maxLength: 3 });

  const failing = (fates: readonly string[]) => {
    const [store, left] = [almanac.app.get(EventStore), [...fates]];
    const append = store.append.bind(store);
    jest.spyOn(store, 'append').mockImplementation(async (...parameters) => {
      const fate = left.shift();
      const done = fate === 'refused' ? undefined : await append(...parameters);
      if (!done || fate === 'lost') throw new StoreUnavailable('the log', new Error(fate));
      return done;
    });
  };

  /** Tries to register or to sign in. Returns the id. */
  const signInUntilDone = async (email: string, sessionId: string): Promise<string> => {
    for (let what = 'register'; ; ) {
      const { status, body } = await almanac.http.post(`/api/auth/${what}`).send({ email, password: PASSWORD, sessionId });
      if (body.user) return body.user.id;
      expect([401, 409, 503]).toContain(status);
      what = status === 409 ? 'login' : 'register';
    }
  };

  it('are signed in to one account in the end, with all that they had saved, each once', () =>
    fc.assert(
      fc.asyncProperty(someDevices, weather, async (devices, fates) => {
        nth += 1;
        const sessions = devices.map((_, device) => almanac.resident(`device ${device} of ${nth}`));
        for (const [device, saved] of devices.entries())
          for (const one of saved) await sessions[device]!.save(events[one]!).expect(200);
        failing(fates);
        const ids = new Set(await Promise.all(sessions.map(({ key }) => signInUntilDone(`anna${nth}@example.com`, key))));
        jest.restoreAllMocks();

        const [id, ...others] = [...ids];
        expect(others).toEqual([]);
        const store = almanac.app.get(EventStore);
        const account = await store.read(`account-${id}`);
        expect(account.filter(({ type }) => type === 'AccountRegistered')).toHaveLength(1);
        const carried = (await store.read(`preferences-${hashedKey(toUserKey(id!))}`)).flatMap(
          ({ data }) => data.saved as number[],
        );
        expect(carried.toSorted()).toEqual([...new Set(devices.flat())].map((one) => events[one]!).toSorted());
      }),
      { numRuns: isOnEngines ? 3 : 10 },
    ));
});
