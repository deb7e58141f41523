import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import type { User } from '#libs/contracts';
import type { Almanac } from './app';
import { writesOf } from './writes';

export const PASSWORD = 'correct horse battery';

/** The cookie that an answer leaves in the browser, as it is sent along from then on. */
export const cookieIn = ({ headers }: Response): string => headers['set-cookie']![0]!.split(';')[0]!;

export type SignedInBrowser = Awaited<ReturnType<typeof register>>;

/** Somebody who registers, at a browser that is signed in from then on. */
export const register = async (almanac: Almanac, email: string, sessionId?: string) =>
  browserOf(almanac, await almanac.http.post('/api/auth/register').send({ email, password: PASSWORD, sessionId }).expect(201));

/** The same person at another browser. */
export const signIn = async (almanac: Almanac, email: string, sessionId?: string, password = PASSWORD) =>
  browserOf(almanac, await almanac.http.post('/api/auth/login').send({ email, password, sessionId }).expect(200));

const browserOf = ({ http }: Almanac, answer: Response) => {
  const { user } = answer.body as { user: User };
  const [key, cookie] = [`user_${user.id}`, cookieIn(answer)];
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

/** The letters that are in the outbox, the head and the text of each. */
export const letters = ({ dataDirectory }: Almanac): string[] => {
  const outbox = join(dataDirectory, 'outbox');
  return filesIn(outbox).map((file) => readFileSync(join(outbox, file), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='));
};

const filesIn = (folder: string) => {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
};

/** The secret of the link that a letter holds. */
export const tokenIn = (letter: string): string => /\/(?:reset-password|email-address)\/(\S+)/.exec(letter)![1]!;
