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
import type { FactTrace, InspectedDocument, ProjectionsOverview, RetryResponse } from '#libs/contracts';
import {
  ConfirmedBody,
  FactTraceQuery,
  ParkedKeyQuery,
  PromoteBody,
  ReasonBody,
  RebuildBody,
  RetryBody,
  SkipBody,
} from '#libs/contracts/requests';
import type { Projection } from '#libs/event-sourcing';
import { projections } from '#projections';
import { Actor } from '../../http/actor';
import { RequiresRole } from '../../http/requires-role';
import { Resident, type SignedInAccount } from '../../http/resident';
import { Answers } from '../../http/response-decorators';
import { ParkedDocuments } from '../../operations/parked-documents';
import { Rebuilds } from '../../operations/rebuilds';
import { FactTraces } from './fact-traces';
import { LiveOverview } from './live-overview';
import { ProjectionOverview } from './projection-overview';

/** Throws 404 if there is no projection of this name. */
@Injectable()
class ProjectionByName implements PipeTransform<string, Projection<any>> {
  transform(name: string): Projection<any> {
    const found = projections.find((projection) => projection.name === name);
    if (!found) throw new NotFoundException('There is no projection of this name.');
    return found;
  }
}

@RequiresRole('operator')
@Controller('ops/projections')
export class ProjectionsController {
  constructor(
    private readonly overview: ProjectionOverview,
    private readonly live: LiveOverview,
    private readonly rebuilds: Rebuilds,
    private readonly parked: ParkedDocuments,
    private readonly ways: FactTraces,
  ) {}

  @Get()
  all(): Promise<ProjectionsOverview> {
    return this.overview.sampleAndRead();
  }

  /** Ends when the client closes it or loses the role. */
  @Get('stream')
  @Answers<string>('text/event-stream')
  stream(@Res() reply: FastifyReply, @Resident() resident: SignedInAccount, @Headers('last-event-id') lastEventId?: string) {
    const stream = this.live.watch(resident, lastEventId);
    // A HEAD request reads no body, so nothing else would end its stream.
    reply.raw.once('close', () => stream.destroy());
    return reply
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(stream);
  }

  /** What became of one fact in every projection. */
  @Get('way')
  trace(@Query() { position, event }: FactTraceQuery): Promise<FactTrace> {
    if (position !== undefined) return this.ways.ofPosition(BigInt(position));
    if (event !== undefined) return this.ways.ofEvent(Number(event));
    throw new BadRequestException('position or event is required.');
  }

  /** A process that maintains the read models folds it as soon as one is free. */
  @Post(':name/rebuild')
  @HttpCode(204)
  async rebuild(
    @Param('name', ProjectionByName) projection: Projection<any>,
    @Body() { dryRun }: RebuildBody,
    @Actor() actor: string,
  ) {
    await this.rebuilds.request(projection, dryRun, actor);
  }

  @Post(':name/stop')
  @HttpCode(204)
  async stop(
    @Param('name', ProjectionByName) projection: Projection<any>,
    @Body() { reason }: ReasonBody,
    @Actor() actor: string,
  ) {
    await this.rebuilds.stop(projection, reason, actor);
  }

  /** Dismisses the result of a dry run or the reason of a failure. */
  @Post(':name/dismiss')
  @HttpCode(204)
  async dismiss(@Param('name', ProjectionByName) projection: Projection<any>) {
    await this.rebuilds.dismiss(projection);
  }

  @Post(':name/promote')
  @HttpCode(204)
  async promote(@Param('name', ProjectionByName) projection: Projection<any>, @Body() body: PromoteBody, @Actor() actor: string) {
    assertConfirmed(projection, body);
    await this.rebuilds.promote(projection, body, actor);
  }

  @Post(':name/switch-back')
  @HttpCode(204)
  async switchBack(
    @Param('name', ProjectionByName) projection: Projection<any>,
    @Body() body: ConfirmedBody,
    @Actor() actor: string,
  ) {
    assertConfirmed(projection, body);
    await this.rebuilds.switchBack(projection, body.reason, actor);
  }

  @Get(':name/parked')
  inspect(
    @Param('name', ProjectionByName) projection: Projection<any>,
    @Query() { key }: ParkedKeyQuery,
  ): Promise<InspectedDocument> {
    return this.ways.inspect(projection, key);
  }

  @Post(':name/parked/retry')
  @HttpCode(200)
  retry(
    @Param('name', ProjectionByName) projection: Projection<any>,
    @Body() { key, position }: RetryBody,
    @Actor() actor: string,
  ): Promise<RetryResponse> {
    return this.parked.retry(projection, key, BigInt(position), actor);
  }

  @Post(':name/parked/skip')
  @HttpCode(200)
  skip(
    @Param('name', ProjectionByName) projection: Projection<any>,
    @Body() { key, position, reason }: SkipBody,
    @Actor() actor: string,
  ): Promise<RetryResponse> {
    return this.parked.skip(projection, key, BigInt(position), reason, actor);
  }
}

const assertConfirmed = ({ name }: Projection<any>, { confirm }: ConfirmedBody) => {
  if (confirm !== name) throw new BadRequestException('confirm must be the name of the projection shown above.');
};
