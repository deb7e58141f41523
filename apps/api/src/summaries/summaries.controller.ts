import { Body, Controller, Get, HttpCode, Ip, NotFoundException, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { KindOfSummary } from '#libs/assistant';
import type { AgendaSummary, Summary } from '#libs/contracts';
import { SummaryBody } from '#libs/contracts/requests';
import { Assisted } from '../assisted/assisted';
import { Lookup } from '../events/lookup';
import { AsksOthers } from '../http/asks-others';
import { EventNumber } from '../http/event-number';
import { OnlyReads } from '../http/only-reads';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { AgendaSummaries } from './agenda-summaries';
import { AskedEvents } from './asked-events';
import { Telling } from './telling';

/** What is on, in a few sentences. They change nothing, and each account or address may have so many a minute. */
@ForResidents()
@Controller()
export class SummariesController {
  constructor(
    private readonly asked: AskedEvents,
    private readonly lookup: Lookup,
    private readonly assistant: Assisted,
    private readonly telling: Telling,
    private readonly agendas: AgendaSummaries,
  ) {}

  @Post('daily-highlights')
  @OnlyReads()
  @HttpCode(200)
  highlights(@Body() body: SummaryBody, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<Summary> {
    return this.told('highlights', body, ip, resident);
  }

  @Post('events/summary')
  @OnlyReads()
  @HttpCode(200)
  week(@Body() body: SummaryBody, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<Summary> {
    return this.told('week', body, ip, resident);
  }

  @Post('ai/event-summary')
  @OnlyReads()
  @HttpCode(200)
  events(@Body() body: SummaryBody, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<Summary> {
    return this.told('events', body, ip, resident);
  }

  @Get('events/:id/agenda-summary')
  @AsksOthers()
  async agenda(
    @Param('id', EventNumber) id: number,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() resident?: SignedIn,
  ): Promise<AgendaSummary> {
    const asking = { ip, account: resident?.account };
    this.assistant.admit(asking);
    const event = await this.lookup.find(String(id));
    const address = event?.attachments?.[0];
    if (!event || !address) throw new NotFoundException('There is no such agenda.');
    return this.agendas.of(event, address, asking, reply.raw);
  }

  private async told(kind: KindOfSummary, body: SummaryBody, ip: string, resident?: SignedIn): Promise<Summary> {
    const asking = { ip, account: resident?.account };
    this.assistant.admit(asking);
    return this.telling.of(kind, await this.asked.of(body, resident), asking);
  }
}
