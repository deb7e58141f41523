import { Injectable } from '@nestjs/common';
import { followedEntriesOf, isExpired, isHiddenOrganization, isInMyAlmanac, type TownEvent } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { NO_PREFERENCES, ownEvents, preferences } from '#projections';
import { Calendar } from '../events/calendar';
import { EventSuccessors } from '../events/event-successors';
import { eventTextOf } from '../events/event-text';
import { TownVersion } from '../events/town-version';
import { Directory } from '../organizations/directory';
import { OwnEvents, type OwnEventsVersion } from '../own-events/own-events';
import type { FinishedResponse } from '../response-cache/finished-response';
import { PersonalResponses } from '../response-cache/personal-responses';
import { ResponseCache } from '../response-cache/response-cache';
import { Clock } from '../settings/clock';

/** Compressed, a hundred residents' responses of a town with ten thousand events. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

export type AlmanacSelection = Pick<typeof NO_PREFERENCES, 'followed' | 'subcalendars' | 'saved' | 'defaults'> &
  Readonly<{ own: OwnEventsVersion }>;

export const ALMANAC_SELECTION_MODELS = [preferences, ownEvents];

@Injectable()
export class MyAlmanacs {
  private readonly responses: PersonalResponses<AlmanacSelection>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly calendar: Calendar,
    private readonly directory: Directory,
    townVersion: TownVersion,
    private readonly clock: Clock,
    private readonly successors: EventSuccessors,
    private readonly residentEvents: OwnEvents,
  ) {
    this.responses = new PersonalResponses(new ResponseCache(MAX_CACHED_BYTES, (selection) => this.renderJson(selection)), {
      readModels,
      sources: ALMANAC_SELECTION_MODELS,
      readVersion: () => townVersion.read(),
      readParameters: (key) => this.selectionOf(key),
    });
  }

  finishedResponse(key: HashedKey): FinishedResponse {
    return this.responses.finishedResponse(key);
  }

  async selectionOf(key: HashedKey): Promise<AlmanacSelection> {
    const { followed, subcalendars, saved, defaults } = (await this.readModels.get(preferences, key)) ?? NO_PREFERENCES;
    return { followed, subcalendars, saved, defaults, own: await this.residentEvents.versionOf(key) };
  }

  async events(selection: AlmanacSelection): Promise<TownEvent[]> {
    const { follows, saved, subcalendars } = await this.choicesOf(selection);
    const [followedEntries, savedIds, followedSubcalendars] = [new Set(follows), new Set(saved), new Set(subcalendars)];
    const now = this.clock.now();
    const ofTown = (await this.calendar.events()).filter(
      (event) =>
        !isHiddenOrganization(event.organization) &&
        !isExpired(event, now) &&
        isInMyAlmanac(event, followedEntries, savedIds, followedSubcalendars),
    );
    return [...ofTown, ...(await this.ownEventsOf(selection.own))];
  }

  /** As texts and as events of the list. */
  async choicesOf({ followed, subcalendars, saved, defaults }: AlmanacSelection) {
    const names = await this.directory.names();
    const followedOrganizations = followed.map((entry) => names.textOf(entry));
    const follows = followedEntriesOf({ followedOrganizations, defaults }, await this.directory.defaults());
    return { follows: [...follows], saved: await this.successors.successorsOf(saved), subcalendars };
  }

  async ownEventsOf(own: OwnEventsVersion): Promise<TownEvent[]> {
    return own ? this.residentEvents.list(own.owner) : [];
  }

  private async renderJson(selection: AlmanacSelection): Promise<string> {
    const events = await this.events(selection);
    return `{"events":[${events.map(eventTextOf).join(',')}],"defaults":${selection.defaults}}`;
  }
}
