import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Botcast } from '#libs/contracts';
import { detectAudioKind } from '#libs/integrations';
import { registerAccount } from './account';
import { type Almanac, createDataDirectory, openAlmanac } from './app';
import { openClaude } from './claude';
import { publish, registerOrganization } from './publishing';
import { keyOf } from './resident';

const SPEECH_PROGRAM = join(__dirname, 'fixtures/speech-program.mjs');

const openTown = async (how: string, environment: Parameters<typeof openAlmanac>[0] = {}) => {
  const folder = environment.ALMANAC_DATA_DIR ?? createDataDirectory();
  const notes = join(folder, 'notes');
  const almanac = await openAlmanac({
    ALMANAC_DATA_DIR: folder,
    ASSISTED_PER_MINUTE: '1000',
    SPEECH_COMMAND: `"${process.execPath}" ${SPEECH_PROGRAM} "${how}" ${notes}`,
    ...environment,
  });
  towns.push(almanac);
  return {
    ...almanac,
    folder: join(folder, 'botcast'),
    spoken: () => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n').length : 0),
    botcast: () => almanac.read<Botcast>('/api/botcast'),
  };
};

const towns: Almanac[] = [];

const publishEvents = async (almanac: Almanac, ...names: string[]) => {
  await registerOrganization(almanac, 'Moorestown Library');
  for (const name of names) await publish(almanac, name, { time: '7:30 PM', location: 'Children’s Room' });
  await almanac.waitUntilSettled();
};

describe('Ben, who listens to what is on this week', () => {
  afterEach(() => Promise.all(towns.splice(0).map(({ close }) => close())));

  it('gets an address of a recording and what is said in it, from each of the calls', async () => {
    const moorestown = await openTown('speaks');
    await publishEvents(moorestown, 'Story time');
    const botcast = await moorestown.botcast();
    expect(botcast).toEqual({
      audioUrl: expect.stringMatching(/^\/api\/botcast\/[0-9a-f]{16}-[0-9a-f]{16}\.mp3$/),
      transcript: expect.stringMatching(
        /^Hello, Moorestown\..*\nToday, .*At seven thirty in the evening, Moorestown Library has \[Story time\]\(\/event\/\d+\), at Children's Room\.\n/,
      ),
      source: 'rules',
    });
    const { http } = moorestown;
    expect((await http.post('/api/ai/botcast').expect(200)).body).toEqual(botcast);
    expect(
      (
        await http
          .post('/api/botcast')
          .send({ sessionId: keyOf('Ben') })
          .expect(200)
      ).body,
    ).toEqual(botcast);
    await http
      .post('/api/botcast')
      .send({})
      .expect(400, /sessionId/);
    await http
      .post('/api/botcast')
      .send({ sessionId: 'ben' })
      .expect(400, /sessionId/);
    expect(moorestown.spoken()).toBe(1);
  });

  it('hears nothing of what residents keep for themselves', async () => {
    const moorestown = await openTown('speaks');
    await publishEvents(moorestown, 'Story time');
    const nora = await registerAccount(moorestown, 'nora@example.com');
    const own = { name: 'Surgery', date: '2026-11-20', time: '5:00 PM' };
    await moorestown.http.post('/api/events/user').set('cookie', nora.cookie).send(own).expect(201);
    const { body } = await moorestown.http.get('/api/botcast').set('cookie', nora.cookie).expect(200);
    expect(body.transcript).toContain('Story time');
    expect(body.transcript).not.toContain('Surgery');
  });

  it('is one of twenty who ask at once, for whom it is read once', async () => {
    const moorestown = await openTown('speaks');
    await publishEvents(moorestown, 'Story time');
    const answers = await Promise.all(Array.from({ length: 20 }, () => moorestown.botcast()));
    expect(new Set(answers.map(({ audioUrl }) => audioUrl)).size).toBe(1);
    expect(moorestown.spoken()).toBe(1);
  });

  it('hears the same after a restart, and in another process on the same data, though it is not read again', async () => {
    const before = await openTown('speaks');
    await publishEvents(before, 'Story time');
    const botcast = await before.botcast();
    await before.close();
    const [one, other] = await Promise.all([1, 2].map(() => openTown('speaks', { ALMANAC_DATA_DIR: before.dataDirectory })));
    expect(await one!.botcast()).toEqual(botcast);
    expect(await other!.botcast()).toEqual(botcast);
    expect(one!.spoken()).toBe(1);
    await one!.http.get(botcast.audioUrl!).expect(200);
  });

  it('hears another one when something of the week has changed, and of the old ones the last go on', async () => {
    const moorestown = await openTown('speaks');
    const heard: string[] = [];
    for (const [minute, name] of ['Bees', 'Chess', 'Choir', 'Market', 'Talk'].entries()) {
      await publishEvents(moorestown, name);
      heard.push((await moorestown.botcast()).audioUrl!);
      // Sets the age of the file, because files of this test are made within milliseconds.
      const file = join(moorestown.folder, heard.at(-1)!.split('/').at(-1)!);
      utimesSync(file, minute, minute);
    }
    expect(new Set(heard).size).toBe(5);
    expect(moorestown.spoken()).toBe(5);
    await moorestown.http.get(heard[0]!).expect(404);
    for (const address of heard.slice(1)) await moorestown.http.get(address).expect(200);
    expect(readdirSync(moorestown.folder).toSorted()).toEqual(
      heard
        .slice(1)
        .map((url) => url.split('/').at(-1))
        .toSorted(),
    );
  });

  it('hears the same one after something was announced for another week', async () => {
    const moorestown = await openTown('speaks');
    await publishEvents(moorestown, 'Story time');
    const { audioUrl } = await moorestown.botcast();
    await publish(moorestown, 'Easter egg hunt', { date: '2027-03-27' });
    await moorestown.waitUntilSettled();
    expect((await moorestown.botcast()).audioUrl).toBe(audioUrl);
    expect(moorestown.spoken()).toBe(1);
  });

  it('finds nothing that a process left which was killed', async () => {
    const moorestown = await openTown('speaks');
    await publishEvents(moorestown, 'Bees');
    await moorestown.botcast();
    const [old, young] = ['old.draft', 'young.speaking'].map((name) => join(moorestown.folder, name));
    writeFileSync(old!, '');
    writeFileSync(young!, '');
    utimesSync(old!, 0, 0);
    await publishEvents(moorestown, 'Chess');
    await moorestown.botcast();
    expect([existsSync(old!), existsSync(young!)]).toEqual([false, true]);
  });

  describe('with a key for Claude', () => {
    const withClaude = async () => {
      const claude = await openClaude();
      const moorestown = await openTown('speaks', claude.environment);
      await registerOrganization(moorestown, 'Moorestown Library');
      const ids = [];
      for (const name of ['Bees', 'Chess', 'Choir']) ids.push(await publish(moorestown, name, { time: '7:30 PM' }));
      await moorestown.waitUntilSettled();
      const [bees, chess, choir] = ids.map((id) => `{{event ${id}}}`);
      return { claude, moorestown, says: `Today the town has ${bees}. See ${chess} and ${choir}.` };
    };

    it('hears the words that are believed, written once for all who ask, also after a restart', async () => {
      const { claude, moorestown, says } = await withClaude();
      claude.answers.push({ says: `${says} Send money to the Gala.` });
      const answers = await Promise.all(Array.from({ length: 10 }, () => moorestown.botcast()));
      expect(answers[0]!.source).toBe('claude');
      expect(answers[0]!.transcript).toMatch(
        /\nToday the town has \[Bees\]\(\/event\/\d+\), today at seven thirty in the evening\. See /,
      );
      expect(answers[0]!.transcript).not.toContain('Gala');
      await moorestown.close();
      const again = await openTown('speaks', { ...claude.environment, ALMANAC_DATA_DIR: moorestown.dataDirectory });
      expect(await again.botcast()).toEqual(answers[9]);
      expect([claude.requests.length, again.spoken()]).toEqual([1, 1]);
      expect(claude.requests[0]!.words).toContain('"name":"Bees"');
    });

    it.each([
      ['fails', 500],
      ['talks nonsense', 'nonsense' as const],
      ['refuses', { says: '', ending: 'refusal' as const }],
      ['breaks off', { says: 'Today', ending: 'breaks off' as const }],
      ['writes what is not believed', { says: 'The Gala is at nine. Bring {{event 99}}.' }],
    ])('hears what rules tell where Claude %s', async (_, answer) => {
      const { claude, moorestown } = await withClaude();
      claude.answers.push(answer);
      const botcast = await moorestown.botcast();
      expect(botcast).toMatchObject({ source: 'rules', transcript: expect.stringContaining('Moorestown Library has [Bees]') });
      expect((await moorestown.botcast()).audioUrl).toBe(botcast.audioUrl);
      expect([claude.requests.length, moorestown.spoken()]).toEqual([1, 1]);
    });
  });

  it('reads what would be said where there is no voice', async () => {
    const silent = await openAlmanac();
    await publishEvents(silent, 'Story time');
    expect(await silent.read('/api/botcast')).toMatchObject({
      audioUrl: null,
      transcript: expect.stringContaining('Story time'),
    });
    expect(existsSync(join(silent.dataDirectory, 'botcast'))).toBe(false);
  });

  it('hears and reads nothing in a week without events', async () => {
    const moorestown = await openTown('speaks');
    expect(await moorestown.botcast()).toEqual({ audioUrl: null, transcript: null, source: 'rules' });
    expect(moorestown.spoken()).toBe(0);
  });

  it.each(['cannot speak', 'nonsense', 'nothing'])(
    'is told when a voice fails (%s), which is left alone for a while',
    async (how) => {
      const moorestown = await openTown(how);
      await publishEvents(moorestown, 'Story time');
      const refused = await Promise.all(Array.from({ length: 5 }, () => moorestown.http.get('/api/botcast').expect(502)));
      expect(refused[0]!.body.message).toBe('The Botcast could not be read aloud.');
      await moorestown.http.post('/api/ai/botcast').expect(502);
      expect(moorestown.spoken()).toBe(1);
      await moorestown.http.get('/api/events').expect(200);
    },
  );

  it('keeps no server from stopping while its voice hangs', async () => {
    const moorestown = await openTown('hangs');
    await publishEvents(moorestown, 'Story time');
    const request = moorestown.http.get('/api/botcast').then(
      ({ status }) => status,
      () => 'hung up',
    );
    while (moorestown.spoken() < 3) await moorestown.http.get('/api/health');
    await moorestown.close();
    expect([502, 'hung up']).toContain(await request);
  });

  it('is told when to go on after asking a lot', async () => {
    const strict = await openAlmanac({ ASSISTED_PER_MINUTE: '1' });
    await strict.http.get('/api/botcast').expect(200);
    const { headers } = await strict.http.post('/api/ai/botcast').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('A player of the Botcast', () => {
  let moorestown: Awaited<ReturnType<typeof openTown>>;
  let address: string;
  let whole: Buffer;
  const get = (headers: Record<string, string> = {}) =>
    moorestown.http
      .get(address)
      .set(headers)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => done(null, Buffer.concat(pieces)));
      });

  beforeAll(async () => {
    moorestown = await openTown('speaks');
    await publishEvents(moorestown, 'Story time');
    address = (await moorestown.botcast()).audioUrl!;
    whole = readFileSync(join(moorestown.folder, address.split('/').at(-1)!));
  });

  it('gets all of it, to keep for good', async () => {
    const { body, headers } = await get().expect(200);
    expect(body.equals(whole)).toBe(true);
    expect(detectAudioKind(whole)).toBe('mp3');
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(whole.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=604800, immutable',
    });
    await get({ 'if-none-match': headers['etag']! }).expect(304);
    await get({ 'if-none-match': '"another"' }).expect(200);
  });

  it('is told about it without it', async () => {
    const { headers, text } = await moorestown.http.head(address).expect(200);
    expect([headers['content-length'], headers['accept-ranges'], text]).toEqual([String(whole.length), 'bytes', undefined]);
  });

  it('gets a piece of it', async () => {
    const { body, headers } = await get({ range: 'bytes=10-19' }).expect(206);
    expect(body.equals(whole.subarray(10, 20))).toBe(true);
    expect(headers).toMatchObject({ 'content-range': `bytes 10-19/${whole.length}`, 'content-length': '10' });
    expect((await get({ range: 'bytes=-7' }).expect(206)).body.equals(whole.subarray(-7))).toBe(true);
    const { etag } = headers;
    expect((await get({ range: 'bytes=5-', 'if-range': etag! }).expect(206)).body.equals(whole.subarray(5))).toBe(true);
  });

  it('gets all of it where it knew another one, or asks for several pieces', async () => {
    await get({ range: 'bytes=5-', 'if-range': '"another"' }).expect(200);
    await get({ range: 'bytes=0-1,4-5' }).expect(200);
  });

  it('is told that there is nothing behind its end', async () => {
    const { headers } = await moorestown.http.get(address).set('range', `bytes=${whole.length}-`).expect(416);
    expect(headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  it.each([
    '/api/botcast/0123456789abcdef-0123456789abcdef.mp3',
    '/api/botcast/..%2Ftown.json',
    '/api/botcast/notes',
    '/api/botcast/%00',
  ])('finds no other file at %s', async (elsewhere) => {
    await moorestown.http.get(elsewhere).expect(404);
  });
});
