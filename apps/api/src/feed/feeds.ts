import { Injectable } from '@nestjs/common';
import { followedEntries, inFeed, isExpired, isHidden, type TownEvent } from '#libs/contracts';
import type { HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { NO_PREFERENCES, preferences } from '#projections';
import { Alike } from '../answers/alike';
import type { Finished } from '../answers/finished';
import { Calendar } from '../events/calendar';
import { Mergers } from '../events/mergers';
import { Moment } from '../events/moment';
import { Directory } from '../organizations/directory';
import { type Own, OwnEvents } from '../own-events/own-events';
import { Clock } from '../settings/clock';

/** Packed, some hundred feeds of a town with ten thousand events. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What a person wishes to find in their feed. */
export type Wishes = Pick<typeof NO_PREFERENCES, 'followed' | 'subcalendars' | 'saved' | 'defaults'> & Readonly<{ own: Own }>;

/** My Almanac of whoever holds a key. */
@Injectable()
export class Feeds {
  private readonly answers = new Alike<Wishes>(MOST_BYTES, (wishes) => this.told(wishes));

  constructor(
    private readonly readModels: ReadModels,
    private readonly calendar: Calendar,
    private readonly directory: Directory,
    private readonly moment: Moment,
    private readonly clock: Clock,
    private readonly mergers: Mergers,
    private readonly ownEvents: OwnEvents,
  ) {}

  /** The wishes are read first: from a server, that shows how far all read models are, whichever process wrote to them. */
  async finished(key: HashedKey): Promise<Finished> {
    const wishes = await this.wishesOf(key);
    return this.answers.at(await this.moment.now(), wishes);
  }

  async wishesOf(key: HashedKey): Promise<Wishes> {
    const { followed, subcalendars, saved, defaults } = (await this.readModels.get(preferences, key)) ?? NO_PREFERENCES;
    return { followed, subcalendars, saved, defaults, own: await this.ownEvents.stateOf(key) };
  }

  async events({ followed, subcalendars, saved, defaults, own }: Wishes): Promise<TownEvent[]> {
    const names = await this.directory.names();
    const followedOrganizations = followed.map((entry) => names.textOf(entry));
    const follows = followedEntries({ followedOrganizations, defaults }, await this.directory.defaults());
    const [kept, programs] = [new Set(await this.mergers.standingFor(saved)), new Set(subcalendars)];
    const now = this.clock.now();
    const ofTown = (await this.calendar.events()).filter(
      (event) => !isHidden(event.organization) && !isExpired(event, now) && inFeed(event, follows, kept, programs),
    );
    return [...ofTown, ...(await this.ownEventsOf(own))];
  }

  async ownEventsOf(own: Own): Promise<TownEvent[]> {
    return own ? this.ownEvents.of(own.owner) : [];
  }

  /** A `Feed` as JSON. */
  private async told(wishes: Wishes): Promise<string> {
    const events = await this.events(wishes);
    return `{"events":[${events.map(textOf).join(',')}],"defaults":${wishes.defaults}}`;
  }
}

/** The same events stand in many feeds. */
const texts = new WeakMap<TownEvent, string>();

const textOf = (event: TownEvent): string => texts.get(event) ?? written(event);

const written = (event: TownEvent): string => {
  const text = JSON.stringify(event);
  texts.set(event, text);
  return text;
};
