import fc from 'fast-check';
import { EMAIL_UNDO_PERIOD_MS, MAX_SIGNED_IN_DEVICES, type Role } from '#libs/contracts';
import { decide, evolve, Rejected, type Sealed } from '#libs/event-sourcing';
import { specFor, testMetadata } from '#libs/event-sourcing/testing';
import { type AccountCommand, type AccountEvent, account } from './account';
import type { HashedAddress } from './email-address';
import type { Proof } from './second-factor';

const { given } = specFor(account);
const id = 'anna';
const [password, another] = ['sealed' as Sealed, 'sealed anew' as Sealed];
const about = { id, address: 'address' as HashedAddress, email: 'her address' as Sealed, password };
const register = (signIn: string) => ({ type: 'RegisterAccount' as const, data: { ...about, signIn } });
const signIn = (signIn: string, currentPassword = password) => ({
  type: 'SignIn' as const,
  data: { id, signIn, password: currentPassword },
});
const signOut = (signIn: string) => ({ type: 'SignOut' as const, data: { id, signIn } });
const offer = (token: string, address = about.address) => ({
  type: 'OfferPasswordReset' as const,
  data: { id, address, token, expires: 60 },
});
const reset = (token: string, now = 0) => ({
  type: 'ResetPassword' as const,
  data: { id, token, now, password: another },
});
const registered: AccountEvent = { type: 'AccountRegistered', data: about };
const signedIn = (signIn: string): AccountEvent => ({ type: 'SignedIn', data: { id, signIn } });
const signedOut = (signIn: string): AccountEvent => ({ type: 'SignedOut', data: { id, signIn } });
const offered = (token: string): AccountEvent => ({ type: 'PasswordResetOffered', data: { id, token, expires: 60 } });
const wasReset = (token: string): AccountEvent => ({ type: 'PasswordReset', data: { id, token, password: another } });

describe('Anna, who registers,', () => {
  it('has signed in with it', () => given().when(register('phone')).then(registered, signedIn('phone')));

  it('does so once: nobody else registers under her address', () =>
    given(registered, signedIn('phone')).when(register('laptop')).thenRejected('email-address-taken'));
});

describe('Anna, who signs in,', () => {
  it('does so on each of her devices', () =>
    given(registered, signedIn('phone')).when(signIn('laptop')).then(signedIn('laptop')));

  it('is not signed in twice on one', () => given(registered, signedIn('phone')).when(signIn('phone')).thenNothing());

  it('is refused with a password that was replaced while it was looked at', () =>
    given(registered, offered('link'), wasReset('link')).when(signIn('phone')).thenRejected('password-replaced'));

  it('cannot where nobody has registered', () => given().when(signIn('phone')).thenRejected('password-replaced'));

  it('is signed out where she signed in first, when there are too many', () => {
    const devices = Array.from({ length: MAX_SIGNED_IN_DEVICES }, (_, nth) => `device ${nth}`);
    given(registered, ...devices.map(signedIn))
      .when(signIn('one more'))
      .then(signedOut('device 0'), signedIn('one more'));
  });
});

describe('Anna, who signs out,', () => {
  it('does so on one device', () =>
    given(registered, signedIn('phone'), signedIn('laptop')).when(signOut('phone')).then(signedOut('phone')));

  it('changes nothing where she has not signed in', () => given(registered).when(signOut('phone')).thenNothing());
});

describe('Anna, who has forgotten her password,', () => {
  it('is offered a link, and the same one not again', () => {
    given(registered).when(offer('link')).then(offered('link'));
    given(registered, offered('link')).when(offer('link')).thenNothing();
    given(registered, offered('link'), wasReset('link')).when(offer('link')).thenNothing();
  });

  it('is offered none where she has no account', () => given().when(offer('link')).thenNothing());

  it('sets another by it, before it expires', () => {
    given(registered, offered('link')).when(reset('link', 59)).then(wasReset('link'));
    given(registered, offered('link')).when(reset('link', 60)).thenRejected('link-spent');
  });

  it('does so once, after which no other link is good', () => {
    const history = [registered, offered('link'), offered('another'), wasReset('link')];
    given(...history)
      .when(reset('link'))
      .thenRejected('link-spent');
    given(...history)
      .when(reset('another'))
      .thenRejected('link-spent');
    given(...history, offered('a third'))
      .when(reset('a third'))
      .then(wasReset('a third'));
  });

  it('does not by a link that was never offered', () =>
    given(registered, offered('link')).when(reset('guessed')).thenRejected('link-spent'));

  it('is signed out everywhere by it', () => {
    const history = [registered, signedIn('phone'), offered('link'), wasReset('link')];
    given(...history)
      .when(signOut('phone'))
      .thenNothing();
    given(...history)
      .when(signIn('phone', another))
      .then(signedIn('phone'));
  });
});

describe('Anna, whom the town asks to look after its calendar,', () => {
  const posted: AccountEvent = { type: 'PasswordResetOffered', data: { id, token: 'posted', expires: 60, posted: true } };
  const postedReset: AccountEvent = { type: 'PasswordReset', data: { id, token: 'posted', password: another, posted: true } };
  const grant = (role: Role, more: { unproven?: true } = {}) => ({ type: 'GrantRole' as const, data: { id, role, ...more } });
  const revoke = (role: Role) => ({ type: 'RevokeRole' as const, data: { id, role, reason: 'She has moved away.' } });
  const granted = (role: Role): AccountEvent => ({ type: 'RoleGranted', data: { id, role } });
  const revoked = (role: Role): AccountEvent => ({ type: 'RoleRevoked', data: revoke(role).data });

  it('is granted each role once', () => {
    given(registered, postedReset).when(grant('operator')).then(granted('operator'));
    given(registered, postedReset, granted('operator')).when(grant('operator')).thenNothing();
    given(registered, postedReset, granted('operator')).when(grant('auditor')).then(granted('auditor'));
  });

  it('shows first that her mailbox is hers, by a link that was posted to it', () => {
    given(registered).when(grant('operator')).thenRejected('mailbox-not-shown');
    given(registered, posted, offered('link')).when(reset('posted')).then(postedReset);
    given(registered, posted, offered('link')).when(reset('link')).then(wasReset('link'));
    given(registered, offered('link'), wasReset('link')).when(grant('operator')).thenRejected('mailbox-not-shown');
    given(registered, postedReset, offered('link'), wasReset('link')).when(grant('operator')).then(granted('operator'));
  });

  it('is vouched for where she has not shown it, and only there', () => {
    const vouched: AccountEvent = { type: 'RoleGranted', data: { id, role: 'operator', unproven: true } };
    given(registered)
      .when(grant('operator', { unproven: true }))
      .then(vouched);
    given(registered, postedReset)
      .when(grant('operator', { unproven: true }))
      .then(granted('operator'));
    given(registered, vouched).when(grant('operator')).thenNothing();
  });

  it('has one revoked that she holds, and keeps the other', () => {
    const both = [registered, granted('operator'), granted('auditor')];
    given(...both)
      .when(revoke('operator'))
      .then(revoked('operator'));
    given(...both, revoked('operator'))
      .when(revoke('operator'))
      .thenNothing();
    given(...both, revoked('operator'))
      .when(revoke('auditor'))
      .then(revoked('auditor'));
    given(postedReset, ...both, revoked('operator'))
      .when(grant('operator'))
      .then(granted('operator'));
  });

  it('is granted none before she has registered, nor when she is forgotten', () => {
    given().when(grant('auditor')).thenRejected('no-such-account');
    const forgotten = [registered, granted('operator'), { type: 'AccountForgotten' as const, data: { id } }];
    given(...forgotten)
      .when(grant('operator'))
      .thenRejected('no-such-account');
    given(...forgotten)
      .when(revoke('operator'))
      .thenNothing();
  });
});

describe('Anna, who wants more than a password asked of whoever signs in,', () => {
  const secret = 'sealed secret' as Sealed;
  const about = { id, secret, recovery: ['one', 'two'], step: 7 };
  const enabled: AccountEvent = { type: 'SecondFactorEnabled', data: about };
  const disabled: AccountEvent = { type: 'SecondFactorDisabled', data: { id } };
  const enable = (by: string) => ({ type: 'EnableSecondFactor' as const, data: { ...about, signIn: by } });
  const disable = (proof: Proof) => ({ type: 'DisableSecondFactor' as const, data: { id, proof } });
  const lift = { type: 'LiftSecondFactor' as const, data: { id, reason: 'She has lost her telephone.' } };
  const signInWith = (by: string, proof?: Proof) => {
    const request = signIn(by);
    return { ...request, data: { ...request.data, ...(proof && { proof }) } };
  };
  const proven = (by: string, proof: Proof): AccountEvent => ({ type: 'SecondFactorGiven', data: { id, signIn: by, proof } });

  it('is signed out on all devices but the one that has shown a code', () =>
    given(registered, signedIn('phone'), signedIn('laptop')).when(enable('phone')).then(enabled, signedOut('laptop')));

  it('does so once, and where she is signed in', () => {
    given(registered, signedIn('phone'), enabled).when(enable('phone')).thenRejected('has-second-factor');
    given(registered).when(enable('phone')).thenRejected('sign-in-ended');
  });

  it('signs in with a code, and not without', () => {
    const history = [registered, enabled];
    given(...history)
      .when(signInWith('laptop', { step: 8 }))
      .then(proven('laptop', { step: 8 }), signedIn('laptop'));
    given(...history)
      .when(signInWith('laptop'))
      .thenRejected('second-factor-missing');
  });

  it('uses no code twice, nor one from before the last', () => {
    const history = [registered, enabled, proven('laptop', { step: 9 }), signedIn('laptop')];
    for (const step of [7, 8, 9])
      given(...history)
        .when(signInWith('desk', { step }))
        .thenRejected('code-spent');
  });

  it('has recovery codes for once each', () => {
    const history = [registered, enabled];
    given(...history)
      .when(signInWith('desk', { recovery: 'one' }))
      .then(proven('desk', { recovery: 'one' }), signedIn('desk'));
    given(...history, proven('desk', { recovery: 'one' }))
      .when(signInWith('laptop', { recovery: 'one' }))
      .thenRejected('code-spent');
    given(...history)
      .when(signInWith('laptop', { recovery: 'three' }))
      .thenRejected('code-spent');
  });

  it('is asked for it after a new password too', () =>
    given(registered, enabled, offered('link'), wasReset('link'))
      .when({ ...signIn('phone', another) })
      .thenRejected('second-factor-missing'));

  it('wants it no more by a code, and is then asked for the password alone', () => {
    given(registered, enabled)
      .when(disable({ step: 8 }))
      .then(disabled);
    given(registered, enabled)
      .when(disable({ step: 7 }))
      .thenRejected('code-spent');
    given(registered, enabled, disabled)
      .when(disable({ step: 8 }))
      .thenNothing();
    given(registered, enabled, disabled).when(signIn('laptop')).then(signedIn('laptop'));
  });

  it('renews her recovery codes by a code, after which neither that nor an old one is good', () => {
    const renew = (proof: Proof) => ({ type: 'RenewRecoveryCodes' as const, data: { id, proof, recovery: ['three'] } });
    const renewed = (proof: Proof): AccountEvent => ({ type: 'RecoveryCodesRenewed', data: renew(proof).data });
    for (const proof of [{ step: 8 }, { recovery: 'one' }]) given(registered, enabled).when(renew(proof)).then(renewed(proof));
    for (const proof of [{ step: 7 }, { recovery: 'three' }])
      given(registered, enabled).when(renew(proof)).thenRejected('code-spent');
    given(registered)
      .when(renew({ step: 8 }))
      .thenRejected('no-second-factor');
    for (const proof of [{ step: 8 }, { recovery: 'one' }, { recovery: 'two' }])
      given(registered, enabled, renewed({ step: 8 }))
        .when(signInWith('desk', proof))
        .thenRejected('code-spent');
    const anew = { recovery: 'three' };
    given(registered, enabled, renewed({ step: 8 }))
      .when(signInWith('desk', anew))
      .then(proven('desk', anew), signedIn('desk'));
  });

  it('is helped by an operator, who says why', () => {
    given(registered, enabled).when(lift).then({ type: 'SecondFactorDisabled', data: lift.data });
    given(registered).when(lift).thenNothing();
  });

  it('never signs in by a code that was used, whatever she and others try', () => {
    const proofs = fc.oneof(
      fc.record({ step: fc.integer({ min: 0, max: 12 }) }),
      fc.record({ recovery: fc.constantFrom('one', 'two', 'three') }),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(fc.array(proofs, { maxLength: 30 }), (tried) => {
        const history: AccountEvent[] = [registered, signedIn('phone'), enabled];
        const taken = tried.filter((proof, nth) => {
          try {
            const request = { ...signInWith(`device ${nth}`, proof), issued: testMetadata } as unknown as AccountCommand;
            history.push(...(decide(account, evolve(account, history), request) as AccountEvent[]));
            return true;
          } catch (error) {
            if (error instanceof Rejected) return false;
            throw error;
          }
        });
        const steps = taken.flatMap((proof) => (proof && 'step' in proof ? [proof.step] : []));
        const codes = taken.flatMap((proof) => (proof && 'recovery' in proof ? [proof.recovery] : []));
        expect(taken).not.toContain(undefined);
        expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
        expect(steps.every((step) => step > about.step)).toBe(true);
        expect(codes).toEqual([...new Set(codes)].filter((code) => about.recovery.includes(code)));
        // Replays are refused, but no valid code is.
        const best = Math.max(-1, ...tried.flatMap((proof) => (proof && 'step' in proof ? [proof.step] : [])));
        expect(steps.at(-1) ?? -1).toBe(best > about.step ? best : -1);
      }),
    );
  });
});

describe('Anna, who is signed in and changes her password,', () => {
  const change = (by: string, currentPassword = password, proof?: Proof) => ({
    type: 'ChangePassword' as const,
    data: { id, signIn: by, password: currentPassword, newPassword: another, ...(proof && { proof }) },
  });
  const changed = (by: string, proof?: Proof): AccountEvent => ({
    type: 'PasswordChanged',
    data: { id, signIn: by, password: another, ...(proof && { proof }) },
  });
  const enabled: AccountEvent = {
    type: 'SecondFactorEnabled',
    data: { id, secret: 'sealed secret' as Sealed, recovery: ['one'], step: 7 },
  };

  it('stays signed in there, and nowhere else', () =>
    given(registered, signedIn('phone'), signedIn('laptop'), signedIn('desk'))
      .when(change('laptop'))
      .then(changed('laptop'), signedOut('phone'), signedOut('desk')));

  it('is refused with a password that was replaced meanwhile, and where she was signed out', () => {
    given(registered, signedIn('phone')).when(change('phone', another)).thenRejected('password-replaced');
    given(registered, signedIn('phone'), signedOut('phone')).when(change('phone')).thenRejected('sign-in-ended');
  });

  it('leaves no link good that was sent before', () =>
    given(registered, signedIn('phone'), offered('link'), changed('phone')).when(reset('link')).thenRejected('link-spent'));

  it('shows her second factor, by a code for once', () => {
    const history = [registered, signedIn('phone'), enabled];
    given(...history)
      .when(change('phone'))
      .thenRejected('second-factor-missing');
    for (const proof of [{ step: 8 }, { recovery: 'one' }]) {
      given(...history)
        .when(change('phone', password, proof))
        .then(changed('phone', proof));
      given(...history, changed('phone', proof))
        .when(change('phone', another, proof))
        .thenRejected('code-spent');
    }
  });
});

describe('Anna, who is signed in and moves to another mailbox,', () => {
  const boxes = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
  type Box = (typeof boxes)[number];
  const boxOf = (box: Box) => ({ address: box as string as HashedAddress, email: `sealed ${box}` as Sealed });
  const atFirst: AccountEvent = { type: 'AccountRegistered', data: { id, password, ...boxOf('first') } };
  const ask = (box: Box, { by = 'phone', now = 0, proof }: { by?: string; now?: number; proof?: Proof } = {}) => ({
    type: 'AskForEmailChange' as const,
    data: { id, signIn: by, password, ...boxOf(box), now, expires: now + 60, ...(proof && { proof }) },
  });
  const changeRequested = (box: Box, expires = 60, by = 'phone'): AccountEvent => ({
    type: 'EmailChangeAsked',
    data: { id, signIn: by, ...boxOf(box), expires },
  });
  const sent = (token: string): AccountEvent => ({ type: 'EmailChangeOffered', data: { id, token, posted: true } });
  const prove = (token: string, now = 0) => ({
    type: 'ChangeEmailAddress' as const,
    data: { id, token, now, until: now + EMAIL_UNDO_PERIOD_MS },
  });
  const changed = (box: Box, token: string, now = 0): AccountEvent => ({
    type: 'EmailAddressChanged',
    data: { id, token, ...boxOf(box), until: now + EMAIL_UNDO_PERIOD_MS, posted: true },
  });
  const undoSent = (change: string): AccountEvent => ({
    type: 'EmailUndoOffered',
    data: { id, change, token: `undo ${change}`, posted: true },
  });
  const restore = (token: string, now = 0) => ({ type: 'RestoreEmailAddress' as const, data: { id, token, now } });
  const restored = (box: Box, token: string, ...released: Box[]): AccountEvent => ({
    type: 'EmailAddressRestored',
    data: { id, token, ...boxOf(box), released: released.map((one) => boxOf(one).address), posted: true },
  });
  const moved = (box: Box, token: string, now = 0) => [
    changeRequested(box),
    sent(token),
    changed(box, token, now),
    undoSent(token),
  ];

  it('asks for it with her password, where she is signed in, and nothing changes before a letter has proved it', () => {
    given(atFirst, signedIn('phone')).when(ask('second')).then(changeRequested('second'));
    given(atFirst, signedIn('phone')).when(ask('first')).thenRejected('same-email-address');
    given(atFirst).when(ask('second')).thenRejected('sign-in-ended');
    given(atFirst, signedIn('phone'), wasReset('link')).when(ask('second')).thenRejected('password-replaced');
    given(atFirst, signedIn('phone'), changeRequested('second')).when(prove('guessed')).thenRejected('link-spent');
  });

  it('is signed out everywhere but where she asked, and no link to the old mailbox sets a password', () => {
    const history = [atFirst, signedIn('phone'), signedIn('laptop'), offered('link'), changeRequested('second'), sent('proof')];
    given(...history)
      .when(prove('proof'))
      .then(changed('second', 'proof'), signedOut('laptop'));
    given(...history, changed('second', 'proof'))
      .when(reset('link'))
      .thenRejected('link-spent');
  });

  it('is sent no link to a new password where she has her mail no more, however late that letter is', () => {
    const history = [atFirst, signedIn('phone'), ...moved('second', 'a')];
    given(...history)
      .when(offer('link', boxOf('first').address))
      .thenNothing();
    given(...history, restored('first', 'undo a', 'second'))
      .when(offer('link', boxOf('second').address))
      .thenNothing();
    given(...history)
      .when(offer('link', boxOf('second').address))
      .then(offered('link'));
  });

  it('uses the link of the last letter, within its time and once', () => {
    const history = [atFirst, signedIn('phone'), changeRequested('second'), sent('proof')];
    given(...history)
      .when(prove('proof', 59))
      .then(changed('second', 'proof', 59));
    given(...history)
      .when(prove('proof', 60))
      .thenRejected('link-spent');
    given(...history, changeRequested('third'))
      .when(prove('proof'))
      .thenRejected('link-spent');
    given(...history, changed('second', 'proof'))
      .when(prove('proof'))
      .thenRejected('link-spent');
  });

  it('is offered a link for what she asked last, and the same one not again', () => {
    const offer = (box: Box, token: string) => ({
      type: 'OfferEmailChange' as const,
      data: { id, token, posted: true as const, address: boxOf(box).address, expires: 60 },
    });
    given(atFirst, changeRequested('second')).when(offer('second', 'proof')).then(sent('proof'));
    given(atFirst, changeRequested('second'), sent('proof')).when(offer('second', 'proof')).thenNothing();
    given(atFirst, changeRequested('second'), changeRequested('third')).when(offer('second', 'proof')).thenNothing();
    given(atFirst, changeRequested('second'), sent('proof'), changed('second', 'proof'))
      .when(offer('second', 'proof'))
      .thenNothing();
    const undo = { type: 'OfferEmailUndo' as const, data: { id, change: 'proof', token: 'undo proof', posted: true as const } };
    given(atFirst, changed('second', 'proof')).when(undo).then(undoSent('proof'));
    given(atFirst, changed('second', 'proof'), undoSent('proof')).when(undo).thenNothing();
    given(atFirst).when(undo).thenNothing();
  });

  it.each([
    ['sets a new password by a link', wasReset('link')],
    ['changes her password', { type: 'PasswordChanged', data: { id, signIn: 'phone', password: another } } as AccountEvent],
  ])('has nobody else move it after she %s', (_, changedPassword) =>
    given(atFirst, signedIn('phone'), changeRequested('second'), sent('proof'), changedPassword)
      .when(prove('proof'))
      .thenRejected('link-spent'),
  );

  it('takes the old one back within seven days, is signed out everywhere, and no newer link is good', () => {
    const history = [atFirst, signedIn('phone'), ...moved('second', 'a')];
    given(...history)
      .when(restore('undo a', EMAIL_UNDO_PERIOD_MS - 1))
      .then(restored('first', 'undo a', 'second'));
    given(...history)
      .when(restore('undo a', EMAIL_UNDO_PERIOD_MS))
      .thenRejected('link-spent');
    given(...history, offered('link'), restored('first', 'undo a', 'second'))
      .when(reset('link'))
      .thenRejected('link-spent');
    given(...history, restored('first', 'undo a', 'second'))
      .when(signOut('phone'))
      .thenNothing();
    given(...history, restored('first', 'undo a', 'second'))
      .when(restore('undo a'))
      .thenRejected('link-spent');
  });

  it('takes it back over all that came after it, also when the password was changed', () => {
    const history = [atFirst, signedIn('phone'), ...moved('second', 'a'), ...moved('third', 'b'), wasReset('link')];
    given(...history)
      .when(restore('undo a'))
      .then(restored('first', 'undo a', 'second', 'third'));
    given(...history)
      .when(restore('undo b'))
      .then(restored('second', 'undo b', 'third'));
    given(...history, restored('second', 'undo b', 'third'))
      .when(restore('undo a'))
      .then(restored('first', 'undo a', 'second'));
    given(...history, restored('first', 'undo a', 'second', 'third'))
      .when(restore('undo b'))
      .thenRejected('link-spent');
  });

  it('moves no further than can be taken back', () => {
    const history = [atFirst, signedIn('phone'), ...moved('second', 'a'), ...moved('third', 'b'), ...moved('fourth', 'c')];
    given(...history)
      .when(ask('fifth', { now: EMAIL_UNDO_PERIOD_MS - 1 }))
      .thenRejected('too-many-email-changes');
    given(...history)
      .when(ask('fifth', { now: EMAIL_UNDO_PERIOD_MS }))
      .then(changeRequested('fifth', EMAIL_UNDO_PERIOD_MS + 60));
  });

  it('shows her second factor, by a code for once', () => {
    const enabled: AccountEvent = {
      type: 'SecondFactorEnabled',
      data: { id, secret: 'sealed secret' as Sealed, recovery: [], step: 7 },
    };
    const history = [atFirst, signedIn('phone'), enabled];
    const proof = { step: 8 };
    const proven: AccountEvent = {
      type: 'EmailChangeAsked',
      data: { id, signIn: 'phone', ...boxOf('second'), expires: 60, proof },
    };
    given(...history)
      .when(ask('second'))
      .thenRejected('second-factor-missing');
    given(...history)
      .when(ask('second', { proof }))
      .then(proven);
    given(...history, proven)
      .when(ask('third', { proof }))
      .thenRejected('code-spent');
  });

  it('has shown her mailbox by a letter that was posted there, and not by that to another', () => {
    const grant = { type: 'GrantRole' as const, data: { id, role: 'operator' as const } };
    const granted: AccountEvent = { type: 'RoleGranted', data: grant.data };
    const unposted: AccountEvent = { type: 'EmailAddressChanged', data: { id, token: 'b', ...boxOf('third'), until: 60 } };
    given(atFirst, ...moved('second', 'a'))
      .when(grant)
      .then(granted);
    given(atFirst, ...moved('second', 'a'), unposted)
      .when(grant)
      .thenRejected('mailbox-not-shown');
  });

  it('can always be taken back to her first mailbox for seven days, whatever somebody else does after', () => {
    const DAY_MS = EMAIL_UNDO_PERIOD_MS / 7;
    const steps = fc.array(
      fc.record({ box: fc.constantFrom(...boxes.slice(1)), hours: fc.integer({ min: 0, max: 30 }), resets: fc.boolean() }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (tried) => {
        const history: AccountEvent[] = [atFirst, signedIn('phone'), ...moved('second', 'a')];
        let now = 0;
        const attempt = (request: object): boolean => {
          try {
            history.push(
              ...(decide(account, evolve(account, history), {
                ...request,
                issued: testMetadata,
              } as unknown as AccountCommand) as AccountEvent[]),
            );
            return true;
          } catch (error) {
            if (error instanceof Rejected) return false;
            throw error;
          }
        };
        for (const [nth, { box, hours, resets }] of tried.entries()) {
          now += (hours * DAY_MS) / 24;
          const token = `change ${nth}`;
          if (attempt(ask(box, { now }))) {
            history.push(sent(token));
            attempt(prove(token, now));
            history.push(undoSent(token));
          }
          if (resets) history.push({ type: 'PasswordChanged', data: { id, signIn: 'phone', password } });
        }
        expect(attempt(restore('undo a', now))).toBe(now < EMAIL_UNDO_PERIOD_MS);
      }),
    );
  });
});

describe('Anna, who is forgotten,', () => {
  const [forget, forgotten] = [
    { type: 'ForgetAccount' as const, data: { id } },
    { type: 'AccountForgotten' as const, data: { id } },
  ];

  it('is so once, whether or not she had come to register', () => {
    given(registered, signedIn('phone')).when(forget).then(forgotten);
    given().when(forget).then(forgotten);
    given(registered, forgotten).when(forget).thenNothing();
  });

  it('does not sign in, register or set a password any more', () => {
    given(registered, forgotten).when(signIn('laptop')).thenRejected('password-replaced');
    given(registered, forgotten).when(register('laptop')).thenRejected('account-forgotten');
    given(registered, offered('link'), forgotten).when(reset('link')).thenRejected('link-spent');
    given(registered, forgotten).when(offer('link')).thenNothing();
    given(registered, signedIn('phone'), forgotten).when(signOut('phone')).thenNothing();
  });
});
