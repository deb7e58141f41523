import { Injectable } from '@nestjs/common';
import { OfferPasswordReset, type PasswordResetAsked } from '#libs/domain';
import type { Reactor, Recorded } from '#libs/event-sourcing';
import { MailTransport } from '#libs/integrations';
import { Commands } from '../commands/commands';
import { TownSettings } from '../settings/town-settings';
import { hashToken, MailedLinks } from './mailed-links';
import { People } from './people';

/** A repeated call for the same fact sends the same link. */
@Injectable()
export class ResetLinkSender implements Reactor {
  readonly name = 'send-reset-links';
  readonly from = 'beginning';
  readonly on = { PasswordResetAsked: (fact: Recorded) => this.sendLink(fact as Recorded<PasswordResetAsked>) };

  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly links: MailedLinks,
    private readonly mail: MailTransport,
    private readonly town: TownSettings,
  ) {}

  private async sendLink(fact: Recorded<PasswordResetAsked>) {
    const { address, expires } = fact.data;
    const account = expires > Date.now() ? await this.people.findByAddress(address) : undefined;
    const user = account && (await this.people.userOf(account));
    if (!user) return;
    const token = this.links.tokenFor(user.id, fact.id);
    const postedFlag = this.mail.leavesServer && { posted: true as const };
    const offer = { id: user.id, address, token: hashToken(token), expires, ...postedFlag };
    await this.commands.issueBecauseOf(fact, this.name, OfferPasswordReset, offer);
    await this.mail.send({
      id: fact.id,
      to: user.email,
      subject: 'Set a new password for Almanac',
      text: renderResetLetter(this.links.urlOf('reset-password', token), this.town.name),
    });
  }
}

const renderResetLetter = (link: string, town: string) =>
  `Somebody asked to set a new password for this address
at Almanac, the calendar of ${town}.

To set one, open this within an hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`;
