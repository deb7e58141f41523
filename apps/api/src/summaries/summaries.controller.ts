import { Body, Controller, Get, HttpCode, Ip, NotFoundException, Param, Post } from '@nestjs/common';
import { eventSummary, highlights, type Marked, meetingSummary, weekSummary } from '#libs/assistant';
import type { Day, Summary } from '#libs/contracts';
import { Assisted } from '../assisted/assisted';
import { Lookup } from '../events/lookup';
import { EventNumber } from '../http/event-number';
import { OnlyReads } from '../http/only-reads';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Clock } from '../settings/clock';
import { AskedEvents } from './asked-events';
import { SummaryBody } from './requests';

/** What is on, in a few sentences. They change nothing, and each account or address may have so many a minute. */
@ForResidents()
@Controller()
export class SummariesController {
  constructor(
    private readonly asked: AskedEvents,
    private readonly lookup: Lookup,
    private readonly clock: Clock,
    private readonly assistant: Assisted,
  ) {}

  @Post('daily-highlights')
  @OnlyReads()
  @HttpCode(200)
  highlights(@Body() body: SummaryBody, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<Summary> {
    return this.told(highlights, body, ip, resident);
  }

  @Post('events/summary')
  @OnlyReads()
  @HttpCode(200)
  week(@Body() body: SummaryBody, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<Summary> {
    return this.told(weekSummary, body, ip, resident);
  }

  @Post('ai/event-summary')
  @OnlyReads()
  @HttpCode(200)
  events(@Body() body: SummaryBody, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<Summary> {
    return this.told(eventSummary, body, ip, resident);
  }

  @Get('events/:id/agenda-summary')
  async agenda(@Param('id', EventNumber) id: number, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<Summary> {
    this.assistant.admit({ ip, account: resident?.account });
    const event = await this.lookup.find(String(id));
    if (!event?.attachments?.[0]) throw new NotFoundException('There is no such agenda.');
    return { summary: meetingSummary(event, this.clock.today()), source: 'rules' };
  }

  private async told(
    compose: (marked: readonly Marked[], today: Day) => string,
    body: SummaryBody,
    ip: string,
    resident: SignedIn | undefined,
  ): Promise<Summary> {
    this.assistant.admit({ ip, account: resident?.account });
    return { summary: compose(await this.asked.of(body, resident), this.clock.today()), source: 'rules' };
  }
}
