import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import type { Botcast } from '#libs/contracts';
import { BotcastBody } from '#libs/contracts/requests';
import { Assisted } from '../assisted/assisted';
import { OnlyReads } from '../http/only-reads';
import { ownKey } from '../http/own-key';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Botcasts } from './botcasts';

/** This week, told aloud. Whoever asks first waits until it is; each account or address may ask so many times a minute. */
@ForResidents()
@Controller()
export class BotcastController {
  constructor(
    private readonly botcasts: Botcasts,
    private readonly assistant: Assisted,
  ) {}

  @Get('botcast')
  show(@Ip() ip: string, @Resident() resident?: SignedIn): Promise<Botcast> {
    return this.told(ip, resident);
  }

  @Post('ai/botcast')
  @OnlyReads()
  @HttpCode(200)
  make(@Ip() ip: string, @Resident() resident?: SignedIn): Promise<Botcast> {
    return this.told(ip, resident);
  }

  @Post('botcast')
  @OnlyReads()
  @HttpCode(200)
  makeFor(@Body() { sessionId }: BotcastBody, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<Botcast> {
    ownKey(sessionId, resident);
    return this.told(ip, resident);
  }

  /** Throws `TooMuch`. */
  private told(ip: string, resident: SignedIn | undefined): Promise<Botcast> {
    const asking = { ip, account: resident?.account };
    this.assistant.admit(asking);
    return this.botcasts.now(asking);
  }
}
