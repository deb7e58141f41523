import { Body, Controller, Delete, HttpCode, Ip, Param, Post, Put, UnauthorizedException } from '@nestjs/common';
import type { OwnEventResponse } from '#libs/contracts';
import { DeleteOwnEventBody, OwnEventBody, ReviseOwnEventBody } from '#libs/contracts/requests';
import type { OwnContent } from '#libs/domain';
import { EventNumber } from '../http/event-number';
import { requireOwnKey } from '../http/own-key';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { Clock } from '../settings/clock';
import { toTownEvent } from './occurrences';
import { toOwnContent } from './own-content';
import { type EventOwner, OwnEventEditor } from './own-event-editor';
import { OwnEvents } from './own-events';

@ForResidents()
@Controller('events/user')
export class OwnEventsController {
  constructor(
    private readonly editor: OwnEventEditor,
    private readonly ownEvents: OwnEvents,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(201)
  async create(@Body() body: OwnEventBody, @Ip() ip: string, @Resident() resident?: SignedInAccount): Promise<OwnEventResponse> {
    const owner = requireOwner(resident, body.sessionId, ip);
    const content = this.contentOf(body);
    return this.toSummary(await this.editor.create(owner, content), content);
  }

  @Put(':id')
  async revise(
    @Param('id', EventNumber) id: number,
    @Body() { occurrence, ...body }: ReviseOwnEventBody,
    @Ip() ip: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<OwnEventResponse> {
    const owner = requireOwner(resident, body.sessionId, ip);
    const content = this.contentOf(body);
    const revised = occurrence ? this.editor.reviseOn(occurrence, owner, id, content) : this.editor.revise(owner, id, content);
    return this.toSummary(await revised, content);
  }

  @Delete(':id')
  @HttpCode(204)
  async delete(
    @Param('id', EventNumber) id: number,
    @Body() { sessionId, occurrence }: DeleteOwnEventBody,
    @Ip() ip: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<void> {
    const owner = requireOwner(resident, sessionId, ip);
    await (occurrence ? this.editor.drop(occurrence, owner, id) : this.editor.delete(owner, id));
  }

  private contentOf(body: OwnEventBody): OwnContent {
    return toOwnContent(body, this.clock.today(), this.ownEvents.zone);
  }

  private toSummary(id: number, content: OwnContent): OwnEventResponse {
    const { name, date, endDate, displayDate, time, location, category } = toTownEvent(
      id,
      content,
      this.clock.now(),
      this.ownEvents.zone,
    );
    return { id, name, date, endDate, displayDate, time, location, category };
  }
}

/** Throws a 401. `key` says whose events the sender believes these are. */
const requireOwner = (resident: SignedInAccount | undefined, key: string | undefined, ip: string): EventOwner => {
  if (key !== undefined) requireOwnKey(key, resident);
  if (!resident) throw new UnauthorizedException('Sign in to keep events of your own.');
  return { account: resident.account, ip };
};
