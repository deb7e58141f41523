import { randomUUID } from 'node:crypto';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { SubmissionResponse } from '#libs/contracts';
import { ReportBody, SuggestEventBody } from '#libs/contracts/requests';
import { ReportIssue, SuggestEvent } from '#libs/domain';
import { Commands } from '../commands/commands';
import { Throttler } from '../commands/throttler';
import { Configuration } from '../settings/configuration';
import { SubmissionEncryption, toReport, toSuggestion } from './submission-encryption';

@Controller()
export class SuggestionsController {
  private readonly throttler: Throttler;

  constructor(
    private readonly commands: Commands,
    private readonly encryption: SubmissionEncryption,
    { SUGGESTIONS_PER_MINUTE }: Configuration,
  ) {
    this.throttler = new Throttler(SUGGESTIONS_PER_MINUTE);
  }

  @Post('suggest-event')
  @HttpCode(202)
  async suggest(@Body() body: SuggestEventBody, @Ip() ip: string): Promise<SubmissionResponse> {
    const id = this.admit(ip);
    if (isFromBot(body)) return { id };
    await this.commands.issue(ANONYMOUS_ACTOR, SuggestEvent, {
      id,
      content: await this.encryption.encrypt('suggestion', id, toSuggestion(body)),
    });
    return { id };
  }

  @Post('report')
  @HttpCode(202)
  async report(@Body() body: ReportBody, @Ip() ip: string): Promise<SubmissionResponse> {
    const id = this.admit(ip);
    if (isFromBot(body)) return { id };
    await this.commands.issue(ANONYMOUS_ACTOR, ReportIssue, {
      id,
      content: await this.encryption.encrypt('report', id, toReport(body)),
    });
    return { id };
  }

  /** One limit for both. Throws `TooManyRequests`. */
  private admit(ip: string): string {
    this.throttler.spend([normalizeIp(ip)], 1);
    return randomUUID();
  }
}

/** The sender is not recorded. */
const ANONYMOUS_ACTOR = 'somebody';

/** A honeypot: the field is hidden from people. A bot gets the usual response. */
const isFromBot = ({ website }: { website?: string }) => Boolean(website);
