import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { MAX_RESET_LINKS_PER_HOUR, RESET_LINK_INTERVAL_MS } from '#libs/contracts';
import { command, type DomainEvent, decider, Rejected } from '#libs/event-sourcing';

declare const hashed: unique symbol;

/** HMAC-SHA-256 (hex) with the town's key, which is not in the log: a plain hash of a guessable address could be reversed. */
export type HashedAddress = string & { readonly [hashed]: true };

/** The same for all letter cases, surrounding blanks and scripts of the domain. */
export const hashedAddress = (townKey: Buffer, email: string): HashedAddress =>
  createHmac('sha256', townKey).update(canonicalEmail(email.trim())).digest('hex') as HashedAddress;

const canonicalEmail = (email: string): string => {
  const lower = email.toLowerCase().normalize('NFC');
  const domain = lower.slice(lower.lastIndexOf('@') + 1);
  // A domain without an ASCII form stays as it is, so that such addresses differ.
  return lower.slice(0, lower.length - domain.length) + (domainToASCII(domain) || domain);
};

type Address = { address: HashedAddress };

export type EmailAddressClaimed = DomainEvent<'EmailAddressClaimed', Address & { account: string }>;
/** Reserved until `until` (ms) for an account that is about to take it, or can take it back. */
export type EmailAddressHeld = DomainEvent<'EmailAddressHeld', Address & { account: string; until: number }>;
/** Also for addresses without an account. The link is valid until `expires` (ms). */
export type PasswordResetAsked = DomainEvent<'PasswordResetAsked', Address & { expires: number }>;
/** The owner has read the letter, so the limit of requests starts anew. */
export type ResetLinkUsed = DomainEvent<'ResetLinkUsed', Address>;
/** The account of this address was forgotten, so it can be registered again. */
export type EmailAddressReleased = DomainEvent<'EmailAddressReleased', Address & { account: string }>;
export type EmailAddressEvent =
  | EmailAddressClaimed
  | EmailAddressHeld
  | EmailAddressReleased
  | PasswordResetAsked
  | ResetLinkUsed;

/** The account that this address signs in to. `now` is in ms here and below. Throws EmailAddressAlreadyClaimed. */
export class ClaimEmailAddress extends command('ClaimEmailAddress')<Address & { account: string; now: number }> {}
/** Reserves it for an account that is about to take it. Does nothing if the account has it. Throws EmailAddressAlreadyClaimed. */
export class HoldEmailAddress extends command('HoldEmailAddress')<EmailAddressHeld['data'] & { now: number }> {}
/** The account gave it up and can take it back until then. */
export class GiveUpEmailAddress extends command('GiveUpEmailAddress')<EmailAddressHeld['data']> {}
export class KeepEmailAddress extends command('KeepEmailAddress')<Address & { account: string }> {}
export class AskForPasswordReset extends command('AskForPasswordReset')<Address & { now: number; expires: number }> {}
export class UseResetLink extends command('UseResetLink')<Address> {}
/** Does nothing if another account has it by now. */
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
  /** Null if it is the account's own. */
  heldUntil: number | null;
  /** Expiry times (ms) of the links requested since the last one was used, oldest first. */
  requestExpiries: readonly number[];
}>;

/** The first claim counts. A registration uses an existing claim, so that an interrupted one blocks nobody. */
export const emailAddress = decider<State, EmailAddressCommand, EmailAddressEvent>({
  stream: 'email',
  identify: ({ address }) => address,
  initialState: { account: null, heldUntil: null, requestExpiries: [] },
  decide: {
    ClaimEmailAddress: ({ now, ...data }, state) => {
      const account = holderAt(state, now);
      if (account !== null) throw new EmailAddressAlreadyClaimed(account);
      return [{ type: 'EmailAddressClaimed', data }];
    },
    HoldEmailAddress: ({ now, ...data }, state) => {
      const account = holderAt(state, now);
      if (account !== null && account !== data.account) throw new EmailAddressAlreadyClaimed(account);
      return account !== null && state.heldUntil === null ? [] : [{ type: 'EmailAddressHeld', data }];
    },
    GiveUpEmailAddress: (data, { account, heldUntil }) =>
      account === data.account && heldUntil !== data.until ? [{ type: 'EmailAddressHeld', data }] : [],
    KeepEmailAddress: (data, { account, heldUntil }) =>
      account === data.account && heldUntil !== null ? [{ type: 'EmailAddressClaimed', data }] : [],
    ReleaseEmailAddress: (data, { account }) => (account === data.account ? [{ type: 'EmailAddressReleased', data }] : []),
    AskForPasswordReset: ({ now, ...request }, { requestExpiries: before }) => {
      const areEnough = before.length === MAX_RESET_LINKS_PER_HOUR && before[0]! > now;
      const isRecent = request.expires - (before.at(-1) ?? 0) < RESET_LINK_INTERVAL_MS;
      return areEnough && isRecent ? [] : [{ type: 'PasswordResetAsked', data: request }];
    },
    UseResetLink: (data, { requestExpiries }) => (requestExpiries.length === 0 ? [] : [{ type: 'ResetLinkUsed', data }]),
  },
  evolve: {
    EmailAddressClaimed: (state, { account }) => ({ ...state, account, heldUntil: null }),
    EmailAddressHeld: (state, { account, until }) => ({ ...state, account, heldUntil: until }),
    EmailAddressReleased: () => ({ account: null, heldUntil: null, requestExpiries: [] }),
    PasswordResetAsked: (state, { expires }) => ({
      ...state,
      requestExpiries: [...state.requestExpiries, expires].slice(-MAX_RESET_LINKS_PER_HOUR),
    }),
    ResetLinkUsed: (state) => ({ ...state, requestExpiries: [] }),
  },
});

const holderAt = ({ account, heldUntil }: State, now: number): string | null =>
  heldUntil !== null && heldUntil <= now ? null : account;

export class EmailAddressAlreadyClaimed extends Rejected {
  constructor(readonly account: string) {
    super('email-address-claimed', 'This address is already claimed.');
  }
}
