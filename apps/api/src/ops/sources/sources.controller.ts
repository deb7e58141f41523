import { BadRequestException, Body, Controller, Get, HttpCode, NotFoundException, Param, Post, Query } from '@nestjs/common';
import { type AddressPreview, HELD_PAGE, type HeldPage, type OpsSource, onTheWeb } from '#libs/contracts';
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
import { Needs } from '../../http/needs';
import { Clock } from '../../settings/clock';
import { Checks } from '../../sources/checks';
import { FeedTrials, type TrialWish } from '../../sources/feed-trials';
import { calendarNameIn } from '../../sources/source-addresses';
import { HeldDifferences } from '../../sources/source-note';
import { type KnownSource, Sources, toldOf } from '../../sources/sources';
import { Tending } from '../../sources/tending';

/** Where the town's events come from, how that goes, and what operators do about it. */
@Needs('operator')
@Controller('ops/sources')
export class OpsSourcesController {
  constructor(
    private readonly sources: Sources,
    private readonly tending: Tending,
    private readonly checks: Checks,
    private readonly trials: FeedTrials,
    private readonly differences: HeldDifferences,
    private readonly clock: Clock,
  ) {}

  @Get()
  async all(): Promise<OpsSource[]> {
    const checking = await this.checks.all();
    const all = await this.sources.all();
    return Promise.all(
      all.map(async (known) => {
        const { id } = known.source;
        const difference = known.note.heldBack && (await this.differences.of(id));
        return toldOf(known, { checking: checking.get(id), difference });
      }),
    );
  }

  @Get(':id/held-back')
  async heldBack(@Param('id') id: string, @Query() { kind, from }: HeldQuery): Promise<HeldPage> {
    const lines = (await this.differences.of((await this.known(id)).source.id))[kind];
    return { total: lines.length, lines: lines.slice(from, from + HELD_PAGE) };
  }

  /** What its next events are, and what it would be called. Nothing is recorded. */
  @Post('try')
  @HttpCode(200)
  try(@Body() body: AddSourceBody): Promise<AddressPreview> {
    return this.trials.preview(wishIn(body));
  }

  /** What is added again is moved. One whose address tells no name is read first, for its own. */
  @Post()
  async add(@Body() body: AddSourceBody, @Actor() actor: string): Promise<OpsSource> {
    const wish = wishIn(body);
    const calendar = wish.calendar ?? calendarNameIn(wish.address) ?? (await this.trials.preview(wish)).calendar;
    const { id } = await this.tending.add(actor, { ...wish, calendar });
    return this.told(id);
  }

  /** Answers as soon as that has begun; how far it has come, and what comes of it, the list says. */
  @Post(':id/check')
  @HttpCode(202)
  async check(@Param('id') id: string, @Actor() actor: string): Promise<OpsSource> {
    const { source } = await this.known(id);
    await this.checks.start(source, () => this.tending.order(actor, id));
    return this.told(id);
  }

  /** From its next check on; nothing of what it has told is lost. */
  @Post(':id/address')
  @HttpCode(200)
  async move(@Param('id') id: string, @Body() { address }: MoveSourceBody, @Actor() actor: string): Promise<OpsSource> {
    await this.tending.move(actor, (await this.known(id)).source.id, onTheWeb(address));
    return this.told(id);
  }

  @Post(':id/pause')
  @HttpCode(200)
  async pause(@Param('id') id: string, @Body() { reason, until }: PauseSourceBody, @Actor() actor: string): Promise<OpsSource> {
    if (until && until <= this.clock.today()) throw new BadRequestException('until must be a day after today.');
    await this.tending.pause(actor, (await this.known(id)).source.id, { reason, until });
    return this.told(id);
  }

  @Post(':id/resume')
  @HttpCode(200)
  async resume(@Param('id') id: string, @Actor() actor: string): Promise<OpsSource> {
    await this.tending.resume(actor, (await this.known(id)).source.id);
    return this.told(id);
  }

  /** Loads what was held back as it was seen; a load that says something else by then is held back anew. */
  @Post(':id/accept')
  @HttpCode(202)
  async accept(@Param('id') id: string, @Body() { of }: AcceptLoadBody, @Actor() actor: string): Promise<OpsSource> {
    const { source } = await this.known(id);
    await this.checks.start(source, () => this.tending.accept(actor, id, of), { force: true });
    return this.told(id);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  async refuse(@Param('id') id: string, @Body() { of, reason }: RefuseLoadBody, @Actor() actor: string): Promise<OpsSource> {
    await this.known(id);
    await this.tending.alone(() => this.tending.refuse(actor, id, of, reason));
    return this.told(id);
  }

  @Post(':id/time-zone')
  @HttpCode(200)
  async setTimeZone(@Param('id') id: string, @Body() { timeZone }: TimeZoneBody, @Actor() actor: string): Promise<OpsSource> {
    await this.tending.setTimeZone(actor, (await this.known(id)).source.id, timeZone);
    return this.told(id);
  }

  @Post(':id/remove')
  @HttpCode(204)
  async remove(@Param('id') id: string, @Body() { confirm, reason }: RemoveSourceBody, @Actor() actor: string): Promise<void> {
    const { name } = await this.known(id);
    if (confirm !== name) throw new BadRequestException(`confirm must be the name of the source: ${name}.`);
    await this.tending.alone(() => this.tending.remove(actor, id, reason));
  }

  private async told(id: string): Promise<OpsSource> {
    const known = await this.known(id);
    return toldOf(known, {
      checking: (await this.checks.all()).get(id),
      difference: known.note.heldBack && (await this.differences.of(id)),
    });
  }

  private async known(id: string): Promise<KnownSource> {
    const found = (await this.sources.all()).find(({ source }) => source.id === id);
    if (!found) throw new NotFoundException('There is no such source.');
    return found;
  }
}

const wishIn = ({ address, organization, subOrganization, category, timeZone, name }: AddSourceBody): TrialWish => ({
  ...{ organization: organization.trim(), address: onTheWeb(address) },
  ...(name?.trim() && { calendar: name.trim() }),
  ...(subOrganization?.trim() && { subOrganization: subOrganization.trim() }),
  ...(category?.trim() && { category: category.trim() }),
  ...(timeZone && { timeZone }),
});
