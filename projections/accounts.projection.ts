import { MAX_OPEN_RESET_LINKS, type Role, sortRoles } from '#libs/contracts';
import {
  type AccountEvent,
  type FormerEmail,
  formerEmailsAfter,
  formerEmailsBefore,
  type HashedAddress,
  type PendingEmail,
  type Proof,
  pendingEmail,
  withUndoLink,
} from '#libs/domain';
import { existing, projection, type Sealed } from '#libs/event-sourcing';

export type AccountDocument = {
  id: string;
  address: HashedAddress;
  email: Sealed;
  password: Sealed;
  pendingEmail: PendingEmail | null;
  /** Those that can be restored, oldest first. */
  formerEmails: readonly FormerEmail[];
  signIns: string[];
  /** Hashes of unused ones, with their expiry in ms. */
  links: { token: string; expires: number }[];
  /** True once a link sent to the mailbox was used. */
  isMailboxShown: boolean;
  roles: Role[];
  /** Null without a second factor. `recovery` are the hashes of unused codes. */
  secondFactor: { secret: Sealed; recovery: readonly string[] } | null;
};

/** Who has an account, with which password and sign-ins, and which roles? */
export const accounts = projection<AccountDocument, AccountEvent>({
  name: 'accounts',
  version: 5,
  key: ({ data }) => data.id,
  indexed: ['address'],
  on: {
    AccountRegistered: (_, { data: { id, address, email, password } }) => ({
      ...{ id, address, email, password },
      pendingEmail: null,
      formerEmails: [],
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
      return { ...account, links: [...account.links, { token, expires }].slice(-MAX_OPEN_RESET_LINKS) };
    },
    PasswordReset: (known, { data: { password, posted } }) => {
      const account = existing(known);
      const isMailboxShown = account.isMailboxShown || posted === true;
      return { ...account, password, signIns: [], links: [], pendingEmail: null, isMailboxShown };
    },
    PasswordChanged: (known, { data: { password, proof } }) => ({
      ...withoutUsedCode(existing(known), proof),
      ...{ password, links: [], pendingEmail: null },
    }),
    EmailChangeAsked: (known, { data }) => ({
      ...withoutUsedCode(existing(known), data.proof),
      pendingEmail: pendingEmail(data),
    }),
    EmailChangeOffered: (known, { data: { id: _, ...link } }) => {
      const account = existing(known);
      return { ...account, pendingEmail: account.pendingEmail && { ...account.pendingEmail, ...link } };
    },
    EmailAddressChanged: (known, { data: { address, email, token, until, posted } }) => {
      const { address: formerAddress, email: formerEmail, ...account } = existing(known);
      const former = { address: formerAddress, email: formerEmail };
      return {
        ...account,
        ...{ address, email, pendingEmail: null, links: [], isMailboxShown: posted === true },
        formerEmails: formerEmailsAfter(account.formerEmails, former, { address, token, until }),
      };
    },
    EmailUndoOffered: (known, { data: { id: _, change, ...link } }) => {
      const account = existing(known);
      return { ...account, formerEmails: withUndoLink(account.formerEmails, change, link) };
    },
    EmailAddressRestored: (known, { data: { address, email, token, posted } }) => {
      const account = existing(known);
      return {
        ...account,
        ...{ address, email, pendingEmail: null, links: [], signIns: [], isMailboxShown: posted === true },
        formerEmails: formerEmailsBefore(account.formerEmails, token),
      };
    },
    SecondFactorEnabled: (known, { data: { secret, recovery } }) => ({
      ...existing(known),
      secondFactor: { secret, recovery },
    }),
    SecondFactorGiven: (known, { data: { proof } }) => withoutUsedCode(existing(known), proof),
    SecondFactorDisabled: (known) => ({ ...existing(known), secondFactor: null }),
    RecoveryCodesRenewed: (known, { data: { recovery } }) => {
      const account = existing(known);
      return { ...account, secondFactor: account.secondFactor && { ...account.secondFactor, recovery } };
    },
    RoleGranted: (known, { data: { role } }) => {
      const account = existing(known);
      return { ...account, roles: sortRoles([...account.roles, role]) };
    },
    RoleRevoked: (known, { data: { role } }) => {
      const account = existing(known);
      return { ...account, roles: account.roles.filter((one) => one !== role) };
    },
    AccountForgotten: () => null,
  },
});

/** A recovery code works once. */
const withoutUsedCode = (account: AccountDocument, proof: Proof | undefined): AccountDocument => {
  if (!account.secondFactor || !proof || !('recovery' in proof)) return account;
  const { secret, recovery } = account.secondFactor;
  return { ...account, secondFactor: { secret, recovery: recovery.filter((one) => one !== proof.recovery) } };
};
