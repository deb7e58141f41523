import { Injectable } from '@nestjs/common';
import type { HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { NO_PREFERENCES, preferences } from '#projections';
import { Alike } from '../answers/alike';
import type { Finished } from '../answers/finished';
import { Lookup } from '../events/lookup';
import { Moment } from '../events/moment';

/** Packed, what some thousand residents have saved. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The events that whoever holds a key has saved, however long ago they were and whatever became of them. */
@Injectable()
export class Saved {
  private readonly answers = new Alike<readonly number[]>(MOST_BYTES, async (ids) =>
    JSON.stringify(await this.lookup.standingFor(ids)),
  );

  constructor(
    private readonly readModels: ReadModels,
    private readonly lookup: Lookup,
    private readonly moment: Moment,
  ) {}

  /** What was saved is read first: from a server, that shows how far all read models are, whichever process wrote to them. */
  async finished(key: HashedKey): Promise<Finished> {
    const { saved } = (await this.readModels.get(preferences, key)) ?? NO_PREFERENCES;
    return this.answers.at(await this.moment.now(), saved);
  }
}
