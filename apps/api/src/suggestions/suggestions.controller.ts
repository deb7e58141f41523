import { randomUUID } from 'node:crypto';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { Noted } from '#libs/contracts';
import { ReportBody, SuggestEventBody } from '#libs/contracts/requests';
import { ReportIssue, SuggestEvent } from '#libs/domain';
import { Minutes } from '../commands/allowance';
import { Commands } from '../commands/commands';
import { Configuration } from '../settings/configuration';
import { reportOf, SealedWords, suggestionOf } from './sealed-words';

/** What anybody may tell the operators, without an account. */
@Controller()
export class SuggestionsController {
  private readonly minutes: Minutes;

  constructor(
    private readonly commands: Commands,
    private readonly words: SealedWords,
    { SUGGESTIONS_PER_MINUTE }: Configuration,
  ) {
    this.minutes = new Minutes(SUGGESTIONS_PER_MINUTE);
  }

  @Post('suggest-event')
  @HttpCode(202)
  async suggest(@Body() body: SuggestEventBody, @Ip() ip: string): Promise<Noted> {
    const id = this.admitted(ip);
    if (isOfAMachine(body)) return { id };
    await this.commands.issue(ANYBODY, SuggestEvent, {
      id,
      content: await this.words.seal('suggestion', id, suggestionOf(body)),
    });
    return { id };
  }

  @Post('report')
  @HttpCode(202)
  async report(@Body() body: ReportBody, @Ip() ip: string): Promise<Noted> {
    const id = this.admitted(ip);
    if (isOfAMachine(body)) return { id };
    await this.commands.issue(ANYBODY, ReportIssue, { id, content: await this.words.seal('report', id, reportOf(body)) });
    return { id };
  }

  /** One allowance for both. Throws `TooMuch`. */
  private admitted(ip: string): string {
    this.minutes.spend([normalizeIp(ip)], 1);
    return randomUUID();
  }
}

/** Who writes is not asked, and not recorded. */
const ANYBODY = 'somebody';

/** No person sees this field. Whoever fills it in is answered as everybody is, and learns nothing. */
const isOfAMachine = ({ website }: { website?: string }) => Boolean(website);
