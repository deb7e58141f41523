import { MOST_OPEN_LINKS, MOST_SIGN_INS, type Role } from '#libs/contracts';
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

/** `password` is the hash of one. What is personal is sealed with the key of this person. */
export type AccountRegistered = DomainEvent<
  'AccountRegistered',
  Account & { address: HashedAddress; email: Sealed; password: Sealed }
>;
/** On one device. */
export type SignedIn = DomainEvent<'SignedIn', Account & { signIn: string }>;
export type SignedOut = DomainEvent<'SignedOut', Account & { signIn: string }>;
/**
 * A link was made, of which `token` is the hash; it is good until `expires`, in milliseconds. `posted`: in a letter to their mailbox,
 * and not in one that lies on the server.
 */
export type PasswordResetOffered = DomainEvent<
  'PasswordResetOffered',
  Account & { token: string; expires: number; posted?: true }
>;
/** By that link, and on all devices one is signed out. Where it was `posted`, whoever has the account now reads its mailbox. */
export type PasswordReset = DomainEvent<'PasswordReset', Account & { token: string; password: Sealed; posted?: true }>;
/** In the settings, by whoever is signed in by `signIn`, with the password before it and a proof of the second factor where there is one. */
export type PasswordChanged = DomainEvent<'PasswordChanged', Account & { signIn: string; password: Sealed; proof?: Proof }>;
/** Nothing changes before a letter to the new address has shown that it is theirs; it can until `expires`, in milliseconds. */
export type EmailChangeAsked = DomainEvent<
  'EmailChangeAsked',
  Account & { signIn: string; address: HashedAddress; email: Sealed; expires: number; proof?: Proof }
>;
/** A link was made for the change that was asked last, of which `token` is the hash. `posted`: as of `PasswordResetOffered`. */
export type EmailChangeOffered = DomainEvent<'EmailChangeOffered', Account & { token: string; posted?: true }>;
/** By that link: `email` is theirs from then on. Until `until`, in milliseconds, it can be undone from the address before it. */
export type EmailAddressChanged = DomainEvent<
  'EmailAddressChanged',
  Account & { token: string; address: HashedAddress; email: Sealed; until: number; posted?: true }
>;
/** A link was made for the mailbox of the former address, which undoes the change that was made by the link `change`. */
export type EmailUndoOffered = DomainEvent<'EmailUndoOffered', Account & { change: string; token: string; posted?: true }>;
/** By that link. `released` are the addresses since, which are not theirs any more; on all devices one is signed out. */
export type EmailAddressRestored = DomainEvent<
  'EmailAddressRestored',
  Account & { token: string; address: HashedAddress; email: Sealed; released: readonly HashedAddress[]; posted?: true }
>;
/** Whose it was can be read by nobody any more. Signed in is nobody, and nobody ever will be. */
export type AccountForgotten = DomainEvent<'AccountForgotten', Account & { reason?: string }>;
/** From then on whoever signs in gives a code too; `step` is of the one that showed that they can. `recovery` are hashes of codes. */
export type SecondFactorEnabled = DomainEvent<
  'SecondFactorEnabled',
  Account & { secret: Sealed; recovery: readonly string[]; step: number }
>;
/** On signing in. */
export type SecondFactorGiven = DomainEvent<'SecondFactorGiven', Account & { signIn: string; proof: Proof }>;
/** `reason` is an operator's, for somebody who has lost it. */
export type SecondFactorDisabled = DomainEvent<'SecondFactorDisabled', Account & { reason?: string }>;
/** `recovery` are the hashes of those that are good from then on, and no others. */
export type RecoveryCodesRenewed = DomainEvent<'RecoveryCodesRenewed', Account & { proof: Proof; recovery: readonly string[] }>;
/** `unproven`: nobody had shown that the mailbox is theirs, and an operator has vouched for them. */
export type RoleGranted = DomainEvent<'RoleGranted', Account & { role: Role; reason?: string; unproven?: true }>;
/** From then on they may do nothing by it, wherever they are signed in. `reason` is whoever revoked it's own words. */
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

/** Who registers has signed in. */
export class RegisterAccount extends command('RegisterAccount')<
  Account & { address: HashedAddress; email: Sealed; password: Sealed; signIn: string }
> {}
/**
 * With the password that was found right: one that was replaced meanwhile is right no longer. Where there is a second factor, with a
 * proof of it.
 */
export class SignIn extends command('SignIn')<Account & { signIn: string; password: Sealed; proof?: Proof }> {}
export class SignOut extends command('SignOut')<Account & { signIn: string }> {}
export class OfferPasswordReset extends command('OfferPasswordReset')<PasswordResetOffered['data']> {}
/** At `now`, in milliseconds of the clock by which links expire. */
export class ResetPassword extends command('ResetPassword')<Account & { token: string; password: Sealed; now: number }> {}
/** What whoever is signed in by `signIn` has shown: the `password` that was found right, and a proof where there is a second factor. */
type Credentials = { signIn: string; password: Sealed; proof?: Proof };
/** That sign-in goes on, and all others end. Throws `PasswordReplaced`, `SignInEnded`, `SecondFactorMissing`, `CodeSpent`. */
export class ChangePassword extends command('ChangePassword')<Account & Credentials & { newPassword: Sealed }> {}
/** Throws as `ChangePassword`; `SameEmailAddress`, `TooManyEmailChanges`. `now` and `expires` are milliseconds of the clock by which links expire. */
export class AskForEmailChange extends command('AskForEmailChange')<
  Account & Credentials & { address: HashedAddress; email: Sealed; now: number; expires: number }
> {}
/** For the change to `address` that expires then, and for none that was asked for since. */
export class OfferEmailChange extends command('OfferEmailChange')<
  EmailChangeOffered['data'] & { address: HashedAddress; expires: number }
> {}
/** The sign-in that it was asked for by goes on, and all others end. Throws `LinkSpent`. */
export class ChangeEmailAddress extends command('ChangeEmailAddress')<Account & { token: string; now: number; until: number }> {}
export class OfferEmailUndo extends command('OfferEmailUndo')<EmailUndoOffered['data']> {}
/** Throws `LinkSpent`. */
export class RestoreEmailAddress extends command('RestoreEmailAddress')<Account & { token: string; now: number }> {}
/** By whoever is signed in by `signIn`: that one goes on, and all others end, for none of them has given a code. */
export class EnableSecondFactor extends command('EnableSecondFactor')<SecondFactorEnabled['data'] & { signIn: string }> {}
export class DisableSecondFactor extends command('DisableSecondFactor')<Account & { proof: Proof }> {}
/** Throws `NoSecondFactor`, `CodeSpent`. */
export class RenewRecoveryCodes extends command('RenewRecoveryCodes')<RecoveryCodesRenewed['data']> {}
/** Without a proof: for operators. */
export class LiftSecondFactor extends command('LiftSecondFactor')<Account & { reason: string }> {}
/** Registering proves no address: `unproven` is for whoever has not shown theirs. Throws `NoSuchAccount`, `MailboxNotShown`. */
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
  /** Where they are registered; null before. */
  mailbox: Readonly<{ address: HashedAddress; email: Sealed }> | null;
  pendingEmail: PendingEmail | null;
  /** Those that can be restored, the oldest first. */
  formerEmails: readonly FormerEmail[];
  isForgotten: boolean;
  signIns: readonly string[];
  /** Those that no password was set after. */
  links: readonly Readonly<{ token: string; expires: number; posted?: true }>[];
  /** Of late: the letter of an older one is written no more. */
  lastOffered: readonly string[];
  /** Whether it was used by somebody who reads the mailbox. */
  isMailboxShown: boolean;
  roles: readonly Role[];
  secondFactor: SecondFactor | null;
}>;

const NOTHING: State = {
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
  initialState: NOTHING,

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
      const ended = state.signIns.slice(0, Math.max(0, state.signIns.length + 1 - MOST_SIGN_INS));
      return [
        ...ended.map((one) => ({ type: 'SignedOut' as const, data: { id, signIn: one } })),
        ...given(id, signIn, state.secondFactor, proof),
        { type: 'SignedIn', data: { id, signIn } },
      ];
    },
    SignOut: (data, { signIns }) => (signIns.includes(data.signIn) ? [{ type: 'SignedOut', data }] : []),
    OfferPasswordReset: (data, { password, lastOffered }) =>
      password === null || lastOffered.includes(data.token) ? [] : [{ type: 'PasswordResetOffered', data }],
    ResetPassword: ({ now, ...reset }, { links }) => {
      const link = links.find(({ token, expires }) => token === reset.token && expires > now);
      if (!link) throw new LinkSpent();
      return [{ type: 'PasswordReset', data: { ...reset, ...(link.posted && { posted: true }) } }];
    },
    ChangePassword: ({ id, signIn, password, newPassword, proof }, state) => {
      checkCredentials(state, { signIn, password, proof });
      return [
        { type: 'PasswordChanged', data: { id, signIn, password: newPassword, ...(proof && { proof }) } },
        ...othersSignedOut(id, signIn, state),
      ];
    },
    AskForEmailChange: ({ password, now, ...asked }, state) => {
      checkCredentials(state, { signIn: asked.signIn, password, proof: asked.proof });
      checkEmailChange(asked.address, state.mailbox?.address, state.formerEmails, now);
      return [{ type: 'EmailChangeAsked', data: asked }];
    },
    OfferEmailChange: ({ address, expires, ...offered }, { pendingEmail }) =>
      pendingEmail?.address === address && pendingEmail.expires === expires && pendingEmail.token !== offered.token
        ? [{ type: 'EmailChangeOffered', data: offered }]
        : [],
    ChangeEmailAddress: ({ id, token, now, until }, state) => {
      const { pendingEmail } = state;
      if (!pendingEmail || !isLinkTo(pendingEmail, token, now)) throw new LinkSpent();
      const { signIn, address, email, posted } = pendingEmail;
      return [
        { type: 'EmailAddressChanged', data: { id, token, address, email, until, ...(posted && { posted }) } },
        ...othersSignedOut(id, signIn, state),
      ];
    },
    OfferEmailUndo: (data, { formerEmails }) => {
      const former = formerEmails.find(({ change }) => change === data.change);
      return !former || former.token === data.token ? [] : [{ type: 'EmailUndoOffered', data }];
    },
    RestoreEmailAddress: ({ id, token, now }, { mailbox, formerEmails }) => {
      const restorable = restorableBy(formerEmails, token, now);
      if (!restorable || !mailbox) throw new LinkSpent();
      const { address, email, posted } = restorable.former;
      const released = [...restorable.since.map((one) => one.address), mailbox.address];
      return [{ type: 'EmailAddressRestored', data: { id, token, address, email, released, ...(posted && { posted }) } }];
    },
    EnableSecondFactor: ({ signIn, ...data }, state) => {
      if (state.secondFactor) throw new HasSecondFactor();
      if (!state.signIns.includes(signIn)) throw new SignInEnded();
      return [{ type: 'SecondFactorEnabled', data }, ...othersSignedOut(data.id, signIn, state)];
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
      if (!unproven) throw new MailboxNotShown();
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
      links: [...state.links, link].slice(-MOST_OPEN_LINKS),
      lastOffered: [...state.lastOffered, link.token].slice(-MOST_OPEN_LINKS),
    }),
    PasswordReset: (state, { password, posted }) => ({
      ...state,
      ...{ password, signIns: [], links: [], pendingEmail: null },
      isMailboxShown: state.isMailboxShown || posted === true,
    }),
    PasswordChanged: (state, { password, proof }) => ({
      ...state,
      ...{ password, links: [], pendingEmail: null, secondFactor: afterGiven(state.secondFactor, proof) },
    }),
    EmailChangeAsked: (state, asked) => ({
      ...state,
      pendingEmail: pendingEmail(asked),
      secondFactor: afterGiven(state.secondFactor, asked.proof),
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
      secondFactor: afterGiven(state.secondFactor, proof),
    }),
    SecondFactorDisabled: (state) => ({ ...state, secondFactor: null }),
    RecoveryCodesRenewed: (state, { proof, recovery }) => ({
      ...state,
      secondFactor: state.secondFactor && { ...afterProof(state.secondFactor, proof), recovery },
    }),
    RoleGranted: (state, { role }) => ({ ...state, roles: [...state.roles, role] }),
    RoleRevoked: (state, { role }) => ({ ...state, roles: state.roles.filter((one) => one !== role) }),
    AccountForgotten: () => ({ ...NOTHING, isForgotten: true }),
  },
});

/** Nobody signs in by a password alone where there is more to give. */
const given = (id: string, signIn: string, factor: SecondFactor | null, proof: Proof | undefined): SecondFactorGiven[] => {
  checkProof(factor, proof);
  return factor && proof ? [{ type: 'SecondFactorGiven', data: { id, signIn, proof } }] : [];
};

/** Whoever only found the device, or whose password was replaced meanwhile, changes nothing about how somebody signs in. */
const checkCredentials = (
  state: State,
  { signIn, password, proof }: Omit<Credentials, 'proof'> & { proof: Proof | undefined },
) => {
  if (state.password !== password) throw new PasswordReplaced();
  if (!state.signIns.includes(signIn)) throw new SignInEnded();
  checkProof(state.secondFactor, proof);
};

const othersSignedOut = (id: string, signIn: string, { signIns }: State): SignedOut[] =>
  signIns.filter((one) => one !== signIn).map((one) => ({ type: 'SignedOut', data: { id, signIn: one } }));

const afterGiven = (factor: SecondFactor | null, proof: Proof | undefined): SecondFactor | null =>
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
    super('password-replaced', 'This password was replaced by another.');
  }
}

export class NoSuchAccount extends Rejected {
  constructor() {
    super('no-such-account', 'Nobody has an account by this name.');
  }
}

export class MailboxNotShown extends Rejected {
  constructor() {
    super('mailbox-not-shown', 'Nobody has shown yet that letters to this address reach whoever has the account.');
  }
}

export class SignInEnded extends Rejected {
  constructor() {
    super('sign-in-ended', 'You have been signed out. Sign in again.');
  }
}

export class LinkSpent extends Rejected {
  constructor() {
    super('link-spent', 'This reset link was used already, or has expired.');
  }
}
