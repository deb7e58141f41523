import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { MOST_RESET_LINKS, RESET_LINK_PAUSE_MS } from '#libs/contracts';
import type { HashedAddress } from '#libs/domain';
import { Minutes } from '../commands/allowance';
import { Configuration } from '../settings/configuration';

/** How often somebody may try in a minute. Each throws `TooMuch`. */
@Injectable()
export class Attempts {
  private readonly signIns: Limit;
  private readonly registrations: Limit;
  private readonly codes: Minutes;
  private readonly mailboxes = new Minutes(MOST_RESET_LINKS, RESET_LINK_PAUSE_MS);

  constructor({ SIGN_INS_PER_MINUTE, REGISTRATIONS_PER_MINUTE }: Configuration) {
    this.signIns = new Limit(SIGN_INS_PER_MINUTE);
    this.registrations = new Limit(REGISTRATIONS_PER_MINUTE);
    this.codes = new Minutes(SIGN_INS_PER_MINUTE, QUARTER_MS);
  }

  /** Answers how to give back to the account what was no guess. */
  signIn(ip: string, address: HashedAddress): () => void {
    this.signIns.from(ip);
    return this.signIns.to(address);
  }

  /**
   * Of one account, from wherever: a code has six digits only, and who knows the password may have many networks. Whoever is kept out by
   * them has recovery codes, and a new password ends it. Answers how to give back what was no guess.
   */
  code(account: string): () => void {
    return this.codes.spend([account], 1);
  }

  registration(ip: string, address: HashedAddress) {
    this.registrations.from(ip);
    this.registrations.to(address);
  }

  /** Whom a letter is for is not counted here: a mailbox has its own limit, which keeps nobody from their link. */
  resetLink(ip: string) {
    this.registrations.from(ip);
  }

  /** Whoever has an account must not fill the mailbox of anybody else, which `address` may be. */
  emailChange(ip: string, address: HashedAddress) {
    this.registrations.from(ip);
    this.mailboxes.spend([address], 1);
  }
}

/** Who knows the password guesses a code in years then. */
const QUARTER_MS = 15 * 60_000;

/** As many networks as it takes to keep somebody out of their account by guessing. */
const NETWORKS = 5;

/**
 * From one network address, and to one email address, which has an account or not: so a password is guessed slowly from however many
 * places, and a stranger who guesses at one place shuts only that place out. What a network is refused is not the account's.
 */
class Limit {
  private readonly networks: Minutes;
  private readonly accounts: Minutes;

  constructor(most: number) {
    this.networks = new Minutes(most);
    this.accounts = new Minutes(NETWORKS * most);
  }

  from(ip: string) {
    this.networks.spend([normalizeIp(ip)], 1);
  }

  to(address: HashedAddress): () => void {
    return this.accounts.spend([address], 1);
  }
}
