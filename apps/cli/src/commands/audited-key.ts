import { BadRequestException, HistoryAccessLog, ResidentKeyResolver } from '#api';
import type { HistoryAccessPurpose } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { Projector } from '#libs/event-sourcing';
import { type CommandCall, OPERATOR_ACTOR, UsageError } from '../command';

export const KEY_ARGUMENT_HELP =
  'KEY is session_{timestamp}_{random}, user_{id}, an e-mail address, or the hash that stands for a key in facts.';

/** The look into a person's history is recorded first. */
export const recordAuditOf = async ({ app }: CommandCall, typed: string, purpose: HistoryAccessPurpose): Promise<HashedKey> => {
  const key = await app
    .get(ResidentKeyResolver, { strict: false })
    .resolveKey(typed)
    .catch((error: unknown) => {
      throw error instanceof BadRequestException ? new UsageError(KEY_ARGUMENT_HELP) : error;
    });
  if (!(await app.get(Projector).isBuilt()))
    throw new Error('The read models for this are not built yet. Start a server, and try again when it is ready.');
  await app.get(HistoryAccessLog, { strict: false }).record(key, OPERATOR_ACTOR, purpose);
  return key;
};
