import { Body, Controller, Delete, HttpCode, Ip, NotFoundException, Param, Post, UseGuards } from '@nestjs/common';
import type { SavedEvents } from '#libs/contracts';
import { SaveBody, SaveEventBody } from '#libs/contracts/requests';
import { type HashedKey, SaveEvent, UnsaveEvent } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue, NO_PREFERENCES, preferences } from '#projections';
import { Commands } from '../commands/commands';
import { EventSuccessors } from '../events/event-successors';
import { EventNumber } from '../http/event-number';
import { OwnKey, requireOwnKey } from '../http/own-key';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { MatchingLogGuard } from './matching-log-guard';

@ForResidents()
@Controller()
@UseGuards(MatchingLogGuard)
export class SavedEventsController {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly mergers: EventSuccessors,
  ) {}

  @Post('events/:id/save')
  @HttpCode(200)
  save(
    @Param('id', EventNumber) eventId: number,
    @Body() { sessionId }: SaveBody,
    @Ip() address: string,
    @Resident() resident?: SignedInAccount,
  ): Promise<SavedEvents> {
    return this.saveFor(requireOwnKey(sessionId, resident), address, eventId);
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
    @Resident() resident?: SignedInAccount,
  ): Promise<SavedEvents> {
    const key = requireOwnKey(sessionId, resident);
    for (const id of await this.savedIdsOf(key, eventId))
      await this.commands.issueFor(key, address, UnsaveEvent, { key, eventId: id });
    return this.toResponse(key);
  }

  private async saveFor(key: HashedKey, address: string, eventId: number): Promise<SavedEvents> {
    if (!(await this.readModels.get(catalogue, eventId))) throw new NotFoundException('There is no such event.');
    const successorOf = await this.mergers.createLookup();
    await this.commands.issueFor(key, address, SaveEvent, { key, eventId: successorOf(eventId) });
    return this.toResponse(key);
  }

  private async toResponse(key: HashedKey): Promise<SavedEvents> {
    return { savedEvents: await this.mergers.successorsOf(await this.readSaved(key)) };
  }

  /** All saved ids that mean the same event after merges, and the requested id itself, whatever the read models show. */
  private async savedIdsOf(key: HashedKey, eventId: number): Promise<number[]> {
    const successorOf = await this.mergers.createLookup();
    const others = (await this.readSaved(key)).filter((id) => successorOf(id) === successorOf(eventId));
    return [...new Set([eventId, ...others])];
  }

  private async readSaved(key: HashedKey): Promise<readonly number[]> {
    return ((await this.readModels.get(preferences, key)) ?? NO_PREFERENCES).saved;
  }
}
