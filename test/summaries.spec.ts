import { parseMarkedText } from '#libs/contracts';
import { registerAccount } from './account';
import { type Almanac, openAlmanac } from './app';
import { publish, registerOrganization } from './publishing';

describe('Whoever asks what is on', () => {
  let almanac: Almanac;
  let [story, sale, council]: number[] = [];
  const ask = (call: string, events: unknown) => almanac.http.post(`/api/${call}`).send({ events });

  beforeAll(async () => {
    almanac = await openAlmanac({ ASSISTED_PER_MINUTE: '1000' });
    await registerOrganization(almanac, 'Moorestown Library');
    await registerOrganization(almanac, 'Moorestown Township');
    const startTime = '2026-11-20T10:30:00-05:00';
    story = await publish(almanac, 'Story time', { startTime, time: '10:30 AM', location: 'Children’s Room' });
    sale = await publish(almanac, 'Used *book* sale');
    const organization = 'Moorestown Township';
    council = await publish(almanac, 'Council', {
      organization,
      date: '2026-11-23',
      time: '7:00 PM',
      attachments: ['/papers/c.pdf'],
    });
    await almanac.waitUntilSettled();
  });

  it('is told of today, by whom, when and where, with a link to each event', async () => {
    const { body } = await ask('daily-highlights', [{ id: story }, { id: sale }, { id: council }]).expect(200);
    expect(body).toEqual({
      summary:
        `**Moorestown Library** has [Story time](/event/${story}) at 10:30 AM (Children’s Room)` +
        ` and [Used \\*book\\* sale](/event/${sale}).`,
      source: 'rules',
    });
  });

  it('is told of the week, day by day', async () => {
    const { body } = await ask('events/summary', [{ id: council }, { id: story }]).expect(200);
    expect(parseMarkedText(body.summary).map((runs) => runs.map(({ text }) => text).join(''))).toEqual([
      'Today: Moorestown Library has Story time at 10:30 AM (Children’s Room).',
      'Monday: Moorestown Township has Council at 7:00 PM.',
    ]);
  });

  it('is told of whatever is asked about, by its number only', async () => {
    const { body } = await ask('ai/event-summary', [{ id: council, name: 'Gala', time: '3 AM' }, { id: 4_711 }]).expect(200);
    expect(body.summary).toBe(`**Moorestown Township** has [Council](/event/${council}) on Mon, Nov 23 at 7:00 PM.`);
  });

  it('is told nothing of what is over, nor of an own event that is', async () => {
    const [startTime, endTime] = ['2026-11-20T09:00:00-05:00', '2026-11-20T10:00:00-05:00'];
    const walk = await publish(almanac, 'Bird walk', { startTime, endTime, time: '9:00 AM', isPromoted: true });
    const yesterday = await publish(almanac, 'Yesterday’s walk', { date: '2026-11-19' });
    const ada = await registerAccount(almanac, 'ada@example.com');
    const own = { name: 'Breakfast', date: '2026-11-20', time: '9:00 AM', startTime, endTime };
    const { body } = await almanac.http.post('/api/events/user').set('cookie', ada.cookie).send(own).expect(201);
    await almanac.waitUntilSettled();
    const events = [walk, yesterday, body.id, sale].map((id) => ({ id }));
    for (const call of ['daily-highlights', 'events/summary', 'ai/event-summary']) {
      const answer = await almanac.http.post(`/api/${call}`).set('cookie', ada.cookie).send({ events }).expect(200);
      expect(answer.body.summary).toContain('book');
      expect(answer.body.summary).not.toMatch(/walk|Breakfast/);
    }
  });

  it('is told nothing of nothing', async () => {
    expect((await ask('daily-highlights', []).expect(200)).body).toEqual({ summary: '', source: 'rules' });
  });

  it('is told that an agenda cannot be had, or that there is none', async () => {
    await almanac.http.get(`/api/events/${council}/agenda-summary`).expect(502);
    await almanac.http.get(`/api/events/${story}/agenda-summary`).expect(404);
    await almanac.http.get('/api/events/4711/agenda-summary').expect(404);
    await almanac.http.get('/api/events/x/agenda-summary').expect(400);
  });

  it('hears of own events only if they are theirs', async () => {
    const nora = await registerAccount(almanac, 'nora@example.com');
    const own = { name: 'Bees', date: '2026-11-20', time: '5:00 PM' };
    const { body } = await almanac.http.post('/api/events/user').set('cookie', nora.cookie).send(own).expect(201);
    const events = [{ id: body.id, isMyAlmanac: true }];
    const hers = await almanac.http.post('/api/daily-highlights').set('cookie', nora.cookie).send({ events }).expect(200);
    expect(hers.body.summary).toContain('Bees');
    expect((await ask('daily-highlights', events).expect(200)).body.summary).toBe('');
  });

  it.each([
    [undefined, 'events'],
    ['all', 'events'],
    [[{}], 'id'],
    [[[]], 'events'],
    [[{ id: 'x' }], 'id'],
    [[{ id: 1, isMyAlmanac: 'yes' }], 'isMyAlmanac'],
    [Array.from({ length: 501 }, (_, id) => ({ id: id + 1 })), 'events'],
  ])('is told which field is wrong: %#', async (events, field) => {
    const { body } = await ask('events/summary', events).expect(400);
    expect(JSON.stringify(body)).toContain(field);
  });

  it('is told when to go on after asking a lot', async () => {
    const strict = await openAlmanac({ ASSISTED_PER_MINUTE: '1' });
    await strict.http.post('/api/daily-highlights').send({ events: [] }).expect(200);
    const { headers } = await strict.http.post('/api/events/summary').send({ events: [] }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
