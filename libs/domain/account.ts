import { MOST_OPEN_LINKS, MOST_SIGN_INS, type Role } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected, type Sealed } from '#libs/event-sourcing';
import type { HashedAddress } from './email-address';
import { afterProof, HasSecondFactor, NoSecondFactor, type Proof, type SecondFactor, SecondFactorMissing } from './second-factor';

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
  | EnableSecondFactor
  | DisableSecondFactor
  | RenewRecoveryCodes
  | LiftSecondFactor
  | GrantRole
  | RevokeRole
  | ForgetAccount;

type State = Readonly<{
  password: Sealed | null;
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
    EnableSecondFactor: ({ signIn, ...data }, { secondFactor, signIns }) => {
      if (secondFactor) throw new HasSecondFactor();
      if (!signIns.includes(signIn)) throw new SignInEnded();
      const ended = signIns.filter((one) => one !== signIn);
      return [
        { type: 'SecondFactorEnabled', data },
        ...ended.map((one) => ({ type: 'SignedOut' as const, data: { id: data.id, signIn: one } })),
      ];
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
    AccountRegistered: (state, { password }) => ({ ...state, password }),
    SignedIn: (state, { signIn }) => ({ ...state, signIns: [...state.signIns, signIn] }),
    SignedOut: (state, { signIn }) => ({ ...state, signIns: state.signIns.filter((one) => one !== signIn) }),
    PasswordResetOffered: (state, { id: _, ...link }) => ({
      ...state,
      links: [...state.links, link].slice(-MOST_OPEN_LINKS),
      lastOffered: [...state.lastOffered, link.token].slice(-MOST_OPEN_LINKS),
    }),
    PasswordReset: (state, { password, posted }) => ({
      ...state,
      ...{ password, signIns: [], links: [] },
      isMailboxShown: state.isMailboxShown || posted === true,
    }),
    SecondFactorEnabled: (state, { secret, recovery, step }) => ({
      ...state,
      secondFactor: { secret, recovery, lastStep: step },
    }),
    SecondFactorGiven: (state, { proof }) => ({
      ...state,
      secondFactor: state.secondFactor && afterProof(state.secondFactor, proof),
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
  if (!factor) return [];
  if (!proof) throw new SecondFactorMissing();
  afterProof(factor, proof);
  return [{ type: 'SecondFactorGiven', data: { id, signIn, proof } }];
};

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
