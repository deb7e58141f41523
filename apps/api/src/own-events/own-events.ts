import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays, type Day, DEFAULT_PAST_DAYS, findEventBySlug, isPast, parseEventId, type TownEvent } from '#libs/contracts';
import type { HashedKey, SeriesOccurrence } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { createTownClock, type PublishedEvent, type TownClock } from '#libs/integrations';
import { type OwnEventDocument, ownEvents } from '#projections';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { type DayWindow, type DecryptedOwnEvent, findOccurrence, repeatedLengthOf, toTownEvents } from './occurrences';
import { OwnContentEncryption } from './own-content-encryption';

/** `state` changes with any of the owner's events, never back. Read before the events: an answer may be of a later state. */
export type OwnEventsState = Readonly<{ owner: HashedKey; state: string }> | null;

@Injectable()
export class OwnEvents {
  readonly clock: TownClock;

  constructor(
    private readonly readModels: ReadModels,
    private readonly contents: OwnContentEncryption,
    private readonly appClock: Clock,
    { timeZone }: TownSettings,
  ) {
    this.clock = createTownClock(timeZone);
  }

  async stateOf(owner: HashedKey): Promise<OwnEventsState> {
    const revision = this.readModels.revision(ownEvents);
    const documents = await this.documentsOf(owner);
    return documents.length > 0 ? { owner, state: `${revision} ${stateHashOf(documents)}` } : null;
  }

  async list(owner: HashedKey): Promise<TownEvent[]> {
    return (await this.readDecrypted(owner)).flatMap((event) => this.toShownEvents(event));
  }

  async listPublished(owner: HashedKey): Promise<PublishedEvent[]> {
    return (await this.readDecrypted(owner)).flatMap((one) => {
      const { sequence, createdAt, changedAt } = one;
      return this.toShownEvents(one).map((event) => ({ event, sequence, publishedAt: createdAt, changedAt }));
    });
  }

  async between(owner: HashedKey, from: Day, to: Day): Promise<TownEvent[]> {
    return (await this.readDecrypted(owner)).flatMap((event) => toTownEvents(event, { from, to }, this.clock));
  }

  /** Finds by the id of an event or occurrence; by the id of a series its next occurrence; or by slug. */
  async find(owner: HashedKey, idOrSlug: string): Promise<TownEvent | undefined> {
    const id = parseEventId(idOrSlug);
    const cards = await this.list(owner);
    const today = this.appClock.today();
    if (id === null) return findEventBySlug(cards, idOrSlug, today);
    const occurrencesOfSeries = cards.filter(({ repeats }) => repeats?.id === id);
    return (
      cards.find((card) => card.id === id) ??
      occurrencesOfSeries.find((card) => !isPast(card, today)) ??
      occurrencesOfSeries.at(-1)
    );
  }

  /** Finds occurrences on their current day: by number, else nearest to the day on which they were. */
  async occurrences(owner: HashedKey): Promise<(which: SeriesOccurrence, near: Day) => TownEvent | undefined> {
    const opened = new Map((await this.readDecrypted(owner)).map((one) => [one.id, one]));
    return ({ series, number }, near) => {
      const event = opened.get(series);
      return event && findOccurrence(event, number, near, this.clock);
    };
  }

  async findEvent(owner: HashedKey, id: number): Promise<DecryptedOwnEvent | undefined> {
    const opened = await this.readDecrypted(owner);
    const itself = (one: DecryptedOwnEvent) => one.id === id || this.toShownEvents(one).some((card) => card.id === id);
    return opened.find((one) => one.id === id) ?? opened.find(itself);
  }

  async count(owner: HashedKey): Promise<{ all: number; repeating: number }> {
    const opened = await this.readDecrypted(owner);
    return { all: opened.length, repeating: opened.filter(({ content }) => content.recurrence).length };
  }

  async repeatedLength(owner: HashedKey, changed: Pick<DecryptedOwnEvent, 'id' | 'content' | 'alone'>): Promise<number> {
    const others = (await this.readDecrypted(owner)).filter(({ id }) => id !== changed.id);
    return [...others, changed].reduce((sum, one) => sum + repeatedLengthOf(one, this.window()), 0);
  }

  private toShownEvents(event: DecryptedOwnEvent): TownEvent[] {
    return toTownEvents(event, event.content.recurrence ? this.window() : UNLIMITED_WINDOW, this.clock);
  }

  private window(): DayWindow {
    const today = this.appClock.today();
    return { from: addDays(today, -DEFAULT_PAST_DAYS), to: addDays(today, DAYS_AHEAD) };
  }

  async readDecrypted(owner: HashedKey): Promise<DecryptedOwnEvent[]> {
    return this.contents.decryptAll(await this.documentsOf(owner));
  }

  private documentsOf(owner: HashedKey): Promise<OwnEventDocument[]> {
    return this.readModels.find(ownEvents, { owner: { eq: owner } });
  }
}

/** The same as for the town's recurring events. */
const DAYS_AHEAD = 400;

const UNLIMITED_WINDOW: DayWindow = { from: '0000-01-01', to: '9999-12-31' };

const stateHashOf = (documents: readonly OwnEventDocument[]): string =>
  createHash('sha256')
    .update(JSON.stringify(documents.map(({ id, content, alone }) => [id, content.hash, hashesOf(alone)]).toSorted()))
    .digest('base64url');

const hashesOf = (alone: OwnEventDocument['alone']) =>
  Object.entries(alone).map(([day, content]) => [day, content?.hash ?? null]);
