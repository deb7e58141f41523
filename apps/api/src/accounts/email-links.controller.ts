import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import type { EmailLinkState, MessageResponse } from '#libs/contracts';
import { EmailLinkBody } from '#libs/contracts/requests';
import { EmailChanges } from './email-changes';

@Controller('auth')
export class EmailLinksController {
  constructor(private readonly emailChanges: EmailChanges) {}

  @Get('verify-email-token')
  @Header('cache-control', 'no-store')
  async verify(@Query('token') token: unknown): Promise<EmailLinkState> {
    return { does: typeof token === 'string' ? await this.emailChanges.purposeOf(token) : null };
  }

  @Post('use-email-token')
  @HttpCode(200)
  async use(@Body() { token }: EmailLinkBody): Promise<MessageResponse> {
    return { message: RESULT_MESSAGES[await this.emailChanges.useLink(token)] };
  }
}

const RESULT_MESSAGES = {
  change: 'From now on you sign in with this email address.',
  undo: 'Your account has its former email address again, and everybody is signed out of it. If it was not you who changed it, set a new password now.',
};
