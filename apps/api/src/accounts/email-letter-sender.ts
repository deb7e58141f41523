import { Injectable } from '@nestjs/common';
import { type EmailAddressChanged, type EmailChangeAsked, OfferEmailChange, OfferEmailUndo } from '#libs/domain';
import type { Reactor, Recorded } from '#libs/event-sourcing';
import { MailTransport } from '#libs/integrations';
import { Commands } from '../commands/commands';
import { TownSettings } from '../settings/town-settings';
import { hashToken, MailedLinks } from './mailed-links';
import { People } from './people';

/** The new address gets a link to confirm, the former one a link to undo. The same fact gives the same link. */
@Injectable()
export class EmailLetterSender implements Reactor {
  readonly name = 'send-email-letters';
  readonly on = {
    EmailChangeAsked: (fact: Recorded) => this.sendConfirmation(fact as Recorded<EmailChangeAsked>),
    EmailAddressChanged: (fact: Recorded) => this.sendUndo(fact as Recorded<EmailAddressChanged>),
  };

  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly links: MailedLinks,
    private readonly mail: MailTransport,
    private readonly town: TownSettings,
  ) {}

  /** Only the owner of the mailbox learns whether the address has an account already. */
  private async sendConfirmation(fact: Recorded<EmailChangeAsked>) {
    const { id, address, expires } = fact.data;
    const pending = expires > Date.now() ? (await this.people.get(id))?.pendingEmail : undefined;
    // A later request or a new password makes this one invalid.
    if (pending?.address !== address || pending.expires !== expires) return;
    const to = await this.people.decryptEmail(id, pending.email);
    if (to === undefined) return;
    if (await this.people.findByAddress(address))
      return this.mail.send({ id: fact.id, to, subject: TAKEN_SUBJECT, text: renderAddressTaken(this.town.name) });
    const token = this.links.tokenFor(id, fact.id);
    await this.commands.issueBecauseOf(fact, this.name, OfferEmailChange, {
      ...{ id, token: hashToken(token), address, expires },
      ...this.postedFlag,
    });
    const link = this.links.urlOf('email-address', token);
    await this.mail.send({
      id: fact.id,
      to,
      subject: 'Confirm your email address for Almanac',
      text: renderConfirmation(link, this.town.name),
    });
  }

  private async sendUndo(fact: Recorded<EmailAddressChanged>) {
    const { id, token: change, until } = fact.data;
    const account = until > Date.now() ? await this.people.get(id) : undefined;
    const former = account?.formerEmails.find((one) => one.change === change);
    const to = former && (await this.people.decryptEmail(id, former.email));
    if (to === undefined) return;
    const token = this.links.tokenFor(id, fact.id);
    await this.commands.issueBecauseOf(fact, this.name, OfferEmailUndo, {
      ...{ id, change, token: hashToken(token) },
      ...this.postedFlag,
    });
    const link = this.links.urlOf('email-address', token);
    await this.mail.send({
      id: fact.id,
      to,
      subject: 'Your email address for Almanac was changed',
      text: renderUndo(link, this.town.name),
    });
  }

  private get postedFlag() {
    return this.mail.leavesServer && { posted: true as const };
  }
}

const renderConfirmation = (link: string, town: string) =>
  `Somebody asked to use this address for their account
at Almanac, the calendar of ${town}.

If it was you, open this within an hour:

${link}

If it was not you, there is nothing to do: nothing changes.
`;

const TAKEN_SUBJECT = 'You have an account at Almanac already';

const renderAddressTaken = (town: string) =>
  `Somebody asked to use this address for another account
at Almanac, the calendar of ${town}.

This address has an account already, so nothing has changed.
If it was you, sign in with this address, or delete that account
in its Settings first. If it was not you, there is nothing to do.
`;

const renderUndo = (link: string, town: string) =>
  `The account that you had with this address
at Almanac, the calendar of ${town}, has another address now.

If it was you, there is nothing to do.

If it was not you, open this within seven days. The account gets this
address back, and everybody is signed out of it. Then set a new password.

${link}
`;
