import type { Role } from '#libs/contracts';
import { EventStore, type Recorded } from '#libs/event-sourcing';
import { Granting } from '../apps/api/src/accounts/granting';
import { register } from './account';
import type { Almanac } from './app';
import { wholeLog } from './fixtures/a-process';

/** Somebody who has signed in and holds a role; what they ask of `/api/ops`. */
export const staff = async (almanac: Almanac, email = 'olive@example.com', role: Role = 'operator') => {
  const browser = await register(almanac, email);
  await almanac.app.get(Granting, { strict: false }).grant(email, role, 'operator', { unproven: true });
  const { http } = almanac;
  return {
    ...browser,
    actor: `account:${browser.user.id}`,
    get: async <T>(path: string): Promise<T> =>
      (await http.get(`/api/ops/${path}`).set('cookie', browser.cookie).expect(200)).body,
    asks: (path: string) => http.get(`/api/ops/${path}`).set('cookie', browser.cookie),
    says: (path: string, body: object = {}) => http.post(`/api/ops/${path}`).set('cookie', browser.cookie).send(body),
  };
};

export type Staff = Awaited<ReturnType<typeof staff>>;

/** What facts of one type say, each with who caused it. */
export const recordedOf = async ({ app }: Almanac, type: string): Promise<(Recorded['data'] & { actor: string })[]> =>
  (await wholeLog(app.get(EventStore))).flatMap((fact) =>
    fact.type === type ? [{ ...fact.data, actor: fact.metadata.actor }] : [],
  );
