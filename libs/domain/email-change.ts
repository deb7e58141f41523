import { EMAIL_UNDO_PERIOD_MS, MAX_UNDOABLE_EMAIL_CHANGES } from '#libs/contracts';
import { Rejected, type Sealed } from '#libs/event-sourcing';
import type { HashedAddress } from './email-address';

type Mailbox = Readonly<{ address: HashedAddress; email: Sealed }>;
/** `token` is the hash of the link's secret. `posted`: sent by mail, not just written to the outbox. */
type Link = Readonly<{ token: string | null; posted?: true }>;

/** An address requested from the device `signIn`, until a letter to it proves it. */
export type PendingEmail = Mailbox & Link & Readonly<{ signIn: string; expires: number }>;

/** An address that the account had before the link `change` was used. Its own link restores it before `until`. */
export type FormerEmail = Mailbox & Link & Readonly<{ change: string; until: number }>;

export const pendingEmail = ({ signIn, address, email, expires }: Omit<PendingEmail, keyof Link>): PendingEmail => ({
  ...{ signIn, address, email, expires },
  token: null,
});

export const isLinkTo = ({ token, expires }: Pick<PendingEmail, 'token' | 'expires'>, used: string, now: number): boolean =>
  token === used && expires > now;

export const restorableBy = <Former extends Pick<FormerEmail, 'token' | 'until'>>(
  formerEmails: readonly Former[],
  used: string,
  now: number,
): { former: Former; since: readonly Former[] } | undefined => {
  const at = formerEmails.findIndex(({ token, until }) => token === used && until > now);
  return at < 0 ? undefined : { former: formerEmails[at]!, since: formerEmails.slice(at + 1) };
};

export const formerEmailsAfter = (
  formerEmails: readonly FormerEmail[],
  mailbox: Mailbox,
  { address, token, until }: Readonly<{ address: HashedAddress; token: string; until: number }>,
): FormerEmail[] => [
  // Returning to an address by a letter to it makes restoring it pointless.
  ...formerEmails.filter((one) => one.until > until - EMAIL_UNDO_PERIOD_MS && one.address !== address),
  { ...mailbox, change: token, until, token: null },
];

export const formerEmailsBefore = (formerEmails: readonly FormerEmail[], used: string): readonly FormerEmail[] =>
  formerEmails.slice(
    0,
    formerEmails.findIndex(({ token }) => token === used),
  );

export const withUndoLink = (formerEmails: readonly FormerEmail[], change: string, link: Link): FormerEmail[] =>
  formerEmails.map((one) => (one.change === change ? { ...one, ...link } : one));

/** Throws SameEmailAddress, TooManyEmailChanges. */
export const checkEmailChange = (
  address: HashedAddress,
  current: HashedAddress | undefined,
  formerEmails: readonly FormerEmail[],
  now: number,
) => {
  if (address === current) throw new SameEmailAddress();
  if (formerEmails.filter(({ until }) => until > now).length >= MAX_UNDOABLE_EMAIL_CHANGES) throw new TooManyEmailChanges();
};

export class SameEmailAddress extends Rejected {
  constructor() {
    super('same-email-address', 'This is your email address already.');
  }
}

export class TooManyEmailChanges extends Rejected {
  constructor() {
    super('too-many-email-changes', 'You have changed your email address several times this week. Try again in a few days.');
  }
}
