import { MAX_OPEN_RESET_LINKS, MAX_SIGNED_IN_DEVICES, type Role } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected, type Sealed } from '#libs/event-sourcing';
import type { HashedAddress } from './email-address';
import {
  checkEmailChange,
  type FormerEmail,
  formerEmailsAfter,
  formerEmailsBefore,
  isLinkTo,
  type PendingEmail,
  pendingEmail,
  restorableBy,
  withUndoLink,
} from './email-change';
import { afterProof, checkProof, HasSecondFactor, NoSecondFactor, type Proof, type SecondFactor } from './second-factor';

type Account = { id: string };

/** `password` is a hash. Personal data is encrypted with the key of this person. */
export type AccountRegistered = DomainEvent<
  'AccountRegistered',
  Account & { address: HashedAddress; email: Sealed; password: Sealed }
>;
/** `signIn` identifies the sign-in of one device. */
export type SignedIn = DomainEvent<'SignedIn', Account & { signIn: string }>;
export type SignedOut = DomainEvent<'SignedOut', Account & { signIn: string }>;
/** `token` is the hash of the link's secret, `expires` is in ms. `posted`: sent by mail, not just written to the outbox. */
export type PasswordResetOffered = DomainEvent<
  'PasswordResetOffered',
  Account & { token: string; expires: number; posted?: true }
>;
/** The password was set by a reset link, which signs out all devices. `posted`: so the user reads the mailbox. */
export type PasswordReset = DomainEvent<'PasswordReset', Account & { token: string; password: Sealed; posted?: true }>;
/** Changed with the old password, on the device `signIn`. */
export type PasswordChanged = DomainEvent<'PasswordChanged', Account & { signIn: string; password: Sealed; proof?: Proof }>;
/** The address changes when a letter to the new one is answered, before `expires` (ms). */
export type EmailChangeAsked = DomainEvent<
  'EmailChangeAsked',
  Account & { signIn: string; address: HashedAddress; email: Sealed; expires: number; proof?: Proof }
>;
/** A link was created for the last requested change. `token` is the hash of its secret; `posted` as in PasswordResetOffered. */
export type EmailChangeOffered = DomainEvent<'EmailChangeOffered', Account & { token: string; posted?: true }>;
/** The link was used: `email` is the address from now on. The former address can undo it before `until` (ms). */
export type EmailAddressChanged = DomainEvent<
  'EmailAddressChanged',
  Account & { token: string; address: HashedAddress; email: Sealed; until: number; posted?: true }
>;
/** A link was created for the former mailbox. It undoes the change made by the link `change`. */
export type EmailUndoOffered = DomainEvent<'EmailUndoOffered', Account & { change: string; token: string; posted?: true }>;
/** The undo link was used, which signs out all devices. `released` are the addresses used since, which the account gives up. */
export type EmailAddressRestored = DomainEvent<
  'EmailAddressRestored',
  Account & { token: string; address: HashedAddress; email: Sealed; released: readonly HashedAddress[]; posted?: true }
>;
/** The personal data can no longer be decrypted, and nobody can sign in. */
export type AccountForgotten = DomainEvent<'AccountForgotten', Account & { reason?: string }>;
/** `step` is that of the code that proved the setup, `recovery` are hashes of recovery codes. */
export type SecondFactorEnabled = DomainEvent<
  'SecondFactorEnabled',
  Account & { secret: Sealed; recovery: readonly string[]; step: number }
>;
export type SecondFactorGiven = DomainEvent<'SecondFactorGiven', Account & { signIn: string; proof: Proof }>;
/** `reason` is given if an operator did it for a user who lost the second factor. */
export type SecondFactorDisabled = DomainEvent<'SecondFactorDisabled', Account & { reason?: string }>;
/** `recovery` are the hashes of the new codes. All older ones are void. */
export type RecoveryCodesRenewed = DomainEvent<'RecoveryCodesRenewed', Account & { proof: Proof; recovery: readonly string[] }>;
/** `unproven`: the user has not proved the mailbox, and an operator vouches. */
export type RoleGranted = DomainEvent<'RoleGranted', Account & { role: Role; reason?: string; unproven?: true }>;
/** Takes effect at once on all devices. `reason` is in the words of the operator. */
export type RoleRevoked = DomainEvent<'RoleRevoked', Account & { role: Role; reason?: string }>;
export type AccountEvent =
  | AccountRegistered
  | SignedIn
  | SignedOut
  | PasswordResetOffered
  | PasswordReset
  | PasswordChanged
  | EmailChangeAsked
  | EmailChangeOffered
  | EmailAddressChanged
  | EmailUndoOffered
  | EmailAddressRestored
  | SecondFactorEnabled
  | SecondFactorGiven
  | SecondFactorDisabled
  | RecoveryCodesRenewed
  | RoleGranted
  | RoleRevoked
  | AccountForgotten;

export class RegisterAccount extends command('RegisterAccount')<
  Account & { address: HashedAddress; email: Sealed; password: Sealed; signIn: string }
> {}
/** `password` is the hash that matched: one replaced meanwhile is refused. A second factor requires `proof`. */
export class SignIn extends command('SignIn')<Account & { signIn: string; password: Sealed; proof?: Proof }> {}
export class SignOut extends command('SignOut')<Account & { signIn: string }> {}
/** For a letter to `address`. Refused if the account has another address by now. */
export class OfferPasswordReset extends command('OfferPasswordReset')<
  PasswordResetOffered['data'] & { address: HashedAddress }
> {}
/** `now` is in ms, by the clock that links expire by. */
export class ResetPassword extends command('ResetPassword')<Account & { token: string; password: Sealed; now: number }> {}
type Credentials = { signIn: string; password: Sealed; proof?: Proof };
/** Keeps this sign-in and ends all others. Throws PasswordReplaced, SignInEnded, SecondFactorMissing, CodeAlreadyUsed. */
export class ChangePassword extends command('ChangePassword')<Account & Credentials & { newPassword: Sealed }> {}
/** Throws like ChangePassword, and SameEmailAddress, TooManyEmailChanges. `now` and `expires` as for ResetPassword. */
export class AskForEmailChange extends command('AskForEmailChange')<
  Account & Credentials & { address: HashedAddress; email: Sealed; now: number; expires: number }
> {}
/** Only for the pending change with this address and expiry. */
export class OfferEmailChange extends command('OfferEmailChange')<
  EmailChangeOffered['data'] & { address: HashedAddress; expires: number }
> {}
/** Keeps the sign-in that asked for it and ends all others. Throws LinkAlreadyUsed. */
export class ChangeEmailAddress extends command('ChangeEmailAddress')<Account & { token: string; now: number; until: number }> {}
export class OfferEmailUndo extends command('OfferEmailUndo')<EmailUndoOffered['data']> {}
/** Throws LinkAlreadyUsed. */
export class RestoreEmailAddress extends command('RestoreEmailAddress')<Account & { token: string; now: number }> {}
/** Keeps this sign-in and ends all others, because they have given no code. */
export class EnableSecondFactor extends command('EnableSecondFactor')<SecondFactorEnabled['data'] & { signIn: string }> {}
export class DisableSecondFactor extends command('DisableSecondFactor')<Account & { proof: Proof }> {}
/** Throws NoSecondFactor, CodeAlreadyUsed. */
export class RenewRecoveryCodes extends command('RenewRecoveryCodes')<RecoveryCodesRenewed['data']> {}
/** For operators: needs no proof. */
export class LiftSecondFactor extends command('LiftSecondFactor')<Account & { reason: string }> {}
/** Registering proves no mailbox: without proof `unproven` is required. Throws NoSuchAccount, MailboxNotProven. */
export class GrantRole extends command('GrantRole')<RoleGranted['data']> {}
export class RevokeRole extends command('RevokeRole')<RoleRevoked['data']> {}
export class ForgetAccount extends command('ForgetAccount')<AccountForgotten['data']> {}
export type AccountCommand =
  | RegisterAccount
  | SignIn
  | SignOut
  | OfferPasswordReset
  | ResetPassword
  | ChangePassword
  | AskForEmailChange
  | OfferEmailChange
  | ChangeEmailAddress
  | OfferEmailUndo
  | RestoreEmailAddress
  | EnableSecondFactor
  | DisableSecondFactor
  | RenewRecoveryCodes
  | LiftSecondFactor
  | GrantRole
  | RevokeRole
  | ForgetAccount;

type State = Readonly<{
  password: Sealed | null;
  /** Null before the registration. */
  mailbox: Readonly<{ address: HashedAddress; email: Sealed }> | null;
  pendingEmail: PendingEmail | null;
  /** Those that can be restored, oldest first. */
  formerEmails: readonly FormerEmail[];
  isForgotten: boolean;
  signIns: readonly string[];
  /** Links created since the last password. */
  links: readonly Readonly<{ token: string; expires: number; posted?: true }>[];
  /** Letters with older ones are not sent any more. */
  lastOffered: readonly string[];
  /** True once a link sent to the mailbox was used. */
  isMailboxShown: boolean;
  roles: readonly Role[];
  secondFactor: SecondFactor | null;
}>;

const NEW_ACCOUNT: State = {
  password: null,
  mailbox: null,
  pendingEmail: null,
  formerEmails: [],
  isForgotten: false,
  signIns: [],
  links: [],
  lastOffered: [],
  isMailboxShown: false,
  roles: [],
  secondFactor: null,
};

export const account = decider<State, AccountCommand, AccountEvent>({
  stream: 'account',
  identify: ({ id }) => id,
  initialState: NEW_ACCOUNT,

  decide: {
    RegisterAccount: ({ signIn, ...registered }, { password, isForgotten }) => {
      if (isForgotten) throw new AccountIsForgotten();
      if (password !== null) throw new EmailAddressTaken();
      return [
        { type: 'AccountRegistered', data: registered },
        { type: 'SignedIn', data: { id: registered.id, signIn } },
      ];
    },
    SignIn: ({ id, signIn, password, proof }, state) => {
      if (state.password !== password) throw new PasswordReplaced();
      if (state.signIns.includes(signIn)) return [];
      const ended = state.signIns.slice(0, Math.max(0, state.signIns.length + 1 - MAX_SIGNED_IN_DEVICES));
      return [
        ...ended.map((one) => ({ type: 'SignedOut' as const, data: { id, signIn: one } })),
        ...secondFactorGiven(id, signIn, state.secondFactor, proof),
        { type: 'SignedIn', data: { id, signIn } },
      ];
    },
    SignOut: (data, { signIns }) => (signIns.includes(data.signIn) ? [{ type: 'SignedOut', data }] : []),
    OfferPasswordReset: ({ address, ...offered }, { mailbox, lastOffered }) =>
      mailbox?.address !== address || lastOffered.includes(offered.token)
        ? []
        : [{ type: 'PasswordResetOffered', data: offered }],
    ResetPassword: ({ now, ...reset }, { links }) => {
      const link = links.find(({ token, expires }) => token === reset.token && expires > now);
      if (!link) throw new LinkAlreadyUsed();
      return [{ type: 'PasswordReset', data: { ...reset, ...(link.posted && { posted: true }) } }];
    },
    ChangePassword: ({ id, signIn, password, newPassword, proof }, state) => {
      checkCredentials(state, { signIn, password, proof });
      return [
        { type: 'PasswordChanged', data: { id, signIn, password: newPassword, ...(proof && { proof }) } },
        ...signOutsOfOthers(id, signIn, state),
      ];
    },
    AskForEmailChange: ({ password, now, ...request }, state) => {
      checkCredentials(state, { signIn: request.signIn, password, proof: request.proof });
      checkEmailChange(request.address, state.mailbox?.address, state.formerEmails, now);
      return [{ type: 'EmailChangeAsked', data: request }];
    },
    OfferEmailChange: ({ address, expires, ...offered }, { pendingEmail }) =>
      pendingEmail?.address === address && pendingEmail.expires === expires && pendingEmail.token !== offered.token
        ? [{ type: 'EmailChangeOffered', data: offered }]
        : [],
    ChangeEmailAddress: ({ id, token, now, until }, state) => {
      const { pendingEmail } = state;
      if (!pendingEmail || !isLinkTo(pendingEmail, token, now)) throw new LinkAlreadyUsed();
      const { signIn, address, email, posted } = pendingEmail;
      return [
        { type: 'EmailAddressChanged', data: { id, token, address, email, until, ...(posted && { posted }) } },
        ...signOutsOfOthers(id, signIn, state),
      ];
    },
    OfferEmailUndo: (data, { formerEmails }) => {
      const former = formerEmails.find(({ change }) => change === data.change);
      return !former || former.token === data.token ? [] : [{ type: 'EmailUndoOffered', data }];
    },
    RestoreEmailAddress: ({ id, token, now }, { mailbox, formerEmails }) => {
      const restorable = restorableBy(formerEmails, token, now);
      if (!restorable || !mailbox) throw new LinkAlreadyUsed();
      const { address, email, posted } = restorable.former;
      const released = [...restorable.since.map((one) => one.address), mailbox.address];
      return [{ type: 'EmailAddressRestored', data: { id, token, address, email, released, ...(posted && { posted }) } }];
    },
    EnableSecondFactor: ({ signIn, ...data }, state) => {
      if (state.secondFactor) throw new HasSecondFactor();
      if (!state.signIns.includes(signIn)) throw new SignInEnded();
      return [{ type: 'SecondFactorEnabled', data }, ...signOutsOfOthers(data.id, signIn, state)];
    },
    DisableSecondFactor: ({ id, proof }, { secondFactor }) => {
      if (!secondFactor) return [];
      afterProof(secondFactor, proof);
      return [{ type: 'SecondFactorDisabled', data: { id } }];
    },
    RenewRecoveryCodes: (data, { secondFactor }) => {
      if (!secondFactor) throw new NoSecondFactor();
      afterProof(secondFactor, data.proof);
      return [{ type: 'RecoveryCodesRenewed', data }];
    },
    LiftSecondFactor: (data, { secondFactor }) => (secondFactor ? [{ type: 'SecondFactorDisabled', data }] : []),
    GrantRole: ({ unproven, ...data }, { password, roles, isMailboxShown }) => {
      if (password === null) throw new NoSuchAccount();
      if (roles.includes(data.role)) return [];
      if (isMailboxShown) return [{ type: 'RoleGranted', data }];
      if (!unproven) throw new MailboxNotProven();
      return [{ type: 'RoleGranted', data: { ...data, unproven } }];
    },
    RevokeRole: (data, { roles }) => (roles.includes(data.role) ? [{ type: 'RoleRevoked', data }] : []),
    ForgetAccount: (data, { isForgotten }) => (isForgotten ? [] : [{ type: 'AccountForgotten', data }]),
  },

  evolve: {
    AccountRegistered: (state, { password, address, email }) => ({ ...state, password, mailbox: { address, email } }),
    SignedIn: (state, { signIn }) => ({ ...state, signIns: [...state.signIns, signIn] }),
    SignedOut: (state, { signIn }) => ({ ...state, signIns: state.signIns.filter((one) => one !== signIn) }),
    PasswordResetOffered: (state, { id: _, ...link }) => ({
      ...state,
      links: [...state.links, link].slice(-MAX_OPEN_RESET_LINKS),
      lastOffered: [...state.lastOffered, link.token].slice(-MAX_OPEN_RESET_LINKS),
    }),
    PasswordReset: (state, { password, posted }) => ({
      ...state,
      ...{ password, signIns: [], links: [], pendingEmail: null },
      isMailboxShown: state.isMailboxShown || posted === true,
    }),
    PasswordChanged: (state, { password, proof }) => ({
      ...state,
      ...{ password, links: [], pendingEmail: null, secondFactor: factorAfterProof(state.secondFactor, proof) },
    }),
    EmailChangeAsked: (state, request) => ({
      ...state,
      pendingEmail: pendingEmail(request),
      secondFactor: factorAfterProof(state.secondFactor, request.proof),
    }),
    EmailChangeOffered: (state, { id: _, ...link }) => ({
      ...state,
      pendingEmail: state.pendingEmail && { ...state.pendingEmail, ...link },
    }),
    EmailAddressChanged: (state, { address, email, token, until, posted }) => ({
      ...state,
      ...{ mailbox: { address, email }, pendingEmail: null, links: [], isMailboxShown: posted === true },
      formerEmails: formerEmailsAfter(state.formerEmails, state.mailbox!, { address, token, until }),
    }),
    EmailUndoOffered: (state, { id: _, change, ...link }) => ({
      ...state,
      formerEmails: withUndoLink(state.formerEmails, change, link),
    }),
    EmailAddressRestored: (state, { address, email, token, posted }) => ({
      ...state,
      ...{ mailbox: { address, email }, pendingEmail: null, links: [], signIns: [], isMailboxShown: posted === true },
      formerEmails: formerEmailsBefore(state.formerEmails, token),
    }),
    SecondFactorEnabled: (state, { secret, recovery, step }) => ({
      ...state,
      secondFactor: { secret, recovery, lastStep: step },
    }),
    SecondFactorGiven: (state, { proof }) => ({
      ...state,
      secondFactor: factorAfterProof(state.secondFactor, proof),
    }),
    SecondFactorDisabled: (state) => ({ ...state, secondFactor: null }),
    RecoveryCodesRenewed: (state, { proof, recovery }) => ({
      ...state,
      secondFactor: state.secondFactor && { ...afterProof(state.secondFactor, proof), recovery },
    }),
    RoleGranted: (state, { role }) => ({ ...state, roles: [...state.roles, role] }),
    RoleRevoked: (state, { role }) => ({ ...state, roles: state.roles.filter((one) => one !== role) }),
    AccountForgotten: () => ({ ...NEW_ACCOUNT, isForgotten: true }),
  },
});

const secondFactorGiven = (
  id: string,
  signIn: string,
  factor: SecondFactor | null,
  proof: Proof | undefined,
): SecondFactorGiven[] => {
  checkProof(factor, proof);
  return factor && proof ? [{ type: 'SecondFactorGiven', data: { id, signIn, proof } }] : [];
};

/** Protects the way of signing in from somebody who only holds the device, or whose password was replaced meanwhile. */
const checkCredentials = (
  state: State,
  { signIn, password, proof }: Omit<Credentials, 'proof'> & { proof: Proof | undefined },
) => {
  if (state.password !== password) throw new PasswordReplaced();
  if (!state.signIns.includes(signIn)) throw new SignInEnded();
  checkProof(state.secondFactor, proof);
};

const signOutsOfOthers = (id: string, signIn: string, { signIns }: State): SignedOut[] =>
  signIns.filter((one) => one !== signIn).map((one) => ({ type: 'SignedOut', data: { id, signIn: one } }));

const factorAfterProof = (factor: SecondFactor | null, proof: Proof | undefined): SecondFactor | null =>
  factor && proof ? afterProof(factor, proof) : factor;

export class EmailAddressTaken extends Rejected {
  constructor() {
    super('email-address-taken', 'An account with this email address already exists.');
  }
}

export class AccountIsForgotten extends Rejected {
  constructor() {
    super('account-forgotten', 'This account is forgotten.');
  }
}

export class PasswordReplaced extends Rejected {
  constructor() {
    super('password-replaced', 'This password was replaced by another one.');
  }
}

export class NoSuchAccount extends Rejected {
  constructor() {
    super('no-such-account', 'There is no account with this id.');
  }
}

export class MailboxNotProven extends Rejected {
  constructor() {
    super('mailbox-not-shown', 'The mailbox of this account is not proven yet.');
  }
}

export class SignInEnded extends Rejected {
  constructor() {
    super('sign-in-ended', 'You have been signed out. Sign in again.');
  }
}

export class LinkAlreadyUsed extends Rejected {
  constructor() {
    super('link-spent', 'This reset link was already used, or has expired.');
  }
}
