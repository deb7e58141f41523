import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { Botcast } from '#libs/contracts';
import { Minutes } from '../commands/allowance';
import { OnlyReads } from '../http/only-reads';
import { ownKey } from '../http/own-key';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Configuration } from '../settings/configuration';
import { Botcasts } from './botcasts';
import { BotcastBody } from './requests';

/** This week, told aloud. Whoever asks first waits until it is; each account or address may ask so many times a minute. */
@ForResidents()
@Controller()
export class BotcastController {
  private readonly minutes: Minutes;

  constructor(
    private readonly botcasts: Botcasts,
    { ASSISTED_PER_MINUTE }: Configuration,
  ) {
    this.minutes = new Minutes(ASSISTED_PER_MINUTE);
  }

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
    this.minutes.spend([resident?.account ?? normalizeIp(ip)], 1);
    return this.botcasts.now();
  }
}
