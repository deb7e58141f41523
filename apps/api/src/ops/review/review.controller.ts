import { Body, Controller, Get, HttpCode, NotFoundException, Param, Post, Query } from '@nestjs/common';
import type { ReviewPage } from '#libs/contracts';
import { AcceptSuggestionBody, CloseReportBody, DeclineBody, ReopenBody, ReviewQuery } from '#libs/contracts/requests';
import { Pairs } from '../../duplicates/pairs';
import { Actor } from '../../http/actor';
import { Needs } from '../../http/needs';
import { Deciding } from '../../suggestions/deciding';
import { suggestionOf } from '../../suggestions/sealed-words';
import { ReviewQueue } from './review-queue';

/** What waits for an operator, and what they decide. Each decision is undone by its own way back. */
@Needs('operator')
@Controller('ops/review')
export class ReviewController {
  constructor(
    private readonly queue: ReviewQueue,
    private readonly deciding: Deciding,
    private readonly pairs: Pairs,
  ) {}

  @Get()
  page(@Query() { state, ...wanted }: ReviewQuery): Promise<ReviewPage> {
    return this.queue[state](wanted);
  }

  @Post('suggestions/:id/accept')
  @HttpCode(200)
  async accept(@Param('id') id: string, @Body() { edited, ...how }: AcceptSuggestionBody, @Actor() actor: string) {
    const { event } = await this.deciding.accept(actor, id, { edited: edited && suggestionOf(edited), ...how });
    return { event };
  }

  @Post('suggestions/:id/decline')
  @HttpCode(204)
  async decline(@Param('id') id: string, @Body() { reason }: DeclineBody, @Actor() actor: string): Promise<void> {
    await this.deciding.reject(actor, id, reason);
  }

  @Post('suggestions/:id/reopen')
  @HttpCode(204)
  async reopen(@Param('id') id: string, @Body() { reason }: ReopenBody, @Actor() actor: string): Promise<void> {
    await this.deciding.reopen(actor, id, reason);
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
    await this.pairs.confirm(actor, ...pairIn(pair));
  }

  /** The two are never merged again by a rule, until that is undone. */
  @Post('merges/:pair/refuse')
  @HttpCode(204)
  async refuse(@Param('pair') pair: string, @Body() { reason }: DeclineBody, @Actor() actor: string): Promise<void> {
    await this.pairs.refuse(actor, ...pairIn(pair), reason);
  }

  @Post('merges/:pair/reopen')
  @HttpCode(204)
  async reopenMerge(@Param('pair') pair: string, @Body() { reason }: ReopenBody, @Actor() actor: string): Promise<void> {
    await this.pairs.reopen(actor, ...pairIn(pair), reason);
  }
}

/** '7-8' */
const pairIn = (text: string): [number, number] => {
  const [, one, other] = /^(\d{1,16})-(\d{1,16})$/.exec(text) ?? [];
  if (one === undefined || one === other) throw new NotFoundException('There is no such pair of events.');
  return [Number(one), Number(other)];
};
