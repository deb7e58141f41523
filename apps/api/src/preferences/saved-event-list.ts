import { Injectable } from '@nestjs/common';
import type { HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { NO_PREFERENCES, preferences } from '#projections';
import { EventLookup } from '../events/event-lookup';
import { TownVersion } from '../events/town-version';
import type { FinishedResponse } from '../response-cache/finished-response';
import { PersonalResponses } from '../response-cache/personal-responses';
import { ResponseCache } from '../response-cache/response-cache';

const MAX_CACHED_BYTES = 16 * 1024 * 1024;

@Injectable()
export class SavedEventList {
  private readonly responses: PersonalResponses<readonly number[]>;

  constructor(readModels: ReadModels, lookup: EventLookup, townVersion: TownVersion) {
    const renderJson = async (ids: readonly number[]) => JSON.stringify(await lookup.successorsOf(ids));
    this.responses = new PersonalResponses(new ResponseCache(MAX_CACHED_BYTES, renderJson), {
      readModels,
      sources: [preferences],
      readVersion: () => townVersion.read(),
      readParameters: async (key): Promise<readonly number[]> =>
        ((await readModels.get(preferences, key)) ?? NO_PREFERENCES).saved,
    });
  }

  finishedResponse(key: HashedKey): FinishedResponse {
    return this.responses.finishedResponse(key);
  }
}
