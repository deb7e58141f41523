import { createHash } from 'node:crypto';
import type supertest from 'supertest';
import { type Feed, newSessionKey, type OneEvent, type Preferences, type Sidebar } from '#libs/contracts';
import { writesOf } from './writes';

export type Resident = ReturnType<typeof residentOf>;

/** Somebody at a browser: one session, told from the others by the person's name. */
export const residentOf = (http: ReturnType<typeof supertest>, name: string) => {
  const key = keyOf(name);
  const read = async <T>(what: string, of = ''): Promise<T> => (await http.get(`/api/${what}/${key}${of}`).expect(200)).body;
  return {
    key,
    preferences: () => read<Preferences>('preferences'),
    saved: () => read<OneEvent[]>('preferences', '/saved-events'),
    sidebar: () => read<Sidebar>('sidebar'),
    feed: () => read<Feed>('feed'),
    ...writesOf(http, key),
  };
};

export const keyOf = (name: string) => newSessionKey(Date.UTC(2026, 10, 20), createHash('md5').update(name).digest());
