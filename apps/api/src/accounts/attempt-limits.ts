import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { MAX_RESET_LINKS_PER_HOUR, RESET_LINK_INTERVAL_MS } from '#libs/contracts';
import type { HashedAddress } from '#libs/domain';
import { Throttler } from '../commands/throttler';
import { Configuration } from '../settings/configuration';

/** Each method throws `TooManyRequests`. */
@Injectable()
export class AttemptLimits {
  private readonly signIns: NetworkAndAccountLimit;
  private readonly registrations: NetworkAndAccountLimit;
  private readonly codes: Throttler;
  private readonly mailboxes = new Throttler(MAX_RESET_LINKS_PER_HOUR, RESET_LINK_INTERVAL_MS);

  constructor({ SIGN_INS_PER_MINUTE, REGISTRATIONS_PER_MINUTE }: Configuration) {
    this.signIns = new NetworkAndAccountLimit(SIGN_INS_PER_MINUTE);
    this.registrations = new NetworkAndAccountLimit(REGISTRATIONS_PER_MINUTE);
    this.codes = new Throttler(SIGN_INS_PER_MINUTE, CODE_WINDOW_MS);
  }

  /** Returns a function that refunds the attempt to the account, for a correct password. */
  countSignIn(ip: string, address: HashedAddress): () => void {
    this.signIns.countNetwork(ip);
    return this.signIns.countAccount(address);
  }

  /**
   * Counts per account, not per network: a code has six digits, and a caller who knows the password may use many networks. A
   * resident who is locked out can use a recovery code, which is not counted, or set a new password. Returns how to refund it.
   */
  countCode(account: string): () => void {
    return this.codes.spend([account], 1);
  }

  countRegistration(ip: string, address: HashedAddress) {
    this.registrations.countNetwork(ip);
    this.registrations.countAccount(address);
  }

  /** The mailbox is not counted here: it has its own limit. */
  countResetLink(ip: string) {
    this.registrations.countNetwork(ip);
  }

  /** `address` may be the mailbox of another person, which must not be flooded. */
  countEmailChange(ip: string, address: HashedAddress) {
    this.registrations.countNetwork(ip);
    this.mailboxes.spend([address], 1);
  }
}

/** At 10 attempts per window, the default, guessing a code takes about a year. */
const CODE_WINDOW_MS = 15 * 60_000;

/** An attacker needs this many networks to lock a resident out by guessing. */
const NETWORKS_PER_ACCOUNT = 5;

/**
 * Limits per network and per email address, with or without an account: guessing is slow from any number of networks, and a
 * guesser locks out only their own. Attempts refused to a network do not count for the account.
 */
class NetworkAndAccountLimit {
  private readonly networks: Throttler;
  private readonly accounts: Throttler;

  constructor(maxPerMinute: number) {
    this.networks = new Throttler(maxPerMinute);
    this.accounts = new Throttler(NETWORKS_PER_ACCOUNT * maxPerMinute);
  }

  countNetwork(ip: string) {
    this.networks.spend([normalizeIp(ip)], 1);
  }

  countAccount(address: HashedAddress): () => void {
    return this.accounts.spend([address], 1);
  }
}
