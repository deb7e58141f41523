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
import { projection, requireDocument, type Sealed } from '#libs/event-sourcing';

export type AccountDocument = {
  id: string;
  address: HashedAddress;
  email: Sealed;
  password: Sealed;
  pendingEmail: PendingEmail | null;
  formerEmails: readonly FormerEmail[];
  signIns: string[];
  /** Hashes of unused ones, with their expiry in ms. */
  links: { token: string; expires: number }[];
  isMailboxShown: boolean;
  roles: Role[];
  /** Null without a second factor. `recovery` are the hashes of unused codes. */
  secondFactor: { secret: Sealed; recovery: readonly string[] } | null;
};

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
    SignedIn: (document, { data }) => {
      const account = requireDocument(document);
      return { ...account, signIns: [...account.signIns, data.signIn] };
    },
    SignedOut: (document, { data }) => {
      const account = requireDocument(document);
      return { ...account, signIns: account.signIns.filter((one) => one !== data.signIn) };
    },
    PasswordResetOffered: (document, { data: { token, expires } }) => {
      const account = requireDocument(document);
      return { ...account, links: [...account.links, { token, expires }].slice(-MAX_OPEN_RESET_LINKS) };
    },
    PasswordReset: (document, { data: { password, posted } }) => {
      const account = requireDocument(document);
      const isMailboxShown = account.isMailboxShown || posted === true;
      return { ...account, password, signIns: [], links: [], pendingEmail: null, isMailboxShown };
    },
    PasswordChanged: (document, { data: { password, proof } }) => ({
      ...withoutUsedCode(requireDocument(document), proof),
      ...{ password, links: [], pendingEmail: null },
    }),
    EmailChangeAsked: (document, { data }) => ({
      ...withoutUsedCode(requireDocument(document), data.proof),
      pendingEmail: pendingEmail(data),
    }),
    EmailChangeOffered: (document, { data: { id: _, ...link } }) => {
      const account = requireDocument(document);
      return { ...account, pendingEmail: account.pendingEmail && { ...account.pendingEmail, ...link } };
    },
    EmailAddressChanged: (document, { data: { address, email, token, until, posted } }) => {
      const { address: formerAddress, email: formerEmail, ...account } = requireDocument(document);
      const former = { address: formerAddress, email: formerEmail };
      return {
        ...account,
        ...{ address, email, pendingEmail: null, links: [], isMailboxShown: posted === true },
        formerEmails: formerEmailsAfter(account.formerEmails, former, { address, token, until }),
      };
    },
    EmailUndoOffered: (document, { data: { id: _, change, ...link } }) => {
      const account = requireDocument(document);
      return { ...account, formerEmails: withUndoLink(account.formerEmails, change, link) };
    },
    EmailAddressRestored: (document, { data: { address, email, token, posted } }) => {
      const account = requireDocument(document);
      return {
        ...account,
        ...{ address, email, pendingEmail: null, links: [], signIns: [], isMailboxShown: posted === true },
        formerEmails: formerEmailsBefore(account.formerEmails, token),
      };
    },
    SecondFactorEnabled: (document, { data: { secret, recovery } }) => ({
      ...requireDocument(document),
      secondFactor: { secret, recovery },
    }),
    SecondFactorGiven: (document, { data: { proof } }) => withoutUsedCode(requireDocument(document), proof),
    SecondFactorDisabled: (document) => ({ ...requireDocument(document), secondFactor: null }),
    RecoveryCodesRenewed: (document, { data: { recovery } }) => {
      const account = requireDocument(document);
      return { ...account, secondFactor: account.secondFactor && { ...account.secondFactor, recovery } };
    },
    RoleGranted: (document, { data: { role } }) => {
      const account = requireDocument(document);
      return { ...account, roles: sortRoles([...account.roles, role]) };
    },
    RoleRevoked: (document, { data: { role } }) => {
      const account = requireDocument(document);
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
