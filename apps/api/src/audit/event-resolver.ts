import { Injectable, NotFoundException } from '@nestjs/common';
import { parseEventId, parseEventReference } from '#libs/contracts';
import { EventLookup } from '../events/event-lookup';

@Injectable()
export class EventResolver {
  constructor(private readonly lookup: EventLookup) {}

  /** Returns the id in a text that has an id, whether or not it exists, a slug or a URL. Throws a 404 for an unknown slug or URL. */
  async resolve(text: string): Promise<number> {
    const idOrSlug = parseEventReference(text);
    const id = parseEventId(idOrSlug) ?? (await this.lookup.find(idOrSlug))?.id;
    if (id === undefined) throw new NotFoundException('No event has this address or number.');
    return id;
  }
}
