import type { Role } from '#libs/contracts';
import type { HashedAddress, Proof } from '#libs/domain';
import type { Sealed } from '#libs/event-sourcing';
import { projectionSpecFor } from '#libs/event-sourcing/testing';
import { accounts } from './accounts.projection';

const { given } = projectionSpecFor(accounts);
const id = 'anna';
const password = 'sealed' as Sealed;
const about = { id, address: 'address' as HashedAddress, email: 'her address' as Sealed, password };
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
      [id]: { ...about, signIns: ['laptop'], links: [], isMailboxShown: false, roles: [], secondFactor: null },
    }));

  it('knows the links that she can set a new password by', () =>
    given(registered, offered('link'), offered('another')).then({
      [id]: {
        ...about,
        signIns: [],
        links: [
          { token: 'link', expires: 60 },
          { token: 'another', expires: 60 },
        ],
        isMailboxShown: false,
        roles: [],
        secondFactor: null,
      },
    }));

  it('knows no more of them than can be good at once, however often somebody asks', () =>
    given(registered, ...Array.from({ length: 100 }, (_, nth) => offered(`link ${nth}`))).then({
      [id]: {
        ...about,
        signIns: [],
        links: Array.from({ length: 10 }, (_, nth) => ({ token: `link ${90 + nth}`, expires: 60 })),
        isMailboxShown: false,
        roles: [],
        secondFactor: null,
      },
    }));

  it('knows what she may do, in one order whichever came first', () => {
    const holding = (...roles: Role[]) => ({
      [id]: { ...about, signIns: [], links: [], isMailboxShown: false, roles, secondFactor: null },
    });
    given(registered, granted('auditor'), granted('operator')).then(holding('operator', 'auditor'));
    given(registered, granted('auditor'), granted('operator'), revoked('operator')).then(holding('auditor'));
  });

  it('knows what her codes follow from, and which recovery codes are left', () => {
    const secret = 'sealed secret' as Sealed;
    const enabled = { type: 'SecondFactorEnabled' as const, data: { id, secret, recovery: ['one', 'two'], step: 1 } };
    const told = (proof: Proof) => ({ type: 'SecondFactorGiven' as const, data: { id, signIn: 'phone', proof } });
    const asking = (secondFactor: { secret: Sealed; recovery: string[] } | null) => ({
      [id]: { ...about, signIns: [], links: [], isMailboxShown: false, roles: [], secondFactor },
    });
    given(registered, enabled, told({ step: 2 })).then(asking({ secret, recovery: ['one', 'two'] }));
    given(registered, enabled, told({ recovery: 'one' })).then(asking({ secret, recovery: ['two'] }));
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
    const known = (isMailboxShown: boolean) => ({
      [id]: { ...about, signIns: [], links: [], isMailboxShown, roles: [], secondFactor: null },
    });
    given(registered, offered('link'), wasReset()).then(known(false));
    given(registered, offered('link'), wasReset(true), wasReset()).then(known(true));
  });

  it('has one password, and with a new one neither the links nor the sign-ins of the old', () =>
    given(registered, signedIn('phone'), offered('link'), offered('another'), {
      type: 'PasswordReset',
      data: { id, token: 'link', password: anew },
    }).then({
      [id]: { ...about, password: anew, signIns: [], links: [], isMailboxShown: false, roles: [], secondFactor: null },
    }));
});
