import { Body, Controller, Delete, Get, HttpCode, Ip, Post } from '@nestjs/common';
import type { PushKey } from '#libs/contracts';
import { ForgetBrowserBody, TellBrowserBody } from '#libs/contracts/requests';
import { requireOwnKey } from '../http/own-key';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { Browsers } from './browsers';

@ForResidents()
@Controller('push')
export class BrowsersController {
  constructor(private readonly browsers: Browsers) {}

  @Get()
  async key(): Promise<PushKey> {
    return { publicKey: await this.browsers.publicKey() };
  }

  @Post()
  @HttpCode(204)
  async allow(
    @Body() { sessionId, subscription }: TellBrowserBody,
    @Ip() ip: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<void> {
    await this.browsers.allow(requireOwnKey(sessionId, resident), ip, subscription);
  }

  @Delete()
  @HttpCode(204)
  async forget(
    @Body() { sessionId, endpoint }: ForgetBrowserBody,
    @Ip() ip: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<void> {
    await this.browsers.forget(requireOwnKey(sessionId, resident), ip, endpoint);
  }
}
