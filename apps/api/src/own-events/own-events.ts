import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays, DAYS_BACK, type Day, eventIdOf, isPast, pickBySlug, type TownEvent } from '#libs/contracts';
import type { HashedKey, Occurrence } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { type Outgoing, type TownClock, townClock } from '#libs/integrations';
import { type OwnEventDocument, ownEvents } from '#projections';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { cardOfOccurrence, cardsOf, type OpenOwnEvent, repeatedLength, type Window } from './occurrences';
import { SealedContents } from './sealed-contents';

/** Whose own events, and another `state` whenever any of them has changed; null where there are none. */
export type Own = Readonly<{ owner: HashedKey; state: string }> | null;

/** The events that residents keep for themselves, each told to nobody but whoever owns it. */
@Injectable()
export class OwnEvents {
  readonly clock: TownClock;

  constructor(
    private readonly readModels: ReadModels,
    private readonly contents: SealedContents,
    private readonly now: Clock,
    { timeZone }: TownSettings,
  ) {
    this.clock = townClock(timeZone);
  }

  async stateOf(owner: HashedKey): Promise<Own> {
    const documents = await this.documentsOf(owner);
    return documents.length > 0 ? { owner, state: stateIn(documents) } : null;
  }

  /** All that do not repeat, and of those that do what is not long over and not far away. */
  async of(owner: HashedKey): Promise<TownEvent[]> {
    return (await this.opened(owner)).flatMap((event) => this.shownOf(event));
  }

  /** The same as they leave the town, in whoever's own calendar program. */
  async outgoingOf(owner: HashedKey): Promise<Outgoing[]> {
    return (await this.opened(owner)).flatMap((one) => {
      const { sequence, createdAt, changedAt } = one;
      return this.shownOf(one).map((event) => ({ event, sequence, publishedAt: createdAt, changedAt }));
    });
  }

  async between(owner: HashedKey, from: Day, to: Day): Promise<TownEvent[]> {
    return (await this.opened(owner)).flatMap((event) => cardsOf(event, { from, to }, this.clock));
  }

  /** By the id of a card; by its own, of one that repeats, the card that is next; by a slug, the card that it means. */
  async find(owner: HashedKey, idOrSlug: string): Promise<TownEvent | undefined> {
    const id = eventIdOf(idOrSlug);
    const cards = await this.of(owner);
    const today = this.now.today();
    if (id === null) return pickBySlug(cards, idOrSlug, today);
    const ofSeries = cards.filter(({ repeats }) => repeats?.id === id);
    return cards.find((card) => card.id === id) ?? ofSeries.find((card) => !isPast(card, today)) ?? ofSeries.at(-1);
  }

  /** Finds occurrences where they stand by now: by their number, else near the day on which they were. All are read once. */
  async occurrences(owner: HashedKey): Promise<(which: Occurrence, near: Day) => TownEvent | undefined> {
    const opened = new Map((await this.opened(owner)).map((one) => [one.id, one]));
    return ({ series, number }, near) => {
      const event = opened.get(series);
      return event && cardOfOccurrence(event, number, near, this.clock);
    };
  }

  /** The event itself that a card or its own id stands for. */
  async meant(owner: HashedKey, id: number): Promise<OpenOwnEvent | undefined> {
    const opened = await this.opened(owner);
    const itself = (one: OpenOwnEvent) => one.id === id || this.shownOf(one).some((card) => card.id === id);
    return opened.find((one) => one.id === id) ?? opened.find(itself);
  }

  async count(owner: HashedKey): Promise<{ all: number; repeating: number }> {
    const opened = await this.opened(owner);
    return { all: opened.length, repeating: opened.filter(({ content }) => content.recurrence).length };
  }

  /** Of all of theirs that repeat, `changed` as it is to be. */
  async repeatedLength(owner: HashedKey, changed: Pick<OpenOwnEvent, 'id' | 'content' | 'alone'>): Promise<number> {
    const others = (await this.opened(owner)).filter(({ id }) => id !== changed.id);
    return [...others, changed].reduce((sum, one) => sum + repeatedLength(one, this.window()), 0);
  }

  private shownOf(event: OpenOwnEvent): TownEvent[] {
    return cardsOf(event, event.content.recurrence ? this.window() : EVER, this.clock);
  }

  private window(): Window {
    const today = this.now.today();
    return { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  }

  /** As they were told, in the clear. */
  async opened(owner: HashedKey): Promise<OpenOwnEvent[]> {
    return this.contents.opened(await this.documentsOf(owner));
  }

  private documentsOf(owner: HashedKey): Promise<OwnEventDocument[]> {
    return this.readModels.find(ownEvents, { owner: { eq: owner } });
  }
}

/** As far ahead as what organizations repeat. */
const DAYS_AHEAD = 400;

const EVER: Window = { from: '0000-01-01', to: '9999-12-31' };

const stateIn = (documents: readonly OwnEventDocument[]): string =>
  createHash('sha256')
    .update(JSON.stringify(documents.map(({ id, content, alone }) => [id, content.hash, hashesOf(alone)]).toSorted()))
    .digest('base64url');

const hashesOf = (alone: OwnEventDocument['alone']) => Object.entries(alone).map(([day, told]) => [day, told?.hash ?? null]);
