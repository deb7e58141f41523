import { Injectable } from '@nestjs/common';
import type { HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { NO_PREFERENCES, preferences } from '#projections';
import { EventLookup } from '../events/event-lookup';
import { TownVersion } from '../events/town-version';
import type { FinishedResponse } from '../response-cache/finished-response';
import { ResponseCache } from '../response-cache/response-cache';

/** Compressed, enough for the saved events of some thousand residents. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

@Injectable()
export class SavedEventList {
  private readonly responses = new ResponseCache<readonly number[]>(MAX_CACHED_BYTES, async (ids) =>
    JSON.stringify(await this.lookup.successorsOf(ids)),
  );

  constructor(
    private readonly readModels: ReadModels,
    private readonly lookup: EventLookup,
    private readonly townVersion: TownVersion,
  ) {}

  /** Preferences are read first: a read from a server also shows how far all read models are, whichever process wrote to them. */
  async finishedResponse(key: HashedKey): Promise<FinishedResponse> {
    const { saved } = (await this.readModels.get(preferences, key)) ?? NO_PREFERENCES;
    return this.responses.get(await this.townVersion.current(), saved);
  }
}
