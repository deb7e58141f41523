import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  addDays,
  type Day,
  DEFAULT_PAST_DAYS,
  findEventBySlug,
  isPast,
  OCCURRENCE_DAYS_AHEAD,
  parseEventId,
  type TownEvent,
} from '#libs/contracts';
import type { HashedKey, SeriesOccurrence } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { createTownClock, type PublishedEvent, type TownClock } from '#libs/integrations';
import { type OwnEventDocument, ownEvents } from '#projections';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { type DayWindow, type DecryptedOwnEvent, findOccurrence, repeatedLengthOf, toTownEvents } from './occurrences';
import { OwnContentEncryption } from './own-content-encryption';

/** Null without own events. Changes with those of others too, and never returns: no response of newer events is served for an older version. */
export type OwnEventsVersion = Readonly<{ owner: HashedKey; version: string }> | null;

@Injectable()
export class OwnEvents {
  readonly zone: TownClock;

  constructor(
    private readonly readModels: ReadModels,
    private readonly contents: OwnContentEncryption,
    private readonly clock: Clock,
    { timeZone }: TownSettings,
  ) {
    this.zone = createTownClock(timeZone);
  }

  async versionOf(owner: HashedKey): Promise<OwnEventsVersion> {
    const revision = this.readModels.revision(ownEvents);
    const documents = await this.documentsOf(owner);
    return documents.length > 0 ? { owner, version: `${revision} ${contentHashOf(documents)}` } : null;
  }

  async list(owner: HashedKey): Promise<TownEvent[]> {
    return (await this.readDecrypted(owner)).flatMap((event) => this.toShownEvents(event));
  }

  async listForCalendarFile(owner: HashedKey): Promise<PublishedEvent[]> {
    return (await this.readDecrypted(owner)).flatMap((one) => {
      const { sequence, createdAt, changedAt } = one;
      return this.toShownEvents(one).map((event) => ({ event, sequence, publishedAt: createdAt, changedAt }));
    });
  }

  async between(owner: HashedKey, from: Day, to: Day): Promise<TownEvent[]> {
    return (await this.readDecrypted(owner)).flatMap((event) => toTownEvents(event, { from, to }, this.zone));
  }

  /** Finds by the id of an event or occurrence; by the id of a series its next occurrence; or by slug. */
  async findShown(owner: HashedKey, idOrSlug: string): Promise<TownEvent | undefined> {
    const id = parseEventId(idOrSlug);
    const shown = await this.list(owner);
    const today = this.clock.today();
    if (id === null) return findEventBySlug(shown, idOrSlug, today);
    const occurrencesOfSeries = shown.filter(({ repeats }) => repeats?.id === id);
    return (
      shown.find((event) => event.id === id) ??
      occurrencesOfSeries.find((event) => !isPast(event, today)) ??
      occurrencesOfSeries.at(-1)
    );
  }

  /** Finds occurrences on their current day: by number, else nearest to the day on which they were. */
  async createOccurrenceLookup(owner: HashedKey): Promise<(which: SeriesOccurrence, near: Day) => TownEvent | undefined> {
    const eventsById = new Map((await this.readDecrypted(owner)).map((one) => [one.id, one]));
    return ({ series, number }, near) => {
      const event = eventsById.get(series);
      return event && findOccurrence(event, number, near, this.zone);
    };
  }

  async findStored(owner: HashedKey, id: number): Promise<DecryptedOwnEvent | undefined> {
    const events = await this.readDecrypted(owner);
    const hasOccurrence = (one: DecryptedOwnEvent) => this.toShownEvents(one).some((occurrence) => occurrence.id === id);
    return events.find((one) => one.id === id) ?? events.find(hasOccurrence);
  }

  async count(owner: HashedKey): Promise<{ all: number; repeating: number }> {
    const events = await this.readDecrypted(owner);
    return { all: events.length, repeating: events.filter(({ content }) => content.recurrence).length };
  }

  /** In characters. */
  async repeatedTextLength(owner: HashedKey, changed: Pick<DecryptedOwnEvent, 'id' | 'content' | 'alone'>): Promise<number> {
    const others = (await this.readDecrypted(owner)).filter(({ id }) => id !== changed.id);
    return [...others, changed].reduce((sum, one) => sum + repeatedLengthOf(one, this.window()), 0);
  }

  private toShownEvents(event: DecryptedOwnEvent): TownEvent[] {
    return toTownEvents(event, event.content.recurrence ? this.window() : UNLIMITED_WINDOW, this.zone);
  }

  private window(): DayWindow {
    const today = this.clock.today();
    return { from: addDays(today, -DEFAULT_PAST_DAYS), to: addDays(today, OCCURRENCE_DAYS_AHEAD) };
  }

  async readDecrypted(owner: HashedKey): Promise<DecryptedOwnEvent[]> {
    return this.contents.decryptAll(await this.documentsOf(owner));
  }

  private documentsOf(owner: HashedKey): Promise<OwnEventDocument[]> {
    return this.readModels.find(ownEvents, { owner: { eq: owner } });
  }
}

const UNLIMITED_WINDOW: DayWindow = { from: '0000-01-01', to: '9999-12-31' };

const contentHashOf = (documents: readonly OwnEventDocument[]): string =>
  createHash('sha256')
    .update(JSON.stringify(documents.map(({ id, content, alone }) => [id, content.hash, hashesOf(alone)]).toSorted()))
    .digest('base64url');

const hashesOf = (alone: OwnEventDocument['alone']) =>
  Object.entries(alone).map(([day, content]) => [day, content?.hash ?? null]);
