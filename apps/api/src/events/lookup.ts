import { Injectable } from '@nestjs/common';
import { eventIdOf, pickBySlug, slugCandidates, type TownEvent } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue } from '#projections';
import { Clock } from '../settings/clock';

/** Characters of a slug. Every hyphen in it is a place to look at. */
const LONGEST_SLUG = 1_000;

/** Finds the event an address means, however long ago it was. */
@Injectable()
export class Lookup {
  constructor(
    private readonly readModels: ReadModels,
    private readonly clock: Clock,
  ) {}

  /** A number is an id, anything else a slug. */
  async find(idOrSlug: string): Promise<TownEvent | undefined> {
    const id = eventIdOf(idOrSlug);
    return id === null ? this.bySlug(idOrSlug) : (await this.readModels.get(catalogue, id))?.event;
  }

  private async bySlug(param: string) {
    if (param.length > LONGEST_SLUG) return undefined;
    const slugs = [...new Set(slugCandidates(param).map(({ slug, when }) => `${slug}--${when}`))];
    const found = await Promise.all(slugs.map((slug) => this.readModels.find(catalogue, { slug: { eq: slug } })));
    const events = found.flat().map(({ event }) => event);
    return pickBySlug(events, param, this.clock.today());
  }
}
