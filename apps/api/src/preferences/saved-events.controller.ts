import { Body, Controller, Delete, HttpCode, Ip, NotFoundException, Param, Post, UseGuards } from '@nestjs/common';
import type { SavedEvents } from '#libs/contracts';
import { SaveBody, SaveEventBody } from '#libs/contracts/requests';
import { type HashedKey, SaveEvent, UnsaveEvent } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, NO_PREFERENCES, preferences } from '#projections';
import { Commands } from '../commands/commands';
import { Mergers } from '../events/mergers';
import { EventNumber } from '../http/event-number';
import { OwnKey, ownKey } from '../http/own-key';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { OfThisLog } from './of-this-log';

@ForResidents()
@Controller()
@UseGuards(OfThisLog)
export class SavedEventsController {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly mergers: Mergers,
  ) {}

  @Post('events/:id/save')
  @HttpCode(200)
  save(
    @Param('id', EventNumber) eventId: number,
    @Body() { sessionId }: SaveBody,
    @Ip() address: string,
    @Resident() resident?: SignedIn,
  ): Promise<SavedEvents> {
    return this.saveFor(ownKey(sessionId, resident), address, eventId);
  }

  @Post('preferences/:key/save-event')
  @HttpCode(200)
  saveEvent(@OwnKey() key: HashedKey, @Body() { eventId }: SaveEventBody, @Ip() address: string): Promise<SavedEvents> {
    return this.saveFor(key, address, eventId);
  }

  @Delete('events/:id/save')
  @HttpCode(200)
  async unsave(
    @Param('id', EventNumber) eventId: number,
    @Body() { sessionId }: SaveBody,
    @Ip() address: string,
    @Resident() resident?: SignedIn,
  ): Promise<SavedEvents> {
    const key = ownKey(sessionId, resident);
    for (const id of await this.savedAs(key, eventId))
      await this.commands.issueFor(key, address, UnsaveEvent, { key, eventId: id });
    return this.savedBy(key);
  }

  private async saveFor(key: HashedKey, address: string, eventId: number): Promise<SavedEvents> {
    if (!(await this.readModels.get(catalogue, eventId))) throw new NotFoundException('There is no such event.');
    const standing = await this.mergers.standing();
    await this.commands.issueFor(key, address, SaveEvent, { key, eventId: standing(eventId) });
    return this.savedBy(key);
  }

  private async savedBy(key: HashedKey): Promise<SavedEvents> {
    return { savedEvents: await this.mergers.standingFor(await this.recorded(key)) };
  }

  /** Under every id that stands for the same event by now; the one that was named is asked for whatever the read models show. */
  private async savedAs(key: HashedKey, eventId: number): Promise<number[]> {
    const standing = await this.mergers.standing();
    const others = (await this.recorded(key)).filter((id) => standing(id) === standing(eventId));
    return [...new Set([eventId, ...others])];
  }

  private async recorded(key: HashedKey): Promise<readonly number[]> {
    return ((await this.readModels.get(preferences, key)) ?? NO_PREFERENCES).saved;
  }
}
