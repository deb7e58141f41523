import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import type { Told } from '#libs/contracts';
import { ChangeEmailBody, ChangePasswordBody } from '#libs/contracts/requests';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { EmailChanges } from './email-changes';
import { PasswordCheck } from './password-check';
import { Passwords } from './passwords';
import { People } from './people';

/** What whoever is signed in signs in with. */
@ForResidents()
@Controller('me')
export class CredentialsController {
  constructor(
    private readonly people: People,
    private readonly passwordCheck: PasswordCheck,
    private readonly passwords: Passwords,
    private readonly emailChanges: EmailChanges,
  ) {}

  @Post('password')
  @HttpCode(204)
  async changePassword(
    @Body() { password, newPassword, code }: ChangePasswordBody,
    @Ip() ip: string,
    @Resident() resident?: SignedIn,
  ): Promise<void> {
    const account = await this.people.ofResident(resident);
    await this.passwordCheck.check(account, password, ip);
    await this.passwords.change(account, resident!, newPassword, code);
  }

  /** Answered alike whether or not the new address belongs to an account. */
  @Post('email')
  @HttpCode(202)
  async changeEmail(
    @Body() { email, password, code }: ChangeEmailBody,
    @Ip() ip: string,
    @Resident() resident?: SignedIn,
  ): Promise<Told> {
    const account = await this.people.ofResident(resident);
    await this.passwordCheck.check(account, password, ip);
    await this.emailChanges.ask(account, resident!, { email, code, ip });
    return { message: 'Open the link in the letter that we send to your new address. Until then you sign in with the old one.' };
  }
}
