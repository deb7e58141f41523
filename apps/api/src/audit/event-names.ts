import { Injectable, NotFoundException } from '@nestjs/common';
import { eventIdOf, eventInText } from '#libs/contracts';
import { Lookup } from '../events/lookup';

/** Which event is meant by what an auditor typed. */
@Injectable()
export class EventNames {
  constructor(private readonly lookup: Lookup) {}

  /** By its id, whether there is such an event or not; by its slug or address, a 404 where there is none. */
  async meantBy(text: string): Promise<number> {
    const named = eventInText(text);
    const id = eventIdOf(named) ?? (await this.lookup.find(named))?.id;
    if (id === undefined) throw new NotFoundException('No event has this address or number.');
    return id;
  }
}
