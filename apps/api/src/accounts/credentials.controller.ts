import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import type { MessageResponse } from '#libs/contracts';
import { ChangeEmailBody, ChangePasswordBody } from '#libs/contracts/requests';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { EmailChanges } from './email-changes';
import { PasswordCheck } from './password-check';
import { Passwords } from './passwords';
import { People } from './people';

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
    @Resident() resident?: SignedInAccount,
  ): Promise<void> {
    const account = await this.people.requireAccount(resident);
    await this.passwordCheck.check(account, password, ip);
    await this.passwords.change(account, resident!, newPassword, code);
  }

  /** The response does not reveal whether the new address has an account. */
  @Post('email')
  @HttpCode(202)
  async changeEmail(
    @Body() { email, password, code }: ChangeEmailBody,
    @Ip() ip: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<MessageResponse> {
    const account = await this.people.requireAccount(resident);
    await this.passwordCheck.check(account, password, ip);
    await this.emailChanges.requestChange(account, resident!, { email, code, ip });
    return { message: 'Open the link in the letter that we send to your new address. Until then you sign in with the old one.' };
  }
}
