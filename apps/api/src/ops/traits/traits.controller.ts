import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { EventTraitsResponse } from '#libs/contracts';
import { CorrectTraitBody, EventTraitsQuery, ReopenTraitBody } from '#libs/contracts/requests';
import { Actor } from '../../http/actor';
import { EventNumber } from '../../http/event-number';
import { RequiresRole } from '../../http/requires-role';
import { TraitDecisions } from './trait-decisions';

@RequiresRole('operator')
@Controller('ops/traits')
export class TraitsController {
  constructor(private readonly decisions: TraitDecisions) {}

  @Get()
  one(@Query() { event }: EventTraitsQuery): Promise<EventTraitsResponse> {
    return this.decisions.of(event);
  }

  @Post(':id/correct')
  @HttpCode(204)
  async correct(
    @Param('id', EventNumber) id: number,
    @Body() { trait, is, reason }: CorrectTraitBody,
    @Actor() actor: string,
  ): Promise<void> {
    await this.decisions.correct(actor, id, trait, is, reason);
  }

  @Post(':id/reopen')
  @HttpCode(204)
  async reopen(
    @Param('id', EventNumber) id: number,
    @Body() { trait, reason }: ReopenTraitBody,
    @Actor() actor: string,
  ): Promise<void> {
    await this.decisions.reopen(actor, id, trait, reason);
  }
}
