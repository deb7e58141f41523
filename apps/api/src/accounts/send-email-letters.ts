import { Injectable } from '@nestjs/common';
import { type EmailAddressChanged, type EmailChangeAsked, OfferEmailChange, OfferEmailUndo } from '#libs/domain';
import type { Reactor, Recorded } from '#libs/event-sourcing';
import { Mail } from '#libs/integrations';
import { Commands } from '../commands/commands';
import { TownSettings } from '../settings/town-settings';
import { hashedToken, MailedLinks } from './mailed-links';
import { People } from './people';

/**
 * The letters about a new email address: to the new one a link that proves it, to the former one a link that undoes the change.
 * Called again for the same fact, it offers the same link, in the same letter.
 */
@Injectable()
export class SendEmailLetters implements Reactor {
  readonly name = 'send-email-letters';
  readonly on = {
    EmailChangeAsked: (fact: Recorded) => this.letProve(fact as Recorded<EmailChangeAsked>),
    EmailAddressChanged: (fact: Recorded) => this.letUndo(fact as Recorded<EmailAddressChanged>),
  };

  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly links: MailedLinks,
    private readonly mail: Mail,
    private readonly town: TownSettings,
  ) {}

  /** Whether the address belongs to somebody already is told to whoever reads its mailbox, and to nobody else. */
  private async letProve(asked: Recorded<EmailChangeAsked>) {
    const { id, address, expires } = asked.data;
    const pending = expires > Date.now() ? (await this.people.get(id))?.pendingEmail : undefined;
    // Whoever has asked for another one since, or has a new password, proves this one no more.
    if (pending?.address !== address || pending.expires !== expires) return;
    const to = await this.people.emailIn(id, pending.email);
    if (to === undefined) return;
    if (await this.people.at(address))
      return this.mail.send({ id: asked.id, to, subject: TAKEN_SUBJECT, text: takenLetter(this.town.name) });
    const token = this.links.tokenFor(id, asked.id);
    await this.commands.issueBecauseOf(asked, this.name, OfferEmailChange, {
      ...{ id, token: hashedToken(token), address, expires },
      ...this.posted,
    });
    const link = this.links.addressOf('email-address', token);
    await this.mail.send({
      id: asked.id,
      to,
      subject: 'Confirm your email address for Almanac',
      text: proofLetter(link, this.town.name),
    });
  }

  private async letUndo(changed: Recorded<EmailAddressChanged>) {
    const { id, token: change, until } = changed.data;
    const account = until > Date.now() ? await this.people.get(id) : undefined;
    const former = account?.formerEmails.find((one) => one.change === change);
    const to = former && (await this.people.emailIn(id, former.email));
    if (to === undefined) return;
    const token = this.links.tokenFor(id, changed.id);
    await this.commands.issueBecauseOf(changed, this.name, OfferEmailUndo, {
      ...{ id, change, token: hashedToken(token) },
      ...this.posted,
    });
    const link = this.links.addressOf('email-address', token);
    await this.mail.send({
      id: changed.id,
      to,
      subject: 'Your email address for Almanac was changed',
      text: undoLetter(link, this.town.name),
    });
  }

  private get posted() {
    return this.mail.isPosted && { posted: true as const };
  }
}

const proofLetter = (link: string, town: string) =>
  `Somebody asked to use this address for their account
at Almanac, the calendar of ${town}.

If it was you, open this within an hour:

${link}

If it was not you, there is nothing to do: nothing changes.
`;

const TAKEN_SUBJECT = 'You have an account at Almanac already';

const takenLetter = (town: string) =>
  `Somebody asked to use this address for another account
at Almanac, the calendar of ${town}.

This address has an account already, so nothing has changed.
If it was you, sign in with this address, or delete that account
in its Settings first. If it was not you, there is nothing to do.
`;

const undoLetter = (link: string, town: string) =>
  `The account that you had with this address
at Almanac, the calendar of ${town}, has another address now.

If it was you, there is nothing to do.

If it was not you, open this within seven days. The account gets this
address back, and everybody is signed out of it. Then set a new password.

${link}
`;
