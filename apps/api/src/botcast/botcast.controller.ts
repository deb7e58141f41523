import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import type { Botcast } from '#libs/contracts';
import { BotcastBody } from '#libs/contracts/requests';
import { BudgetedAssistant } from '../assistant/budgeted-assistant';
import { NotCountedAsWrite } from '../http/not-counted-as-write';
import { requireOwnKey } from '../http/own-key';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { Botcasts } from './botcasts';

/** This week as spoken text. The first request waits until it is made. Each account or address has a limit per minute. */
@ForResidents()
@Controller()
export class BotcastController {
  constructor(
    private readonly botcasts: Botcasts,
    private readonly assistant: BudgetedAssistant,
  ) {}

  @Get('botcast')
  show(@Ip() ip: string, @Resident() resident?: SignedInAccount): Promise<Botcast> {
    return this.botcastFor(ip, resident);
  }

  @Post('ai/botcast')
  @NotCountedAsWrite()
  @HttpCode(200)
  make(@Ip() ip: string, @Resident() resident?: SignedInAccount): Promise<Botcast> {
    return this.botcastFor(ip, resident);
  }

  @Post('botcast')
  @NotCountedAsWrite()
  @HttpCode(200)
  makeFor(@Body() { sessionId }: BotcastBody, @Ip() ip: string, @Resident() resident?: SignedInAccount): Promise<Botcast> {
    requireOwnKey(sessionId, resident);
    return this.botcastFor(ip, resident);
  }

  /** Throws `TooManyRequests`. */
  private botcastFor(ip: string, resident: SignedInAccount | undefined): Promise<Botcast> {
    const caller = { ip, account: resident?.account };
    this.assistant.admit(caller);
    return this.botcasts.get(caller);
  }
}
