import { createHash } from 'node:crypto';
import type supertest from 'supertest';
import { type Feed, newSessionKey, type Preferences, type Sidebar } from '#libs/contracts';

export type Resident = ReturnType<typeof residentOf>;

/** Somebody at a browser: one session, told from the others by the person's name. */
export const residentOf = (http: ReturnType<typeof supertest>, name: string) => {
  const key = keyOf(name);
  const read = async <T>(what: string): Promise<T> => (await http.get(`/api/${what}/${key}`).expect(200)).body;
  return {
    key,
    preferences: () => read<Preferences>('preferences'),
    sidebar: () => read<Sidebar>('sidebar'),
    feed: () => read<Feed>('feed'),
    /** Posts the whole list. */
    follow: (...organizations: string[]) => http.post('/api/organizations/follow').send({ sessionId: key, organizations }),
    followSubcalendars: (...subcalendars: number[]) =>
      http.post('/api/subcalendars/follow').send({ sessionId: key, subcalendars }),
    save: (id: number | string) => http.post(`/api/events/${id}/save`).send({ sessionId: key }),
    unsave: (id: number | string) => http.delete(`/api/events/${id}/save`).send({ sessionId: key }),
  };
};

export const keyOf = (name: string) => newSessionKey(Date.UTC(2026, 10, 20), createHash('md5').update(name).digest());
