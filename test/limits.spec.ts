import { EventStore } from '#libs/event-sourcing';
import { register as registerAccount } from './account';
import { openAlmanac } from './app';
import { wholeLog } from './fixtures/a-process';
import { publish, register } from './publishing';

describe('Somebody who writes more than a person could', () => {
  it('is told to try again later, while everybody reads on', async () => {
    const almanac = await openAlmanac({ WRITES_PER_MINUTE: '3' });
    const id = await publish(almanac, 'story');
    const key = `session_1_${'x'.repeat(22)}`;
    const save = () => almanac.http.post(`/api/events/${id}/save`).send({ sessionId: key });
    for (let n = 0; n < 3; n++) await save().expect(200);

    const refused = await save().expect(429);
    expect(refused.body).toEqual({ statusCode: 429, error: 'Too Many Requests', message: expect.any(String) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await almanac.http.get(`/api/preferences/${key}`).expect(200);
  });
});

describe('Somebody who repeats one write from one address after another', () => {
  it('is told to wait as well, though nothing changes and nothing is recorded', async () => {
    const almanac = await openAlmanac({ WRITES_PER_MINUTE: '3', TRUST_PROXY: '1' });
    const id = await publish(almanac, 'story');
    const [mallory, nora] = [almanac.resident('Mallory'), almanac.resident('Nora')];
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await mallory.save(id).set('x-forwarded-for', `192.0.2.${n}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429, 429]);
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
    await nora.save(id).set('x-forwarded-for', '192.0.2.0').expect(200);
  });
});

describe('Somebody who asks where an address is', () => {
  it('only reads: it takes nothing from what may be written', async () => {
    const almanac = await openAlmanac({ WRITES_PER_MINUTE: '1' });
    const id = await publish(almanac, 'story');
    for (let n = 0; n < 3; n++) await almanac.http.post('/api/geocode').send({ address: '1 Nowhere Lane' }).expect(404);
    await almanac.resident('Nora').save(id).expect(200);
    await almanac.resident('Nora').save(id).expect(429);
    await almanac.http.post('/api/geocode').send({ address: '1 Nowhere Lane' }).expect(404);
  });
});

describe('Two who signed in behind one address', () => {
  it('are counted apart, by their accounts, wherever they write and fetch from', async () => {
    const almanac = await openAlmanac({ WRITES_PER_MINUTE: '3', FETCHES_PER_MINUTE: '2', TRUST_PROXY: '1' });
    const id = await publish(almanac, 'story', { attachments: ['/papers/council.pdf'] });
    const [anna, ben] = [await registerAccount(almanac, 'anna@example.com'), await registerAccount(almanac, 'ben@example.com')];
    const statuses = async (ask: (n: number) => PromiseLike<{ status: number }>) => {
      const answers = [];
      for (let n = 0; n < 4; n++) answers.push((await ask(n)).status);
      return answers;
    };
    expect(await statuses((n) => anna.save(id).set('x-forwarded-for', `192.0.2.${n}`))).toEqual([200, 200, 200, 429]);
    expect(await statuses(() => ben.save(id))).toEqual([200, 200, 200, 429]);
    for (const { cookie } of [anna, ben]) {
      const agenda = () => almanac.http.get(`/api/events/${id}/agenda`).set('cookie', cookie);
      expect(await statuses(agenda)).toEqual([302, 302, 429, 429]);
    }
  });
});

describe('Somebody who presses All and None in turns, as fast as a program can', () => {
  it('is told to wait before long, while the neighbours follow and save on', async () => {
    const almanac = await openAlmanac({ FACTS_PER_MINUTE: '50', TRUST_PROXY: '1' });
    const subs = Array.from({ length: 9 }, (_, i) => `Team ${i}`);
    await register(almanac, 'Recreation', subs);
    const id = await publish(almanac, 'story');
    const mallory = almanac.resident('Mallory');
    const store = almanac.app.get(EventStore);
    const { length: before } = await wholeLog(store);

    const presses = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? mallory.follow('Recreation') : mallory.follow()));
    const answers = await Promise.all(presses);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(30);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect(refused.length + answers.filter(({ status }) => status === 200).length).toBe(40);
    // The last wish that was granted began below the limit.
    const recorded = (await wholeLog(store)).length - before;
    expect(recorded).toBeGreaterThanOrEqual(50);
    expect(recorded).toBeLessThan(50 + 10);

    const nora = almanac.resident('Nora');
    await nora.save(id).set('x-forwarded-for', '192.0.2.1').expect(200);
    expect(await nora.preferences()).toMatchObject({ savedEvents: [id] });
  });

  it('gets no more by writing from one address after another of a network', async () => {
    const almanac = await openAlmanac({ FACTS_PER_MINUTE: '2', TRUST_PROXY: '1' });
    const [first, second] = [await publish(almanac, 'story'), await publish(almanac, 'picnic')];
    const saves = (name: string, id: number, address: string) => almanac.resident(name).save(id).set('x-forwarded-for', address);
    await saves('one key', first, '2001:db8:0:7::1').expect(200);
    await saves('another key', second, '2001:db8:0:7:ffff::2').expect(200);
    await saves('a third key', first, '2001:db8:0:7:1234::3').expect(429);
    await saves('a neighbour', first, '2001:db8:0:8::1').expect(200);
    await saves('a fourth key', first, '192.0.2.1').expect(200);
    await saves('a fourth key', second, '::ffff:192.0.2.1').expect(200);
    await saves('a fifth key', second, '192.0.2.1').expect(429);
  });
});
