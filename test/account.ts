import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import type { User } from '#libs/contracts';
import type { Almanac } from './app';
import { writesOf } from './writes';

export const PASSWORD = 'correct horse battery';

export const sessionCookieOf = ({ headers }: Response): string => headers['set-cookie']![0]!.split(';')[0]!;

export type SignedInBrowser = Awaited<ReturnType<typeof registerAccount>>;

export const registerAccount = async (almanac: Almanac, email: string, sessionId?: string) =>
  toSignedInBrowser(
    almanac,
    await almanac.http.post('/api/auth/register').send({ email, password: PASSWORD, sessionId }).expect(201),
  );

export const signIn = async (almanac: Almanac, email: string, sessionId?: string, password = PASSWORD) =>
  toSignedInBrowser(almanac, await almanac.http.post('/api/auth/login').send({ email, password, sessionId }).expect(200));

const toSignedInBrowser = ({ http }: Almanac, answer: Response) => {
  const { user } = answer.body as { user: User };
  const [key, cookie] = [`user_${user.id}`, sessionCookieOf(answer)];
  return {
    user,
    key,
    cookie,
    me: async (): Promise<User | null> => (await http.get('/api/auth/me').set('cookie', cookie).expect(200)).body.user,
    preferences: () => http.get(`/api/preferences/${key}`).set('cookie', cookie),
    ...writesOf(http, key, { cookie }),
    logout: () => http.post('/api/auth/logout').set('cookie', cookie),
  };
};

export const readOutbox = ({ dataDirectory }: Almanac): string[] => {
  const outbox = join(dataDirectory, 'outbox');
  return listFiles(outbox).map((file) => readFileSync(join(outbox, file), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='));
};

const listFiles = (folder: string) => {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
};

export const tokenOf = (letter: string): string => /\/(?:reset-password|email-address)\/(\S+)/.exec(letter)![1]!;
