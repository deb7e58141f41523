import { Injectable } from '@nestjs/common';
import { eventIdOf, type OneEvent, pickBySlug, slugCandidates } from '#libs/contracts';
import { ReadModels, unlessUnavailable } from '#libs/event-sourcing';
import { catalogue, hiddenSlug } from '#projections';
import { Directory } from '../organizations/directory';
import { Clock } from '../settings/clock';
import { Calendar } from './calendar';
import { Cards } from './cards';
import type { ShownDocument } from './composed';
import { Mergers } from './mergers';
import { withRebookings } from './rebookings';
import { toldWhole } from './told';

/** Characters of a slug. */
const LONGEST_SLUG = 1_000;

/** Finds the event an address means, however long ago it was. */
@Injectable()
export class Lookup {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly clock: Clock,
    private readonly mergers: Mergers,
    private readonly calendar: Calendar,
    private readonly cards: Cards,
  ) {}

  /**
   * A number is an id, anything else a slug. Of a merged event it is the one that tells the same by now. While the read models
   * are away, it is one of those that everybody sees, which are in memory.
   */
  async find(idOrSlug: string): Promise<OneEvent | undefined> {
    const id = eventIdOf(idOrSlug);
    try {
      const found = await (id === null ? this.bySlug(idOrSlug) : this.byId(id));
      return found && (await this.rebooked([found]))[0];
    } catch (error) {
      unlessUnavailable(error);
      const shown: OneEvent[] = await this.calendar.events();
      const meant = id === null ? pickBySlug(shown, idOrSlug, this.clock.today()) : shown.find((event) => event.id === id);
      if (!meant) throw error;
      return meant;
    }
  }

  /** The events that tell by now what those of `ids` told, each once. */
  async standingFor(ids: readonly number[]): Promise<OneEvent[]> {
    const found = await this.readModels.getMany(catalogue, await this.mergers.standingFor(ids));
    const shown = await this.cards.shownOf(found.flatMap((document) => document ?? []));
    if (shown.length === 0) return [];
    const [names, repeated] = [await this.directory.names(), await this.calendar.repeated()];
    return this.rebooked(shown.map((document) => toldWhole(document, names, repeated)));
  }

  private rebooked(events: readonly OneEvent[]): Promise<OneEvent[]> {
    return withRebookings(events, this.readModels, this.mergers);
  }

  private async byId(id: number) {
    const standing = await this.mergers.standing();
    const found = await this.readModels.get(catalogue, standing(id));
    const [shown] = await this.cards.shownOf(found ? [found] : []);
    return shown && this.whole(shown);
  }

  private async bySlug(param: string) {
    if (param.length > LONGEST_SLUG) return undefined;
    const slugs = [...new Set(slugCandidates(param).map(({ slug, when }) => `${slug}--${when}`))];
    const found = await this.readModels.find(catalogue, { slug: { in: slugs } });
    const names = await this.directory.names();
    const events = found.map((document) => toldWhole(document, names));
    const meant = pickBySlug(events, param, this.clock.today());
    if (!meant) return this.privateBySlug(slugs);
    const isElsewhere = meant.status === 'withdrawn' || (await this.cards.byTelling()).has(meant.id);
    if (isElsewhere) return this.byId(meant.id);
    return this.whole(found.find(({ event }) => event.id === meant.id)!);
  }

  private async whole(document: ShownDocument): Promise<OneEvent> {
    return toldWhole(document, await this.directory.names(), await this.calendar.repeated());
  }

  private async privateBySlug(slugs: readonly string[]) {
    const [found] = await this.readModels.find(catalogue, { privateSlug: { in: slugs.map(hiddenSlug) } }, { limit: 1 });
    return found && toldWhole(found, await this.directory.names());
  }
}
