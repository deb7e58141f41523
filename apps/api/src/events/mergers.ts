import { Injectable } from '@nestjs/common';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue } from '#projections';
import { Derived } from '../answers/derived';
import { Cards } from './cards';
import { type ToldBy, toldBy } from './told-by';

/** Which event tells by now what another one told: whoever saved the one has saved the other, and its address leads there. */
@Injectable()
export class Mergers {
  private readonly toldBy: Derived<ToldBy>;

  constructor(
    readModels: ReadModels,
    private readonly cards: Cards,
  ) {
    this.toldBy = new Derived(readModels, [catalogue], () => toldBy(readModels));
  }

  /** Answers which event stands for another, mostly the same one. */
  async standing(): Promise<(id: number) => number> {
    const [toldBy, cards] = [await this.toldBy.get(), await this.cards.byTelling()];
    return (id) => {
      const last = toldBy(id);
      return cards.get(last)?.shown.event.id ?? last;
    };
  }

  /** The events that stand for `ids`, each once. */
  async standingFor(ids: readonly number[]): Promise<number[]> {
    return [...new Set(ids.map(await this.standing()))];
  }
}
