import fc from 'fast-check';
import { toUserKey } from '#libs/contracts';
import { hashedKey, toAccountActor } from '#libs/domain';
import type { People } from '../accounts/people';
import { ResidentKeyResolver } from './resident-key-resolver';

const resolverOf = (accountId: string) =>
  new ResidentKeyResolver({
    hashAddress: async (address: string) => address,
    findByAddress: async () => ({ id: accountId }),
  } as unknown as People);

const accountIds = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);

describe('An auditor who searches for what one person did', () => {
  it('is recorded in the same history, whichever way she names an account', () =>
    fc.assert(
      fc.asyncProperty(accountIds, async (id) => {
        const key = hashedKey(toUserKey(id));
        for (const text of [key, toUserKey(id), 'nora@example.com', toAccountActor(id), ` ${toAccountActor(id)} `])
          expect([text, (await resolverOf(id).resolveActors(text)).accessedKeys]).toEqual([text, [key]]);
      }),
    ));

  it('is recorded in the history of a session', async () => {
    const key = 'session_1700000000000_abcdefghijklmnopqrstuvwx';
    expect(await resolverOf('1').resolveActors(key)).toEqual({ actors: [hashedKey(key)], accessedKeys: [hashedKey(key)] });
  });

  it.each(['operator', 'operators', 'source-3', 'account:'])(
    'is recorded in no history for %s, which is no person',
    async (text) => expect(await resolverOf('1').resolveActors(text)).toEqual({ actors: [text], accessedKeys: [] }),
  );
});
