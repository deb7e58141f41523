import { Injectable, NotFoundException } from '@nestjs/common';
import { type EventDetails, type EventTraitsResponse, parseEventReference } from '#libs/contracts';
import { TRAITS, type Trait } from '#libs/contracts/filters';
import { CorrectEventTraits } from '#libs/domain';
import { ActorNames } from '../../accounts/actor-names';
import { assertMayUndo } from '../../commands/assert-may-undo';
import { Commands } from '../../commands/commands';
import { EventLookup } from '../../events/event-lookup';
import { EventTraits } from '../../events/event-traits';

@Injectable()
export class TraitDecisions {
  constructor(
    private readonly lookup: EventLookup,
    private readonly traits: EventTraits,
    private readonly commands: Commands,
    private readonly actors: ActorNames,
  ) {}

  /** Throws a 404 for an unknown event. */
  async of(reference: string): Promise<EventTraitsResponse> {
    const event = await this.find(reference);
    const corrections = await this.traits.correctionsOf(event);
    return {
      ...{ id: event.id, name: event.name, date: event.date, organization: event.organization, traits: event.traits ?? {} },
      corrections: await Promise.all(
        TRAITS.flatMap((trait) => {
          const correction = corrections[trait];
          return correction ? [this.actors.of(correction.by).then((by) => ({ trait, ...correction, by }))] : [];
        }),
      ),
    };
  }

  async correct(actor: string, id: number, trait: Trait, is: boolean, reason: string) {
    const event = await this.find(String(id));
    const before = (await this.traits.correctionsOf(event))[trait];
    await this.commands.issue(actor, CorrectEventTraits, { id: before?.event ?? event.id, trait, is, reason });
  }

  /** The evidence decides again. Throws `DecidedByAnother` for others' corrections without a reason. */
  async reopen(actor: string, id: number, trait: Trait, reason: string | undefined) {
    const before = (await this.traits.correctionsOf(await this.find(String(id))))[trait];
    if (!before) return;
    assertMayUndo(actor, [before.by], reason);
    await this.commands.issue(actor, CorrectEventTraits, { id: before.event, trait, is: null, ...(reason && { reason }) });
  }

  private async find(reference: string): Promise<EventDetails> {
    const event = await this.lookup.find(parseEventReference(reference));
    if (!event) throw new NotFoundException('No event has this address or number.');
    return event;
  }
}
