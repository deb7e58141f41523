import { Injectable } from '@nestjs/common';
import type { Preferences } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { NO_PREFERENCES, phoneNumbers, preferences, textMessages } from '#projections';
import { EventSuccessors } from '../events/event-successors';
import { MERGED_EVENT_MODELS } from '../events/merged-events';
import { Directory } from '../organizations/directory';
import { type FinishedResponse, finishUnstored } from '../response-cache/finished-response';
import { PersonalResponses } from '../response-cache/personal-responses';
import { ResponseCache } from '../response-cache/response-cache';
import { SmsSettingsStore } from '../text-messages/sms-settings-store';
import { toPreferencesResponse } from './preferences-response';

/** Enough for ten thousand residents who follow and have saved a lot. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

@Injectable()
export class PreferencesReader {
  private readonly responses: PersonalResponses<Preferences>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly successors: EventSuccessors,
    private readonly texts: SmsSettingsStore,
  ) {
    const renderJson = async (answer: Preferences) => JSON.stringify(answer);
    this.responses = new PersonalResponses(new ResponseCache(MAX_CACHED_BYTES, renderJson, finishUnstored), {
      readModels,
      sources: [preferences, textMessages, phoneNumbers, ...MERGED_EVENT_MODELS],
      readVersion: async () => '',
      readParameters: (key) => this.read(key),
      // A number must become unreadable with its key.
      isCacheable: ({ phoneNumber }) => phoneNumber === null,
    });
  }

  async read(key: HashedKey): Promise<Preferences> {
    const document = (await this.readModels.get(preferences, key)) ?? NO_PREFERENCES;
    return toPreferencesResponse(
      document,
      await this.directory.names(),
      await this.successors.successorsOf(document.saved),
      await this.texts.get(key),
    );
  }

  /** The same whatever encodings are accepted. */
  finishedResponse(key: HashedKey): FinishedResponse {
    const response = this.responses.finishedResponse(key);
    return () => response('identity');
  }
}
