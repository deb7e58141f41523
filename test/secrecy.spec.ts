import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashedKey } from '#libs/domain';
import { EventStore } from '#libs/event-sourcing';
import { letters, PASSWORD, register, signIn, tokenIn } from './account';
import { type Almanac, openAlmanac } from './app';
import { onFiles } from './engines/servers-of';
import { wholeLog } from './fixtures/a-process';
import { printedDuring } from './printed';

const EMAIL = 'anna.kowalska@example.com';
const ANEW = 'another good password';

describe('What Anna tells about herself', () => {
  let almanac: Almanac;
  let token: string;
  let cookie: string;
  const answers: string[] = [];

  const post = async (what: string, body: object) => {
    const answer = await almanac.http.post(`/api/auth/${what}`).send(body);
    answers.push(`${answer.text} ${JSON.stringify({ ...answer.headers, 'set-cookie': '' })}`);
    return answer;
  };

  /** Whatever an account can do, rightly and wrongly. */
  const everything = async () => {
    const { key: sessionId } = almanac.resident('Anna');
    const anna = await register(almanac, EMAIL, sessionId);
    cookie = anna.cookie;
    await post('register', { email: EMAIL, password: PASSWORD });
    await post('register', { email: `${EMAIL}.`, password: PASSWORD, sessionId: EMAIL });
    await post('login', { email: EMAIL, password: 'not her password' });
    await post('login', { email: EMAIL, password: [PASSWORD] });
    await post('login', { email: [EMAIL], password: PASSWORD });
    await post('forgot-password', { email: EMAIL });
    await almanac.settled();
    token = tokenIn(letters(almanac)[0]!);
    for (const wrong of [`${token}x`, token.toUpperCase(), EMAIL]) await post('reset-password', { token: wrong, password: ANEW });
    await post('reset-password', { token, password: 'short' });
    await post('reset-password', { token, password: ANEW });
    await post('reset-password', { token, password: ANEW });
    for (const path of [
      `/api/auth/nothing/${token}`,
      `/api/auth/verify-reset-token?token=${token}`,
      `/reset-password/${token}`,
    ]) {
      const { text, headers } = await almanac.http.get(path);
      answers.push(`${text} ${JSON.stringify(headers)}`);
    }
    await (await signIn(almanac, EMAIL, sessionId, ANEW)).logout().expect(204);
  };

  beforeAll(async () => {
    almanac = await openAlmanac();
  });

  it('is in no answer but her own, and in nothing printed', async () => {
    const printed = await printedDuring(everything);
    for (const secret of [EMAIL, PASSWORD, ANEW, token, cookie])
      for (const said of [...answers, printed]) expect(said).not.toContain(secret);
  });

  it('is in no fact in the clear: neither her address, nor its hash, nor the hash of a password or of a session', async () => {
    const log = JSON.stringify(await wholeLog(almanac.app.get(EventStore)));
    const { key: session } = almanac.resident('Anna');
    for (const secret of [EMAIL, 'kowalska', hashedKey(EMAIL), '$argon2id', PASSWORD, ANEW, token, session])
      expect(log).not.toContain(secret);
  });

  onFiles.it('is in no byte of the stores, and the letter is for her alone', async () => {
    const inData = (name: string) => join(almanac.dataDirectory, name);
    const files = readdirSync(almanac.dataDirectory).filter((name) => statSync(inData(name)).isFile());
    expect(files).toEqual(expect.arrayContaining(['events.db', 'readmodels.db', 'keys.db', 'jwt-secret']));
    const secret = readFileSync(inData('jwt-secret'), 'utf8').trim();
    for (const file of files) {
      const bytes = readFileSync(inData(file));
      for (const one of [EMAIL, '$argon2id', PASSWORD, ANEW, token]) expect([file, bytes.includes(one)]).toEqual([file, false]);
      expect([file, bytes.includes(secret)]).toEqual([file, file === 'jwt-secret']);
    }
    for (const name of ['outbox', 'jwt-secret', 'keys.db'])
      expect([name, statSync(inData(name)).mode & 0o077]).toEqual([name, 0]);
  });

  onFiles.it('can be read by nobody once her key is gone, while the log stays what it is', async () => {
    const { dataDirectory: ALMANAC_DATA_DIR } = almanac;
    const before = await wholeLog(almanac.app.get(EventStore));
    await almanac.close();
    for (const name of readdirSync(ALMANAC_DATA_DIR)) if (name.startsWith('keys.db')) rmSync(join(ALMANAC_DATA_DIR, name));
    almanac = await openAlmanac({ ALMANAC_DATA_DIR });
    await post('login', { email: EMAIL, password: ANEW }).then(({ status }) => expect(status).toBe(401));
    expect(await wholeLog(almanac.app.get(EventStore))).toEqual(before);
    expect((await register(almanac, EMAIL)).user.email).toBe(EMAIL);
  });
});
