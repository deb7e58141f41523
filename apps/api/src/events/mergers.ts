import { Injectable } from '@nestjs/common';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue } from '#projections';
import { Derived } from '../answers/derived';
import { Cards } from './cards';

/** Which event tells by now what another one told: whoever saved the one has saved the other, and its address leads there. */
@Injectable()
export class Mergers {
  private readonly into: Derived<ReadonlyMap<number, number>>;

  constructor(
    readModels: ReadModels,
    private readonly cards: Cards,
  ) {
    this.into = new Derived(readModels, [catalogue], async () => {
      const merged = await readModels.find(catalogue, { mergedInto: { gte: 0 } });
      return new Map(merged.map(({ event, mergedInto }) => [event.id, mergedInto!]));
    });
  }

  /** Answers which event stands for another, mostly the same one. */
  async standing(): Promise<(id: number) => number> {
    const [into, cards] = [await this.into.get(), await this.cards.byTelling()];
    return (id) => {
      const last = lastOf(id, into);
      return cards.get(last)?.shown.event.id ?? last;
    };
  }

  /** The events that stand for `ids`, each once. */
  async standingFor(ids: readonly number[]): Promise<number[]> {
    return [...new Set(ids.map(await this.standing()))];
  }
}

/** An event may have been merged into one that was merged itself, though never back into what it has passed. */
const lastOf = (id: number, into: ReadonlyMap<number, number>): number => {
  const passed = new Set<number>();
  let last = id;
  for (let next = into.get(last); next !== undefined && !passed.has(next); next = into.get(last)) {
    passed.add(last);
    last = next;
  }
  return last;
};
