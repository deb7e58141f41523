import { Body, Controller, Get, Header, HttpCode, Ip, Post, Query } from '@nestjs/common';
import type { MessageResponse, ResetTokenState } from '#libs/contracts';
import { ForgotPasswordBody, ResetPasswordBody } from '#libs/contracts/requests';
import { Passwords } from './passwords';

@Controller('auth')
export class PasswordsController {
  constructor(private readonly passwords: Passwords) {}

  @Post('forgot-password')
  @HttpCode(200)
  async forgot(@Body() { email }: ForgotPasswordBody, @Ip() ip: string): Promise<MessageResponse> {
    await this.passwords.requestReset(email, ip);
    return { message: 'If there is an account with this address, a link to set a new password is on its way to it.' };
  }

  @Get('verify-reset-token')
  @Header('cache-control', 'no-store')
  async verify(@Query('token') token: unknown): Promise<ResetTokenState> {
    return { valid: typeof token === 'string' && (await this.passwords.isValidToken(token)) };
  }

  @Post('reset-password')
  @HttpCode(200)
  async reset(@Body() { token, password }: ResetPasswordBody): Promise<MessageResponse> {
    await this.passwords.reset(token, password);
    return { message: 'Your new password is set. Sign in with it.' };
  }
}
