import { BadRequestException, Looks, Who } from '#api';
import type { LookPurpose } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { Projector } from '#libs/event-sourcing';
import { type Call, OPERATOR, Usage } from '../command';

/** What may stand for KEY. */
export const KEYS = 'KEY is session_{timestamp}_{random}, user_{id}, an e-mail address, or the hash that facts call somebody by.';

/** Whose history is meant: by then it is on record that somebody looks into it from the command line. */
export const lookedAt = async ({ app }: Call, typed: string, purpose: LookPurpose): Promise<HashedKey> => {
  const key = await app
    .get(Who, { strict: false })
    .meantBy(typed)
    .catch((error: unknown) => {
      throw error instanceof BadRequestException ? new Usage(KEYS) : error;
    });
  if (!(await app.get(Projector).isBuilt()))
    throw new Error('What this is read from is not built yet: start a server, and ask again once it is ready.');
  await app.get(Looks, { strict: false }).record(key, OPERATOR, purpose);
  return key;
};
