import { Body, Controller, Get, HttpCode, NotFoundException, Param, Post, Query } from '@nestjs/common';
import type { ReviewPage } from '#libs/contracts';
import { AcceptSuggestionBody, CloseReportBody, DeclineBody, ReopenBody, ReviewQuery } from '#libs/contracts/requests';
import { MergeDecisions } from '../../duplicates/merge-decisions';
import { Actor } from '../../http/actor';
import { RequiresRole } from '../../http/requires-role';
import { ReviewDecisions } from '../../suggestions/review-decisions';
import { toSuggestion } from '../../suggestions/submission-encryption';
import { ReviewQueue } from './review-queue';

@RequiresRole('operator')
@Controller('ops/review')
export class ReviewController {
  constructor(
    private readonly queue: ReviewQueue,
    private readonly deciding: ReviewDecisions,
    private readonly pairs: MergeDecisions,
  ) {}

  @Get()
  page(@Query() { state, ...filter }: ReviewQuery): Promise<ReviewPage> {
    return this.queue[state](filter);
  }

  @Post('suggestions/:id/accept')
  @HttpCode(200)
  async accept(@Param('id') id: string, @Body() { edited, ...how }: AcceptSuggestionBody, @Actor() actor: string) {
    const { event } = await this.deciding.acceptSuggestion(actor, id, { edited: edited && toSuggestion(edited), ...how });
    return { event };
  }

  @Post('suggestions/:id/decline')
  @HttpCode(204)
  async decline(@Param('id') id: string, @Body() { reason }: DeclineBody, @Actor() actor: string): Promise<void> {
    await this.deciding.declineSuggestion(actor, id, reason);
  }

  @Post('suggestions/:id/reopen')
  @HttpCode(204)
  async reopen(@Param('id') id: string, @Body() { reason }: ReopenBody, @Actor() actor: string): Promise<void> {
    await this.deciding.reopenSuggestion(actor, id, reason);
  }

  @Post('reports/:id/close')
  @HttpCode(204)
  async close(@Param('id') id: string, @Body() { done }: CloseReportBody, @Actor() actor: string): Promise<void> {
    await this.deciding.closeReport(actor, id, done);
  }

  @Post('reports/:id/reopen')
  @HttpCode(204)
  async reopenReport(@Param('id') id: string, @Body() { reason }: ReopenBody, @Actor() actor: string): Promise<void> {
    await this.deciding.reopenReport(actor, id, reason);
  }

  @Post('merges/:pair/confirm')
  @HttpCode(204)
  async confirm(@Param('pair') pair: string, @Actor() actor: string): Promise<void> {
    await this.pairs.confirm(actor, ...parsePair(pair));
  }

  /** No rule merges the two again until this is reopened. */
  @Post('merges/:pair/refuse')
  @HttpCode(204)
  async refuse(@Param('pair') pair: string, @Body() { reason }: DeclineBody, @Actor() actor: string): Promise<void> {
    await this.pairs.refuse(actor, ...parsePair(pair), reason);
  }

  @Post('merges/:pair/reopen')
  @HttpCode(204)
  async reopenMerge(@Param('pair') pair: string, @Body() { reason }: ReopenBody, @Actor() actor: string): Promise<void> {
    await this.pairs.reopen(actor, ...parsePair(pair), reason);
  }
}

const parsePair = (text: string): [number, number] => {
  const [, one, other] = /^(\d{1,16})-(\d{1,16})$/.exec(text) ?? [];
  if (one === undefined || one === other) throw new NotFoundException('There is no such pair of events.');
  return [Number(one), Number(other)];
};
