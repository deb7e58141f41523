import { Injectable } from '@nestjs/common';
import { type Feed, followedEntries, inFeed, isExpired, isHidden } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { NO_PREFERENCES, preferences } from '#projections';
import { Calendar } from '../events/calendar';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';

/** My Almanac of whoever holds a key. */
@Injectable()
export class Feeds {
  constructor(
    private readonly readModels: ReadModels,
    private readonly calendar: Calendar,
    private readonly directory: Directory,
    private readonly clock: Clock,
  ) {}

  async of(key: HashedKey): Promise<Feed> {
    const { followed, saved, defaults } = (await this.readModels.get(preferences, key)) ?? NO_PREFERENCES;
    const names = await this.directory.names();
    const followedOrganizations = followed.map((entry) => names.textOf(entry));
    const follows = followedEntries({ followedOrganizations, defaults }, await this.directory.defaults());
    const [kept, now] = [new Set(saved), this.clock.now()];
    const events = (await this.calendar.events()).filter(
      (event) => !isHidden(event.organization) && !isExpired(event, now) && inFeed(event, follows, kept),
    );
    return { events, defaults };
  }
}
