import { Injectable } from '@nestjs/common';
import { Notes } from '#libs/event-sourcing';
import { type Difference, NO_DIFFERENCE } from '../import/difference';

const PREFIX = 'held back ';

/** What each load that is held back would change, by the id of its source. Beside its note, which is read often: it may be long. */
@Injectable()
export class HeldDifferences {
  constructor(private readonly notes: Notes) {}

  async of(id: string): Promise<Difference> {
    return (await this.notes.get<Difference>(PREFIX + id)) ?? NO_DIFFERENCE;
  }

  async put(id: string, difference: Difference): Promise<void> {
    await this.notes.put(PREFIX + id, difference);
  }

  async drop(id: string): Promise<void> {
    await this.notes.drop(PREFIX + id);
  }
}
