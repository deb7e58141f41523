import type { Role } from '#libs/contracts';
import { EventStore, type Recorded } from '#libs/event-sourcing';
import { RoleGranter } from '../apps/api/src/accounts/role-granter';
import { registerAccount } from './account';
import type { Almanac } from './app';
import { readLog } from './fixtures/town-process';

export const createStaff = async (almanac: Almanac, email = 'olive@example.com', role: Role = 'operator') => {
  const browser = await registerAccount(almanac, email);
  await almanac.app.get(RoleGranter, { strict: false }).grant(email, role, 'operator', { unproven: true });
  const { http } = almanac;
  return {
    ...browser,
    actor: `account:${browser.user.id}`,
    get: async <T>(path: string): Promise<T> =>
      (await http.get(`/api/ops/${path}`).set('cookie', browser.cookie).expect(200)).body,
    request: (path: string) => http.get(`/api/ops/${path}`).set('cookie', browser.cookie),
    post: (path: string, body: object = {}) => http.post(`/api/ops/${path}`).set('cookie', browser.cookie).send(body),
  };
};

export type Staff = Awaited<ReturnType<typeof createStaff>>;

export const readFactsOfType = async ({ app }: Almanac, type: string): Promise<(Recorded['data'] & { actor: string })[]> =>
  (await readLog(app.get(EventStore))).flatMap((fact) =>
    fact.type === type ? [{ ...fact.data, actor: fact.metadata.actor }] : [],
  );
