import { inOrder, MOST_OPEN_LINKS, type Role } from '#libs/contracts';
import type { AccountEvent, HashedAddress } from '#libs/domain';
import { existing, projection, type Sealed } from '#libs/event-sourcing';

export type AccountDocument = {
  id: string;
  address: HashedAddress;
  email: Sealed;
  password: Sealed;
  /** Those that have not ended. */
  signIns: string[];
  /** Links for a new password that were not used, by their hashes; they end in milliseconds. */
  links: { token: string; expires: number }[];
  /** Whether whoever has it reads the mailbox that it is registered for: they have used a link that was sent there. */
  isMailboxShown: boolean;
  roles: Role[];
  /** Null where a password is enough. `recovery` are the hashes of the codes that were not used. */
  secondFactor: { secret: Sealed; recovery: readonly string[] } | null;
};

/** Who has an account, where are they signed in, with which password, and what may they do there? */
export const accounts = projection<AccountDocument, AccountEvent>({
  name: 'accounts',
  version: 4,
  key: ({ data }) => data.id,
  indexed: ['address'],
  on: {
    AccountRegistered: (_, { data: { id, address, email, password } }) => ({
      ...{ id, address, email, password },
      signIns: [],
      links: [],
      isMailboxShown: false,
      roles: [],
      secondFactor: null,
    }),
    SignedIn: (known, { data }) => {
      const account = existing(known);
      return { ...account, signIns: [...account.signIns, data.signIn] };
    },
    SignedOut: (known, { data }) => {
      const account = existing(known);
      return { ...account, signIns: account.signIns.filter((one) => one !== data.signIn) };
    },
    PasswordResetOffered: (known, { data: { token, expires } }) => {
      const account = existing(known);
      return { ...account, links: [...account.links, { token, expires }].slice(-MOST_OPEN_LINKS) };
    },
    PasswordReset: (known, { data: { password, posted } }) => {
      const account = existing(known);
      return { ...account, password, signIns: [], links: [], isMailboxShown: account.isMailboxShown || posted === true };
    },
    SecondFactorEnabled: (known, { data: { secret, recovery } }) => ({
      ...existing(known),
      secondFactor: { secret, recovery },
    }),
    SecondFactorGiven: (known, { data: { proof } }) => {
      const account = existing(known);
      if (!account.secondFactor || !('recovery' in proof)) return account;
      const { secret, recovery } = account.secondFactor;
      return { ...account, secondFactor: { secret, recovery: recovery.filter((one) => one !== proof.recovery) } };
    },
    SecondFactorDisabled: (known) => ({ ...existing(known), secondFactor: null }),
    RecoveryCodesRenewed: (known, { data: { recovery } }) => {
      const account = existing(known);
      return { ...account, secondFactor: account.secondFactor && { ...account.secondFactor, recovery } };
    },
    RoleGranted: (known, { data: { role } }) => {
      const account = existing(known);
      return { ...account, roles: inOrder([...account.roles, role]) };
    },
    RoleRevoked: (known, { data: { role } }) => {
      const account = existing(known);
      return { ...account, roles: account.roles.filter((one) => one !== role) };
    },
    AccountForgotten: () => null,
  },
});
