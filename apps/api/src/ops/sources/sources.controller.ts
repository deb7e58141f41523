import { BadRequestException, Body, Controller, Get, HttpCode, NotFoundException, Param, Post, Query } from '@nestjs/common';
import { HELD_EVENTS_PER_PAGE, type HeldImportPage, type OpsSource, type SourcePreview, toHttpAddress } from '#libs/contracts';
import {
  AcceptLoadBody,
  AddSourceBody,
  HeldQuery,
  MoveSourceBody,
  PauseSourceBody,
  RefuseLoadBody,
  RemoveSourceBody,
  TimeZoneBody,
} from '#libs/contracts/requests';
import { Actor } from '../../http/actor';
import { RequiresRole } from '../../http/requires-role';
import { Clock } from '../../settings/clock';
import { FeedTrials, type TrialRequest } from '../../sources/feed-trials';
import { OperatorChecks } from '../../sources/operator-checks';
import { fileNameOf } from '../../sources/source-addresses';
import { HeldDifferences } from '../../sources/source-note';
import { SourceOperations } from '../../sources/source-operations';
import { type KnownSource, Sources, toOpsSource } from '../../sources/sources';

@RequiresRole('operator')
@Controller('ops/sources')
export class OpsSourcesController {
  constructor(
    private readonly sources: Sources,
    private readonly operations: SourceOperations,
    private readonly checks: OperatorChecks,
    private readonly trials: FeedTrials,
    private readonly differences: HeldDifferences,
    private readonly clock: Clock,
  ) {}

  @Get()
  async all(): Promise<OpsSource[]> {
    const checking = await this.checks.all();
    const all = await this.sources.all();
    return Promise.all(
      all.map(async (knownSource) => {
        const { id } = knownSource.source;
        const difference = knownSource.note.heldBack && (await this.differences.of(id));
        return toOpsSource(knownSource, { checking: checking.get(id), difference });
      }),
    );
  }

  @Get(':id/held-back')
  async heldBack(@Param('id') id: string, @Query() { kind, from }: HeldQuery): Promise<HeldImportPage> {
    const lines = (await this.differences.of((await this.findSource(id)).source.id))[kind];
    return { total: lines.length, lines: lines.slice(from, from + HELD_EVENTS_PER_PAGE) };
  }

  /** Previews the next events and the name of a source. Records nothing. */
  @Post('try')
  @HttpCode(200)
  try(@Body() body: AddSourceBody): Promise<SourcePreview> {
    return this.trials.preview(toTrialRequest(body));
  }

  /** Adding a known source again moves it. If the address contains no name, the feed is read first for its own. */
  @Post()
  async add(@Body() body: AddSourceBody, @Actor() actor: string): Promise<OpsSource> {
    const request = toTrialRequest(body);
    const calendar = request.calendar ?? fileNameOf(request.address) ?? (await this.trials.preview(request)).calendar;
    const { id } = await this.operations.add(actor, { ...request, calendar });
    return this.toOpsSource(id);
  }

  /** Responds as soon as the check has started; the list shows progress and result. */
  @Post(':id/check')
  @HttpCode(202)
  async check(@Param('id') id: string, @Actor() actor: string): Promise<OpsSource> {
    const { source } = await this.findSource(id);
    await this.checks.start(source, () => this.operations.orderCheck(actor, id));
    return this.toOpsSource(id);
  }

  /** Takes effect at the next check; the events of the source stay. */
  @Post(':id/address')
  @HttpCode(200)
  async move(@Param('id') id: string, @Body() { address }: MoveSourceBody, @Actor() actor: string): Promise<OpsSource> {
    await this.operations.move(actor, (await this.findSource(id)).source.id, toHttpAddress(address));
    return this.toOpsSource(id);
  }

  @Post(':id/pause')
  @HttpCode(200)
  async pause(@Param('id') id: string, @Body() { reason, until }: PauseSourceBody, @Actor() actor: string): Promise<OpsSource> {
    if (until && until <= this.clock.today()) throw new BadRequestException('until must be a day after today.');
    await this.operations.pause(actor, (await this.findSource(id)).source.id, { reason, until });
    return this.toOpsSource(id);
  }

  @Post(':id/resume')
  @HttpCode(200)
  async resume(@Param('id') id: string, @Actor() actor: string): Promise<OpsSource> {
    await this.operations.resume(actor, (await this.findSource(id)).source.id);
    return this.toOpsSource(id);
  }

  /** Imports exactly what the operator saw; a feed that changed since is held again. */
  @Post(':id/accept')
  @HttpCode(202)
  async accept(@Param('id') id: string, @Body() { of }: AcceptLoadBody, @Actor() actor: string): Promise<OpsSource> {
    const { source } = await this.findSource(id);
    await this.checks.start(source, () => this.operations.accept(actor, id, of), { force: true });
    return this.toOpsSource(id);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  async refuse(@Param('id') id: string, @Body() { of, reason }: RefuseLoadBody, @Actor() actor: string): Promise<OpsSource> {
    await this.findSource(id);
    await this.operations.runAsOnlyChecker(() => this.operations.refuse(actor, id, of, reason));
    return this.toOpsSource(id);
  }

  @Post(':id/time-zone')
  @HttpCode(200)
  async setTimeZone(@Param('id') id: string, @Body() { timeZone }: TimeZoneBody, @Actor() actor: string): Promise<OpsSource> {
    await this.operations.setTimeZone(actor, (await this.findSource(id)).source.id, timeZone);
    return this.toOpsSource(id);
  }

  @Post(':id/remove')
  @HttpCode(204)
  async remove(@Param('id') id: string, @Body() { confirm, reason }: RemoveSourceBody, @Actor() actor: string): Promise<void> {
    const { name } = await this.findSource(id);
    if (confirm !== name) throw new BadRequestException(`confirm must be the name of the source: ${name}.`);
    await this.operations.runAsOnlyChecker(() => this.operations.remove(actor, id, reason));
  }

  private async toOpsSource(id: string): Promise<OpsSource> {
    const knownSource = await this.findSource(id);
    return toOpsSource(knownSource, {
      checking: (await this.checks.all()).get(id),
      difference: knownSource.note.heldBack && (await this.differences.of(id)),
    });
  }

  private async findSource(id: string): Promise<KnownSource> {
    const found = (await this.sources.all()).find(({ source }) => source.id === id);
    if (!found) throw new NotFoundException('There is no such source.');
    return found;
  }
}

const toTrialRequest = ({ address, organization, subOrganization, category, timeZone, name }: AddSourceBody): TrialRequest => ({
  ...{ organization: organization.trim(), address: toHttpAddress(address) },
  ...(name?.trim() && { calendar: name.trim() }),
  ...(subOrganization?.trim() && { subOrganization: subOrganization.trim() }),
  ...(category?.trim() && { category: category.trim() }),
  ...(timeZone && { timeZone }),
});
