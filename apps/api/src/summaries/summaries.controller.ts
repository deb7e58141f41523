import { Body, Controller, Get, HttpCode, Ip, NotFoundException, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SummaryKind } from '#libs/assistant';
import type { AgendaSummary, Summary } from '#libs/contracts';
import { SummaryBody } from '#libs/contracts/requests';
import { BudgetedAssistant } from '../assistant/budgeted-assistant';
import { EventLookup } from '../events/event-lookup';
import { CallsOutside } from '../http/calls-outside';
import { EventNumber } from '../http/event-number';
import { NotCountedAsWrite } from '../http/not-counted-as-write';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { AgendaSummaries } from './agenda-summaries';
import { RequestedEventFinder } from './requested-event-finder';
import { SummaryWriter } from './summary-writer';

/** Summaries change nothing; their number per minute is limited per account or address. */
@ForResidents()
@Controller()
export class SummariesController {
  constructor(
    private readonly requestedEvents: RequestedEventFinder,
    private readonly lookup: EventLookup,
    private readonly assistant: BudgetedAssistant,
    private readonly writer: SummaryWriter,
    private readonly agendas: AgendaSummaries,
  ) {}

  @Post('daily-highlights')
  @NotCountedAsWrite()
  @HttpCode(200)
  highlights(@Body() body: SummaryBody, @Ip() ip: string, @Resident() resident?: SignedInAccount): Promise<Summary> {
    return this.summarize('highlights', body, ip, resident);
  }

  @Post('events/summary')
  @NotCountedAsWrite()
  @HttpCode(200)
  week(@Body() body: SummaryBody, @Ip() ip: string, @Resident() resident?: SignedInAccount): Promise<Summary> {
    return this.summarize('week', body, ip, resident);
  }

  @Post('ai/event-summary')
  @NotCountedAsWrite()
  @HttpCode(200)
  events(@Body() body: SummaryBody, @Ip() ip: string, @Resident() resident?: SignedInAccount): Promise<Summary> {
    return this.summarize('events', body, ip, resident);
  }

  @Get('events/:id/agenda-summary')
  @CallsOutside()
  async agenda(
    @Param('id', EventNumber) id: number,
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Resident() resident?: SignedInAccount,
  ): Promise<AgendaSummary> {
    const caller = { ip, account: resident?.account };
    this.assistant.admit(caller);
    const event = await this.lookup.find(String(id));
    const address = event?.attachments?.[0];
    if (!event || !address) throw new NotFoundException('There is no such agenda.');
    return this.agendas.get(event, address, caller, reply.raw);
  }

  private async summarize(kind: SummaryKind, body: SummaryBody, ip: string, resident?: SignedInAccount): Promise<Summary> {
    const caller = { ip, account: resident?.account };
    this.assistant.admit(caller);
    return this.writer.write(kind, await this.requestedEvents.find(body, resident), caller);
  }
}
