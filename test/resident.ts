import { createHash } from 'node:crypto';
import type supertest from 'supertest';
import { createSessionKey, type EventDetails, type MyAlmanac, type Preferences, type Sidebar } from '#libs/contracts';
import { writesOf } from './writes';

export type Resident = ReturnType<typeof residentOf>;

/** The session key is derived from the name. */
export const residentOf = (http: ReturnType<typeof supertest>, name: string) => {
  const key = keyOf(name);
  const read = async <T>(what: string, of = ''): Promise<T> => (await http.get(`/api/${what}/${key}${of}`).expect(200)).body;
  return {
    key,
    preferences: () => read<Preferences>('preferences'),
    saved: () => read<EventDetails[]>('preferences', '/saved-events'),
    sidebar: () => read<Sidebar>('sidebar'),
    feed: () => read<MyAlmanac>('feed'),
    ...writesOf(http, key),
  };
};

export const keyOf = (name: string) => createSessionKey(Date.UTC(2026, 10, 20), createHash('md5').update(name).digest());
