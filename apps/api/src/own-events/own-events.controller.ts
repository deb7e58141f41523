import { Body, Controller, Delete, HttpCode, Ip, Param, Post, Put, UnauthorizedException } from '@nestjs/common';
import type { OwnEventSummary } from '#libs/contracts';
import { DeleteOwnEventBody, OwnEventBody, ReviseOwnEventBody } from '#libs/contracts/requests';
import type { OwnContent } from '#libs/domain';
import { EventNumber } from '../http/event-number';
import { ownKey } from '../http/own-key';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Clock } from '../settings/clock';
import { type Keeper, Keeping } from './keeping';
import { cardOf } from './occurrences';
import { ownContentOf } from './own-content';
import { OwnEvents } from './own-events';

@ForResidents()
@Controller('events/user')
export class OwnEventsController {
  constructor(
    private readonly keeping: Keeping,
    private readonly ownEvents: OwnEvents,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(201)
  async create(@Body() body: OwnEventBody, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<OwnEventSummary> {
    const keeper = keeperOf(resident, body.sessionId, ip);
    const content = this.contentOf(body);
    return this.summary(await this.keeping.create(keeper, content), content);
  }

  @Put(':id')
  async revise(
    @Param('id', EventNumber) id: number,
    @Body() { occurrence, ...body }: ReviseOwnEventBody,
    @Ip() ip: string,
    @Resident() resident?: SignedIn,
  ): Promise<OwnEventSummary> {
    const keeper = keeperOf(resident, body.sessionId, ip);
    const content = this.contentOf(body);
    const revised = occurrence
      ? this.keeping.reviseOn(occurrence, keeper, id, content)
      : this.keeping.revise(keeper, id, content);
    return this.summary(await revised, content);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(
    @Param('id', EventNumber) id: number,
    @Body() { sessionId, occurrence }: DeleteOwnEventBody,
    @Ip() ip: string,
    @Resident() resident?: SignedIn,
  ): Promise<void> {
    const keeper = keeperOf(resident, sessionId, ip);
    await (occurrence ? this.keeping.drop(occurrence, keeper, id) : this.keeping.delete(keeper, id));
  }

  private contentOf(body: OwnEventBody): OwnContent {
    return ownContentOf(body, this.clock.today(), this.ownEvents.clock);
  }

  private summary(id: number, content: OwnContent): OwnEventSummary {
    const { name, date, endDate, displayDate, time, location, category } = cardOf(
      id,
      content,
      this.clock.now(),
      this.ownEvents.clock,
    );
    return { id, name, date, endDate, displayDate, time, location, category };
  }
}

/** Whoever signed in. A key that is sent along must be theirs, too: it says whose events the sender believes these are. */
const keeperOf = (resident: SignedIn | undefined, key: string | undefined, ip: string): Keeper => {
  if (key !== undefined) ownKey(key, resident);
  if (!resident) throw new UnauthorizedException('Sign in to keep events of your own.');
  return { account: resident.account, ip };
};
