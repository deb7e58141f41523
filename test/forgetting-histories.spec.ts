import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { hashedKey } from '#libs/domain';
import { EventStore, PersonalKeys, ReadModels } from '#libs/event-sourcing';
import { forgotten as list, projections, subscriptions, trails } from '#projections';
import { Forgetting } from '../apps/api/src/accounts/forgetting';
import { register, type SignedInBrowser, signIn } from './account';
import { type Almanac, openAlmanac } from './app';
import { commandLineIn } from './command-line';
import { isOnEngines } from './engines/servers-of';
import { wholeLog } from './fixtures/a-process';
import { publish, register as registerOrganization } from './publishing';
import { keyOf } from './resident';

const DISTRICT = 'District 1 (Monday pick up)';
const DEEDS = [
  'follow',
  'leave',
  'save',
  'unsave',
  'keep',
  'revise',
  'delete',
  'live',
  'subscribe',
  'forget password',
  'sign in',
] as const;
type Step = Readonly<{ who: number; deed: (typeof DEEDS)[number] | 'forget' }>;

/** What three people do, and now and then one of them is forgotten. */
const histories = (): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      who: fc.nat({ max: 2 }),
      deed: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...DEEDS) as fc.Arbitrary<Step['deed']> },
        { weight: 1, arbitrary: fc.constant<Step['deed']>('forget') },
      ),
    }),
    { minLength: 15, maxLength: 40, size: 'max' },
  );

describe('Whatever people have done before one of them is forgotten', () => {
  let almanac: Almanac;
  let event: number;
  const gone: string[] = [];

  beforeAll(async () => {
    almanac = await openAlmanac();
    await registerOrganization(almanac, 'Library', ['Kids', 'Teens']);
    await registerOrganization(almanac, 'Trash Collection', [DISTRICT]);
    event = await publish(almanac, 'Chess club');
  });

  type Person = SignedInBrowser & Readonly<{ session: string; email: string }>;

  const aPerson = async (): Promise<Person> => {
    const [session, email] = [keyOf(randomUUID()), `${randomUUID()}@example.com`];
    return { ...(await register(almanac, email, session)), session, email };
  };

  const get = async ({ cookie }: Person, path: string) => (await almanac.http.get(`/api/${path}`).set('cookie', cookie)).body;
  const post = (path: string, said: object, { cookie }: Person) =>
    almanac.http.post(`/api/${path}`).set('cookie', cookie).send(said);

  const does = async (person: Person, deed: (typeof DEEDS)[number]) => {
    const { key: sessionId, session } = person;
    const [one] = await get(person, `events/user/${sessionId}`);
    const name = `What ${person.user.id} keeps`;
    switch (deed) {
      case 'follow':
        return person.follow('Library');
      case 'leave':
        return person.follow();
      case 'save':
        return person.save(event);
      case 'unsave':
        return person.unsave(event);
      case 'keep':
        return post('events/user', { name, date: '2026-11-24', recurrence: 'FREQ=WEEKLY;COUNT=3' }, person);
      case 'revise':
        return (
          one && almanac.http.put(`/api/events/user/${one.id}`).set('cookie', person.cookie).send({ name, date: '2026-11-25' })
        );
      case 'delete':
        return one && almanac.http.delete(`/api/events/user/${one.id}`).set('cookie', person.cookie).send({});
      case 'live':
        return post(`preferences/${sessionId}/collection-district`, { district: DISTRICT }, person);
      case 'subscribe':
        return post('subscription', { sessionId }, person);
      case 'forget password':
        return post('auth/forgot-password', { email: person.email }, person);
      case 'sign in':
        await almanac.http.post(`/api/events/${event}/save`).send({ sessionId: session });
        return signIn(almanac, person.email, session);
    }
  };

  const answersTo = async (person: Person) => {
    const [own, theirs] = [person.key, person.session];
    const paths = [
      'auth/me',
      `preferences/${own}`,
      `preferences/${theirs}`,
      `feed/${own}`,
      `events/user/${own}`,
      `subscription/${own}`,
    ];
    return Promise.all([...paths, 'me/export'].map((path) => get(person, path)));
  };

  /**
   * Where what there is of somebody stands in the read models. An address that nobody reads at stays one, of a hash, and auditors find
   * that somebody was forgotten.
   */
  const tracesOf = async ({ user, key, session }: Person): Promise<string[]> => {
    const readModels = almanac.app.get(ReadModels);
    const marks = [user.id, hashedKey(key), hashedKey(session)];
    const found = await Promise.all(
      projections.map(async (model) => [model.name, JSON.stringify(await readModels.find(model as typeof list))] as const),
    );
    return found.filter(([, text]) => marks.some((mark) => text.includes(mark))).map(([name]) => name);
  };

  const forget = async (people: Person[], who: number) => {
    const person = people[who]!;
    const others = people.filter((_, nth) => nth !== who);
    await almanac.settled();
    const before = await Promise.all(others.map(answersTo));
    await almanac.app.get(Forgetting, { strict: false }).account(person.user.id, 'operator');
    expect(await Promise.all(others.map(answersTo))).toEqual(before);
    expect((await tracesOf(person)).filter((name) => name !== subscriptions.name)).toEqual([list.name, trails.name]);
    expect(await almanac.app.get(PersonalKeys).get(person.user.id)).toBeUndefined();
    expect((await almanac.http.get('/api/me/export').set('cookie', person.cookie)).status).toBe(401);
    gone.push(person.user.id);
    people[who] = { ...(await register(almanac, person.email)), session: person.session, email: person.email };
    expect(people[who]!.user.id).not.toBe(person.user.id);
  };

  it('nothing of that one is left, and nobody else notices', async () => {
    const run = async (steps: Step[]) => {
      const people = [await aPerson(), await aPerson(), await aPerson()];
      for (const { who, deed } of [...steps, { who: 0, deed: 'forget' as const }]) {
        if (deed === 'forget') await forget(people, who);
        else await does(people[who]!, deed);
      }
    };
    await fc.assert(fc.asyncProperty(histories(), run), { numRuns: isOnEngines ? 2 : 8, endOnFailure: true });
  });

  it('the log verifies, is folded again alike, and grew at its end alone', async () => {
    const log = await wholeLog(almanac.app.get(EventStore));
    expect(gone.every((id) => log.some(({ type, data }) => type === 'AccountRegistered' && data.id === id))).toBe(true);
    const run = commandLineIn(almanac.dataDirectory);
    expect((await run('log', 'verify')).code).toBe(0);
    expect(await run('projections', 'verify', '--all')).toMatchObject({ code: 0 });
    expect(await almanac.app.get(PersonalKeys).destroyed()).toEqual(new Set(gone));
  });
});
