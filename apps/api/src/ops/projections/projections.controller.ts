import {
  BadRequestException,
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Injectable,
  NotFoundException,
  Param,
  type PipeTransform,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { FactWay, InspectedDocument, ProjectionsOverview, Retried } from '#libs/contracts';
import {
  Confirmed,
  ParkedKeyQuery,
  PromoteBody,
  RebuildBody,
  RetryBody,
  SkipBody,
  WayQuery,
  WithReason,
} from '#libs/contracts/requests';
import type { Projection } from '#libs/event-sourcing';
import { projections } from '#projections';
import { Actor } from '../../http/actor';
import { Answers } from '../../http/answers';
import { Needs } from '../../http/needs';
import { Resident, type SignedIn } from '../../http/signed-in';
import { ParkedDocuments } from '../../operations/parked-documents';
import { Rebuilds } from '../../operations/rebuilds';
import { LiveOverview } from './live-overview';
import { Overview } from './overview';
import { Ways } from './ways';

/** The projection that is named in an address. */
@Injectable()
class ProjectionNamed implements PipeTransform<string, Projection<any>> {
  transform(name: string): Projection<any> {
    const found = projections.find((one) => one.name === name);
    if (!found) throw new NotFoundException('There is no projection of this name.');
    return found;
  }
}

/** How the read models are doing, and what is done about it. */
@Needs('operator')
@Controller('ops/projections')
export class ProjectionsController {
  constructor(
    private readonly overview: Overview,
    private readonly live: LiveOverview,
    private readonly rebuilds: Rebuilds,
    private readonly parked: ParkedDocuments,
    private readonly ways: Ways,
  ) {}

  @Get()
  all(): Promise<ProjectionsOverview> {
    return this.overview.look();
  }

  /** Goes on for as long as somebody listens and may. */
  @Get('stream')
  @Answers<string>('text/event-stream')
  stream(@Res() reply: FastifyReply, @Resident() resident: SignedIn, @Headers('last-event-id') seen?: string) {
    const told = this.live.watch(resident, seen);
    // Also whoever asked for the head alone is gone then: nobody would ever close what they do not read.
    reply.raw.once('close', () => told.destroy());
    return reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(told);
  }

  /** What became of one fact everywhere. */
  @Get('way')
  way(@Query() { position, event }: WayQuery): Promise<FactWay> {
    if (position !== undefined) return this.ways.ofPosition(BigInt(position));
    if (event !== undefined) return this.ways.ofEvent(Number(event));
    throw new BadRequestException('position or event is required.');
  }

  /** It is folded by a process that keeps the read models up, as soon as one is free to. */
  @Post(':name/rebuild')
  @HttpCode(204)
  async rebuild(@Param('name', ProjectionNamed) one: Projection<any>, @Body() { dryRun }: RebuildBody, @Actor() actor: string) {
    await this.rebuilds.ask(one, dryRun, actor);
  }

  @Post(':name/stop')
  @HttpCode(204)
  async stop(@Param('name', ProjectionNamed) one: Projection<any>, @Body() { reason }: WithReason, @Actor() actor: string) {
    await this.rebuilds.stop(one, reason, actor);
  }

  /** Of what was found, or why nothing was. */
  @Post(':name/dismiss')
  @HttpCode(204)
  async dismiss(@Param('name', ProjectionNamed) one: Projection<any>) {
    await this.rebuilds.dismiss(one);
  }

  @Post(':name/promote')
  @HttpCode(204)
  async promote(@Param('name', ProjectionNamed) one: Projection<any>, @Body() body: PromoteBody, @Actor() actor: string) {
    confirmed(one, body);
    await this.rebuilds.promote(one, body, actor);
  }

  @Post(':name/switch-back')
  @HttpCode(204)
  async switchBack(@Param('name', ProjectionNamed) one: Projection<any>, @Body() body: Confirmed, @Actor() actor: string) {
    confirmed(one, body);
    await this.rebuilds.switchBack(one, body.reason, actor);
  }

  @Get(':name/parked')
  inspect(@Param('name', ProjectionNamed) one: Projection<any>, @Query() { key }: ParkedKeyQuery): Promise<InspectedDocument> {
    return this.ways.inspect(one, key);
  }

  @Post(':name/parked/retry')
  @HttpCode(200)
  retry(
    @Param('name', ProjectionNamed) one: Projection<any>,
    @Body() { key, position }: RetryBody,
    @Actor() actor: string,
  ): Promise<Retried> {
    return this.parked.retry(one, key, BigInt(position), actor);
  }

  @Post(':name/parked/skip')
  @HttpCode(200)
  skip(
    @Param('name', ProjectionNamed) one: Projection<any>,
    @Body() { key, position, reason }: SkipBody,
    @Actor() actor: string,
  ): Promise<Retried> {
    return this.parked.skip(one, key, BigInt(position), reason, actor);
  }
}

const confirmed = ({ name }: Projection<any>, { confirm }: Confirmed) => {
  if (confirm !== name) throw new BadRequestException('confirm must be the name of the projection shown above.');
};
