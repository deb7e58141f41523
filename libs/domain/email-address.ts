import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { MOST_RESET_LINKS, RESET_LINK_PAUSE_MS } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';

declare const hashed: unique symbol;

/**
 * The HMAC-SHA-256 (hex) of an email address under a key of the town's that is not in the log: addresses can be guessed, and
 * of a bare hash whoever has the log could try them all.
 */
export type HashedAddress = string & { readonly [hashed]: true };

/** However it is written: letter case and blanks around it make no other address, nor does a domain in the letters of another script. */
export const hashedAddress = (townKey: Buffer, email: string): HashedAddress =>
  createHmac('sha256', townKey).update(oneWayToWrite(email.trim())).digest('hex') as HashedAddress;

const oneWayToWrite = (email: string): string => {
  const lower = email.toLowerCase().normalize('NFC');
  const domain = lower.slice(lower.lastIndexOf('@') + 1);
  // What is no domain in ASCII either is one of its own, not the same as all others.
  return lower.slice(0, lower.length - domain.length) + (domainToASCII(domain) || domain);
};

type Address = { address: HashedAddress };

export type EmailAddressClaimed = DomainEvent<'EmailAddressClaimed', Address & { account: string }>;
/** For an account that is about to have it, or can take it back: it is nobody else's until `until`, in milliseconds. */
export type EmailAddressHeld = DomainEvent<'EmailAddressHeld', Address & { account: string; until: number }>;
/** By somebody who may have no account at all; a link that follows is good until `expires`, in milliseconds. */
export type PasswordResetAsked = DomainEvent<'PasswordResetAsked', Address & { expires: number }>;
/** So it is read by whom it belongs to, who may ask again as if they never had. */
export type ResetLinkUsed = DomainEvent<'ResetLinkUsed', Address>;
/** Whoever has it may register anew: the account it was for is forgotten. */
export type EmailAddressReleased = DomainEvent<'EmailAddressReleased', Address & { account: string }>;
export type EmailAddressEvent =
  | EmailAddressClaimed
  | EmailAddressHeld
  | EmailAddressReleased
  | PasswordResetAsked
  | ResetLinkUsed;

/** For the account that this address is to sign in to. At `now`, in milliseconds, as all that follow. Throws `ClaimedBefore`. */
export class ClaimEmailAddress extends command('ClaimEmailAddress')<Address & { account: string; now: number }> {}
/** For an account that is about to have it, and changes nothing where it has it already. Throws `ClaimedBefore`. */
export class HoldEmailAddress extends command('HoldEmailAddress')<EmailAddressHeld['data'] & { now: number }> {}
/** That account has given it up, and can take it back until then. */
export class GiveUpEmailAddress extends command('GiveUpEmailAddress')<EmailAddressHeld['data']> {}
/** What is held for that account is its own from then on. */
export class KeepEmailAddress extends command('KeepEmailAddress')<Address & { account: string }> {}
export class AskForPasswordReset extends command('AskForPasswordReset')<Address & { now: number; expires: number }> {}
export class UseResetLink extends command('UseResetLink')<Address> {}
/** From that account, and from no other it is for by then. */
export class ReleaseEmailAddress extends command('ReleaseEmailAddress')<Address & { account: string }> {}
export type EmailAddressCommand =
  | ClaimEmailAddress
  | HoldEmailAddress
  | GiveUpEmailAddress
  | KeepEmailAddress
  | ReleaseEmailAddress
  | AskForPasswordReset
  | UseResetLink;

type State = Readonly<{
  account: string | null;
  /** Null where it is the account's own. */
  heldUntil: number | null;
  /** When the newest of the links expire that were asked for since one was used, the oldest first. */
  asked: readonly number[];
}>;

/**
 * One address, one account: whoever claims it first says which. A claim alone is no account yet: who finds one registers under
 * it, so that a registration which broke off in between is in nobody's way.
 */
export const emailAddress = decider<State, EmailAddressCommand, EmailAddressEvent>({
  stream: 'email',
  identify: ({ address }) => address,
  initialState: { account: null, heldUntil: null, asked: [] },
  decide: {
    ClaimEmailAddress: ({ now, ...data }, state) => {
      const account = accountAt(state, now);
      if (account !== null) throw new ClaimedBefore(account);
      return [{ type: 'EmailAddressClaimed', data }];
    },
    HoldEmailAddress: ({ now, ...data }, state) => {
      const account = accountAt(state, now);
      if (account !== null && account !== data.account) throw new ClaimedBefore(account);
      return account !== null && state.heldUntil === null ? [] : [{ type: 'EmailAddressHeld', data }];
    },
    GiveUpEmailAddress: (data, { account, heldUntil }) =>
      account === data.account && heldUntil !== data.until ? [{ type: 'EmailAddressHeld', data }] : [],
    KeepEmailAddress: (data, { account, heldUntil }) =>
      account === data.account && heldUntil !== null ? [{ type: 'EmailAddressClaimed', data }] : [],
    ReleaseEmailAddress: (data, { account }) => (account === data.account ? [{ type: 'EmailAddressReleased', data }] : []),
    AskForPasswordReset: ({ now, ...asked }, { asked: before }) => {
      const areEnough = before.length === MOST_RESET_LINKS && before[0]! > now;
      const isRecent = asked.expires - (before.at(-1) ?? 0) < RESET_LINK_PAUSE_MS;
      return areEnough && isRecent ? [] : [{ type: 'PasswordResetAsked', data: asked }];
    },
    UseResetLink: (data, { asked }) => (asked.length === 0 ? [] : [{ type: 'ResetLinkUsed', data }]),
  },
  evolve: {
    EmailAddressClaimed: (state, { account }) => ({ ...state, account, heldUntil: null }),
    EmailAddressHeld: (state, { account, until }) => ({ ...state, account, heldUntil: until }),
    EmailAddressReleased: () => ({ account: null, heldUntil: null, asked: [] }),
    PasswordResetAsked: (state, { expires }) => ({ ...state, asked: [...state.asked, expires].slice(-MOST_RESET_LINKS) }),
    ResetLinkUsed: (state) => ({ ...state, asked: [] }),
  },
});

/** Whose it is; null for what was held and is so no longer. */
const accountAt = ({ account, heldUntil }: State, now: number): string | null =>
  heldUntil !== null && heldUntil <= now ? null : account;

export class ClaimedBefore extends Rejected {
  constructor(readonly account: string) {
    super('email-address-claimed', 'This address was claimed before.');
  }
}
