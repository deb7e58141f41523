import type supertest from 'supertest';

export const writesOf = (http: ReturnType<typeof supertest>, sessionId: string, head: Record<string, string> = {}) => ({
  follow: (...organizations: string[]) => http.post('/api/organizations/follow').set(head).send({ sessionId, organizations }),
  followSubcalendars: (...subcalendars: number[]) =>
    http.post('/api/subcalendars/follow').set(head).send({ sessionId, subcalendars }),
  save: (id: number | string) => http.post(`/api/events/${id}/save`).set(head).send({ sessionId }),
  unsave: (id: number | string) => http.delete(`/api/events/${id}/save`).set(head).send({ sessionId }),
});
