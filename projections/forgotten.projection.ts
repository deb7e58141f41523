import type { AccountForgotten } from '#libs/domain';
import { projection } from '#libs/event-sourcing';

export type ForgottenDocument = { id: string };

/** Which accounts are forgotten? If a backup restores their personal keys, these are destroyed again. */
export const forgottenAccounts = projection<ForgottenDocument, AccountForgotten>({
  name: 'forgotten',
  version: 1,
  key: ({ data }) => data.id,
  on: { AccountForgotten: (_, { data: { id } }) => ({ id }) },
});
