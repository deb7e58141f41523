import { Injectable } from '@nestjs/common';
import {
  type EmailAddressChanged,
  type EmailAddressRestored,
  GiveUpEmailAddress,
  KeepEmailAddress,
  ReleaseEmailAddress,
} from '#libs/domain';
import type { Reactor, Recorded } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';
import { People } from './people';

type Moved = Recorded<EmailAddressChanged | EmailAddressRestored>;

/**
 * After a move to another address, nobody else gets that one, nor a former one for as long as it can be taken back. It goes by what
 * the account has now, so that being called again for an old fact changes nothing.
 */
@Injectable()
export class KeepEmailAddresses implements Reactor {
  readonly name = 'keep-email-addresses';
  readonly on = {
    EmailAddressChanged: (fact: Recorded) => this.keep(fact as Moved),
    EmailAddressRestored: (fact: Recorded) => this.keep(fact as Moved),
  };

  constructor(
    private readonly commands: Commands,
    private readonly people: People,
  ) {}

  private async keep(moved: Moved) {
    const account = await this.people.get(moved.data.id);
    if (!account) return;
    const { id, address, formerEmails } = account;
    const givenUp = formerEmails.filter(({ until }) => until > Date.now());
    const theirs = new Set([address, ...givenUp.map((one) => one.address)]);
    const released = 'released' in moved.data ? moved.data.released.filter((one) => !theirs.has(one)) : [];
    await this.commands.issueBecauseOf(moved, this.name, KeepEmailAddress, { address, account: id });
    for (const former of givenUp) {
      const wish = { address: former.address, account: id, until: former.until };
      await this.commands.issueBecauseOf(moved, this.name, GiveUpEmailAddress, wish);
    }
    for (const one of released)
      await this.commands.issueBecauseOf(moved, this.name, ReleaseEmailAddress, { address: one, account: id });
  }
}
