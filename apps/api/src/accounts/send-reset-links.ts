import { Injectable } from '@nestjs/common';
import { OfferPasswordReset, type PasswordResetAsked } from '#libs/domain';
import type { Reactor, Recorded } from '#libs/event-sourcing';
import { Mail } from '#libs/integrations';
import { Commands } from '../commands/commands';
import { TownSettings } from '../settings/town-settings';
import { hashedToken, MailedLinks } from './mailed-links';
import { People } from './people';

/**
 * Whoever has forgotten a password is sent a link, if there is an account at their address. Called again for the same fact, it offers
 * the same link, in the same letter.
 */
@Injectable()
export class SendResetLinks implements Reactor {
  readonly name = 'send-reset-links';
  readonly from = 'beginning';
  readonly on = { PasswordResetAsked: (fact: Recorded) => this.answer(fact as Recorded<PasswordResetAsked>) };

  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly links: MailedLinks,
    private readonly mail: Mail,
    private readonly town: TownSettings,
  ) {}

  private async answer(asked: Recorded<PasswordResetAsked>) {
    const { address, expires } = asked.data;
    const account = expires > Date.now() ? await this.people.at(address) : undefined;
    const user = account && (await this.people.userOf(account));
    if (!user) return;
    const token = this.links.tokenFor(user.id, asked.id);
    const posted = this.mail.isPosted && { posted: true as const };
    const offer = { id: user.id, address, token: hashedToken(token), expires, ...posted };
    await this.commands.issueBecauseOf(asked, this.name, OfferPasswordReset, offer);
    await this.mail.send({
      id: asked.id,
      to: user.email,
      subject: 'Set a new password for Almanac',
      text: letterWith(this.links.addressOf('reset-password', token), this.town.name),
    });
  }
}

const letterWith = (link: string, town: string) =>
  `Somebody asked to set a new password for this address
at Almanac, the calendar of ${town}.

To set one, open this within an hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`;
