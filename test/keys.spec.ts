import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Almanac, openAlmanac } from './app';
import { commandLineIn } from './command-line';
import { onFiles } from './engines/servers-of';
import { printedDuring } from './printed';
import { publish, register } from './publishing';

const LIBRARY = 'Moorestown Library';

describe('The key of a session', () => {
  let almanac: Almanac;
  let chess: number;

  beforeAll(async () => {
    almanac = await openAlmanac();
    await register(almanac, LIBRARY, ['Teens']);
    chess = await publish(almanac, 'Chess club');
  });

  /** Everything Anna can ask for and send, rightly and wrongly; answers all that she is told. */
  const everything = async () => {
    const { key: sessionId, ...anna } = almanac.resident('Anna');
    const { http } = almanac;
    const broken = { 'content-type': 'application/json' };
    await anna.follow(LIBRARY).expect(200);
    await anna.save(chess).expect(200);
    await register(almanac, LIBRARY, ['Teens', 'Chess']);
    await almanac.settled();
    const answers = await Promise.all([
      ...['preferences', 'sidebar', 'feed', 'nothing'].map((what) => http.get(`/api/${what}/${sessionId}`)),
      ...['organizations', 'subcalendars', 'events', 'town', 'health'].map((what) => http.get(`/api/${what}?key=${sessionId}`)),
      http.get(`/api/preferences/${sessionId}/nothing`),
      http.post(`/api/preferences/${sessionId.replaceAll('_', '%5F')}/nothing`),
      http.post(`/api/preferences/%73ession${sessionId.slice('session'.length)}/nothing`),
      http.get(`/api/preferences/${sessionId}%`),
      http.get(`/api/preferences/${sessionId.slice(0, -2)}~~`),
      http.get(`/api/events/${sessionId}`),
      http.get(`/api/events?from=${sessionId}`),
      http.get(`/${sessionId}`).set('accept', 'text/html'),
      http.get('/api/preferences/user_7'),
      http.post('/api/organizations/follow').send({ sessionId, organizations: [sessionId] }),
      http.post('/api/organizations/follow').send({ sessionId, organizations: sessionId }),
      http.post('/api/organizations/follow').send({ [sessionId]: sessionId }),
      http.post('/api/organizations/follow').set(broken).send(sessionId),
      http.post('/api/organizations/follow').set(broken).send(`{"sessionId":"${sessionId}"`),
      http.post('/api/subcalendars/follow').send({ sessionId, subcalendars: [4711] }),
      http.post(`/api/preferences/${sessionId}/save-event`).send({ eventId: chess }),
      http.post(`/api/preferences/${sessionId}/save-event`).send({ eventId: sessionId }),
      http.post(`/api/events/${chess}/save`).send({ sessionId }),
      http.post(`/api/events/${sessionId}/save`).send({ sessionId }),
      http.delete(`/api/events/${chess}/save`).send({ sessionId }),
    ]);
    return answers.map(({ text, headers }) => `${text} ${JSON.stringify(headers)}`);
  };

  onFiles.it('is in no answer, in nothing printed and in no byte of the stores, whatever Anna does or does wrong', async () => {
    const anna = almanac.resident('Anna');
    let answers: string[] = [];
    const printed = await printedDuring(async () => {
      answers = await everything();
    });
    const secret = anna.key.split('_').at(-1)!;
    for (const answer of [...answers, printed]) expect(answer).not.toContain(secret);

    const files = readdirSync(almanac.dataDirectory);
    expect(files).toEqual(expect.arrayContaining(['events.db', 'readmodels.db']));
    const holding = files.filter((file) => readFileSync(join(almanac.dataDirectory, file)).includes(secret));
    expect(holding).toEqual([]);
    expect(await anna.preferences()).toMatchObject({
      followedOrganizations: [LIBRARY, `${LIBRARY}::Teens`, `${LIBRARY}::Chess`],
    });
  });

  onFiles.it('is what an auditor gives, and not told again', async () => {
    const { key } = almanac.resident('Anna');
    const audit = commandLineIn(almanac.dataDirectory);
    for (const words of [[key], [key, '--json'], ['user_7', '--json']]) {
      const { code, said, complained } = await audit('audit', 'preferences', ...words);
      expect([code, complained]).toEqual([0, '']);
      expect(said).not.toContain(words[0]);
    }
    expect((await audit('audit', 'preferences', key)).said).toMatch(/themselves +OrganizationFollowed/);
  });
});
