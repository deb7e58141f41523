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

type AddressChange = Recorded<EmailAddressChanged | EmailAddressRestored>;

/** Keeps the new address, and a former one while the change can be undone. By the account: a repeated call changes nothing. */
@Injectable()
export class EmailAddressKeeper implements Reactor {
  readonly name = 'keep-email-addresses';
  readonly on = {
    EmailAddressChanged: (fact: Recorded) => this.keep(fact as AddressChange),
    EmailAddressRestored: (fact: Recorded) => this.keep(fact as AddressChange),
  };

  constructor(
    private readonly commands: Commands,
    private readonly people: People,
  ) {}

  private async keep(change: AddressChange) {
    const account = await this.people.get(change.data.id);
    if (!account) return;
    const { id, address, formerEmails } = account;
    const restorable = formerEmails.filter(({ until }) => until > Date.now());
    const keptAddresses = new Set([address, ...restorable.map((one) => one.address)]);
    const releasedAddresses = 'released' in change.data ? change.data.released.filter((one) => !keptAddresses.has(one)) : [];
    await this.commands.issueBecauseOf(change, this.name, KeepEmailAddress, { address, account: id });
    for (const former of restorable) {
      const data = { address: former.address, account: id, until: former.until };
      await this.commands.issueBecauseOf(change, this.name, GiveUpEmailAddress, data);
    }
    for (const one of releasedAddresses)
      await this.commands.issueBecauseOf(change, this.name, ReleaseEmailAddress, { address: one, account: id });
  }
}
