import { specFor } from '#libs/event-sourcing/testing';
import { type EmailAddressEvent, emailAddress, hashedAddress } from './email-address';

const MINUTE_MS = 60_000;
const { given } = specFor(emailAddress);
const key = Buffer.alloc(32);
const address = hashedAddress(key, 'anna@example.com');
const claim = (account: string, now = 0) => ({ type: 'ClaimEmailAddress' as const, data: { address, account, now } });
const claimed = (account: string): EmailAddressEvent => ({ type: 'EmailAddressClaimed', data: { address, account } });
const ask = (at: number) => ({
  type: 'AskForPasswordReset' as const,
  data: { address, now: at * MINUTE_MS, expires: (at + 60) * MINUTE_MS },
});
const resetRequested = (at: number): EmailAddressEvent => ({
  type: 'PasswordResetAsked',
  data: { address, expires: (at + 60) * MINUTE_MS },
});
const used: EmailAddressEvent = { type: 'ResetLinkUsed', data: { address } };

describe("Anna's email address", () => {
  it('is of the account that claims it first', () => {
    given().when(claim('one')).then(claimed('one'));
    given(claimed('one')).when(claim('another')).thenRejected('email-address-claimed');
    given(claimed('one')).when(claim('one')).thenRejected('email-address-claimed');
  });

  it('may be asked about three times an hour, whether or not there is an account', () => {
    given().when(ask(0)).then(resetRequested(0));
    given(claimed('one'), resetRequested(0), resetRequested(1)).when(ask(2)).then(resetRequested(2));
    given(resetRequested(0), resetRequested(1), resetRequested(2)).when(ask(3)).thenNothing();
    given(resetRequested(0), resetRequested(1), resetRequested(55)).when(ask(59)).thenNothing();
    given(resetRequested(0), resetRequested(1), resetRequested(55)).when(ask(60)).then(resetRequested(60));
    given(resetRequested(0), resetRequested(1), resetRequested(55), resetRequested(60)).when(ask(60)).thenNothing();
  });

  it('is sent a link no older than ten minutes, however often strangers asked before', () => {
    given(resetRequested(0), resetRequested(1), resetRequested(2)).when(ask(11.9)).thenNothing();
    given(resetRequested(0), resetRequested(1), resetRequested(2)).when(ask(12)).then(resetRequested(12));
    given(resetRequested(0), resetRequested(1), resetRequested(2), resetRequested(12)).when(ask(13)).thenNothing();
  });

  it('may be asked about anew by whoever has used a link', () => {
    given(claimed('one'), resetRequested(0), resetRequested(1), resetRequested(2))
      .when({ type: 'UseResetLink', data: { address } })
      .then(used);
    given(claimed('one'), resetRequested(0), used).when({ type: 'UseResetLink', data: { address } }).thenNothing();
    given(resetRequested(0), resetRequested(1), resetRequested(2), used).when(ask(3)).then(resetRequested(3));
    given(resetRequested(0), resetRequested(1), resetRequested(2), used, resetRequested(3), resetRequested(4), resetRequested(5))
      .when(ask(6))
      .thenNothing();
  });

  it('is free for another account when the one it is for is forgotten, and for nobody else', () => {
    const release = (account: string) => ({ type: 'ReleaseEmailAddress' as const, data: { address, account } });
    const released = (account: string): EmailAddressEvent => ({ type: 'EmailAddressReleased', data: { address, account } });
    given(claimed('one')).when(release('one')).then(released('one'));
    given(claimed('one'), released('one')).when(claim('another')).then(claimed('another'));
    given(claimed('one'), released('one'), claimed('another')).when(release('one')).thenNothing();
    given(claimed('one'), resetRequested(0), resetRequested(1), resetRequested(2), released('one'))
      .when(ask(3))
      .then(resetRequested(3));
  });

  it('is held for an account until then, and for any other from then on', () => {
    const hold = (account: string, now: number, until: number) => ({
      type: 'HoldEmailAddress' as const,
      data: { address, account, now, until },
    });
    const keep = (account: string) => ({ type: 'KeepEmailAddress' as const, data: { address, account } });
    const addressHeld = (account: string, until: number): EmailAddressEvent => ({
      type: 'EmailAddressHeld',
      data: { address, account, until },
    });
    const giveUp = (account: string, until: number) => ({
      type: 'GiveUpEmailAddress' as const,
      data: { address, account, until },
    });
    given()
      .when(hold('one', 0, 7))
      .then(addressHeld('one', 7));
    given(addressHeld('one', 7))
      .when(hold('one', 1, 8))
      .then(addressHeld('one', 8));
    // Using a link twice at once keeps the result of the first use.
    given(addressHeld('one', 7), claimed('one'))
      .when(hold('one', 1, 8))
      .thenNothing();
    given(claimed('one')).when(giveUp('one', 7)).then(addressHeld('one', 7));
    given(addressHeld('one', 7)).when(giveUp('one', 7)).thenNothing();
    given(addressHeld('one', 7), claimed('another')).when(giveUp('one', 8)).thenNothing();
    for (const taken of [claimed('one'), addressHeld('one', 7)])
      for (const claimCommand of [hold('another', 6, 9), claim('another', 6)])
        given(taken).when(claimCommand).thenRejected('email-address-claimed');
    given(addressHeld('one', 7)).when(claim('another', 7)).then(claimed('another'));
    given(addressHeld('one', 7))
      .when(hold('another', 7, 9))
      .then(addressHeld('another', 9));
    given(addressHeld('one', 7), claimed('another')).when(keep('one')).thenNothing();
    given(addressHeld('one', 7)).when(keep('one')).then(claimed('one'));
    given(addressHeld('one', 7), claimed('one')).when(claim('another', 7)).thenRejected('email-address-claimed');
    given(claimed('one')).when(keep('one')).thenNothing();
  });

  it('is the same however it is written, and nobody can tell which it is without the key', () => {
    expect(hashedAddress(key, ' Anna@Example.COM ')).toBe(address);
    expect(hashedAddress(key, 'zoe\u0308@example.com')).toBe(hashedAddress(key, 'zo\u00eb@example.com'));
    expect(hashedAddress(key, 'ZOE\u0308@example.com')).toBe(hashedAddress(key, 'zo\u00eb@example.com'));
    const bcher = hashedAddress(key, 'anna@xn--bcher-kva.example');
    for (const domain of ['b\u00fccher.example', 'bu\u0308cher.example', 'B\u00dcCHER.example', 'XN--BCHER-KVA.example'])
      expect(hashedAddress(key, `anna@${domain}`)).toBe(bcher);
    expect(hashedAddress(key, 'anna@bucher.example')).not.toBe(bcher);
    expect(hashedAddress(key, 'anna@xn--.example')).not.toBe(hashedAddress(key, 'anna@xn--a.example'));
    expect(hashedAddress(key, 'ann@example.com')).not.toBe(address);
    expect(hashedAddress(Buffer.alloc(32, 1), 'anna@example.com')).not.toBe(address);
  });
});
