import type { Role } from '#libs/contracts';
import type { HashedAddress, Proof } from '#libs/domain';
import type { Sealed } from '#libs/event-sourcing';
import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { accounts } from './accounts.projection';

const { given } = projectionSpecFor(accounts);
const id = 'anna';
const password = 'sealed' as Sealed;
const about = { id, address: 'address' as HashedAddress, email: 'her address' as Sealed, password };
const blank = {
  ...{ ...about, pendingEmail: null, formerEmails: [] },
  ...{ signIns: [], links: [], isMailboxShown: false, roles: [], secondFactor: null },
};
const hers = { address: 'new address' as HashedAddress, email: 'her new address' as Sealed };
const registered = { type: 'AccountRegistered' as const, data: about };
const signedIn = (signIn: string) => ({ type: 'SignedIn' as const, data: { id, signIn } });
const signedOut = (signIn: string) => ({ type: 'SignedOut' as const, data: { id, signIn } });
const offered = (token: string) => ({ type: 'PasswordResetOffered' as const, data: { id, token, expires: 60 } });
const granted = (role: Role) => ({ type: 'RoleGranted' as const, data: { id, role } });
const revoked = (role: Role) => ({ type: 'RoleRevoked' as const, data: { id, role } });
const anew = 'sealed anew' as Sealed;

describe("Anna's account", () => {
  it('knows on which devices she is signed in', () =>
    given(registered, signedIn('phone'), signedIn('laptop'), signedOut('phone')).then({
      [id]: { ...blank, signIns: ['laptop'] },
    }));

  it('knows the links that she can set a new password by', () =>
    given(registered, offered('link'), offered('another')).then({
      [id]: {
        ...blank,
        links: [
          { token: 'link', expires: 60 },
          { token: 'another', expires: 60 },
        ],
      },
    }));

  it('knows no more of them than can be good at once, however often somebody asks', () =>
    given(registered, ...Array.from({ length: 100 }, (_, nth) => offered(`link ${nth}`))).then({
      [id]: {
        ...blank,
        links: Array.from({ length: 10 }, (_, nth) => ({ token: `link ${90 + nth}`, expires: 60 })),
      },
    }));

  it('knows what she may do, in one order whichever came first', () => {
    const holding = (...roles: Role[]) => ({
      [id]: { ...blank, roles },
    });
    given(registered, granted('auditor'), granted('operator')).then(holding('operator', 'auditor'));
    given(registered, granted('auditor'), granted('operator'), revoked('operator')).then(holding('auditor'));
  });

  it('knows what her codes follow from, and which recovery codes are left', () => {
    const secret = 'sealed secret' as Sealed;
    const enabled = { type: 'SecondFactorEnabled' as const, data: { id, secret, recovery: ['one', 'two'], step: 1 } };
    const factorGiven = (proof: Proof) => ({ type: 'SecondFactorGiven' as const, data: { id, signIn: 'phone', proof } });
    const asking = (secondFactor: { secret: Sealed; recovery: string[] } | null) => ({
      [id]: { ...blank, secondFactor },
    });
    given(registered, enabled, factorGiven({ step: 2 })).then(asking({ secret, recovery: ['one', 'two'] }));
    given(registered, enabled, factorGiven({ recovery: 'one' })).then(asking({ secret, recovery: ['two'] }));
    const renewed = { type: 'RecoveryCodesRenewed' as const, data: { id, proof: { step: 3 }, recovery: ['three'] } };
    given(registered, enabled, renewed).then(asking({ secret, recovery: ['three'] }));
    given(registered, enabled, { type: 'SecondFactorDisabled', data: { id } }).then(asking(null));
  });

  it('is there no more when she is forgotten', () =>
    given(registered, signedIn('phone'), offered('link'), { type: 'AccountForgotten', data: { id } }).then({}));

  it('knows whether she reads her mailbox, by a link that was sent there, from then on', () => {
    const wasReset = (posted?: true) => ({
      type: 'PasswordReset' as const,
      data: { id, token: 'link', password, ...(posted && { posted }) },
    });
    const mailboxOf = (isMailboxShown: boolean) => ({
      [id]: { ...blank, isMailboxShown },
    });
    given(registered, offered('link'), wasReset()).then(mailboxOf(false));
    given(registered, offered('link'), wasReset(true), wasReset()).then(mailboxOf(true));
  });

  it('has one password, and with a new one neither the links nor the sign-ins of the old', () =>
    given(registered, signedIn('phone'), offered('link'), offered('another'), {
      type: 'PasswordReset',
      data: { id, token: 'link', password: anew },
    }).then({
      [id]: { ...blank, password: anew },
    }));

  it('has one password, and without the links and the pending address of the old, but with the device that changed it', () => {
    const changeRequested = { type: 'EmailChangeAsked' as const, data: { id, signIn: 'phone', ...hers, expires: 60 } };
    const changed = { type: 'PasswordChanged' as const, data: { id, signIn: 'phone', password: anew } };
    given(registered, signedIn('phone'), signedIn('laptop'), offered('link'), changeRequested, changed, signedOut('laptop')).then(
      {
        [id]: { ...blank, password: anew, signIns: ['phone'] },
      },
    );
  });

  it('knows the address that she has not proved yet, and the one that she had before until it can be restored no more', () => {
    const changeRequested = { type: 'EmailChangeAsked' as const, data: { id, signIn: 'phone', ...hers, expires: 60 } };
    const pending = { ...hers, signIn: 'phone', expires: 60, token: null };
    const sent = { type: 'EmailChangeOffered' as const, data: { id, token: 'proof', posted: true as const } };
    const changed = {
      type: 'EmailAddressChanged' as const,
      data: { id, token: 'proof', ...hers, until: 1_000, posted: true as const },
    };
    const former = { address: about.address, email: about.email, change: 'proof', until: 1_000 };
    const undo = { type: 'EmailUndoOffered' as const, data: { id, change: 'proof', token: 'undo' } };
    const restored = {
      type: 'EmailAddressRestored' as const,
      data: { id, token: 'undo', address: about.address, email: about.email, released: [hers.address] },
    };
    given(registered, changeRequested).then({ [id]: { ...blank, pendingEmail: pending } });
    given(registered, changeRequested, sent).then({
      [id]: { ...blank, pendingEmail: { ...pending, token: 'proof', posted: true } },
    });
    given(registered, signedIn('phone'), offered('link'), changeRequested, sent, changed, undo).then({
      [id]: { ...blank, ...hers, signIns: ['phone'], isMailboxShown: true, formerEmails: [{ ...former, token: 'undo' }] },
    });
    given(registered, signedIn('phone'), changeRequested, sent, changed, undo, restored).then({ [id]: blank });
  });

  it('counts a recovery code that changed something as used', () => {
    const secret = 'sealed secret' as Sealed;
    const enabled = { type: 'SecondFactorEnabled' as const, data: { id, secret, recovery: ['one', 'two'], step: 1 } };
    const data = { id, signIn: 'phone', proof: { recovery: 'one' } };
    const secondFactor = { secret, recovery: ['two'] };
    given(registered, enabled, { type: 'PasswordChanged', data: { ...data, password: anew } }).then({
      [id]: { ...blank, password: anew, secondFactor },
    });
    given(registered, enabled, { type: 'EmailChangeAsked', data: { ...data, ...hers, expires: 60 } }).then({
      [id]: { ...blank, secondFactor, pendingEmail: { ...hers, signIn: 'phone', expires: 60, token: null } },
    });
  });
});
