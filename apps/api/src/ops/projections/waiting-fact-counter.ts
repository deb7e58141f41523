import {
  type Build,
  EventStore,
  handles,
  keysOf,
  type ParkedKey,
  type Position,
  type Projection,
  positionAsKey,
  type Recorded,
} from '#libs/event-sourcing';

const FACTS_PER_PAGE = 1_000;
const MAX_PAGES = 5;

type WaitingCount = Readonly<{ upTo: Position; count: number }>;

export class WaitingFactCounter {
  private counts = new Map<string, WaitingCount>();

  constructor(private readonly store: EventStore) {}

  async countBehind(projection: Projection<any>, build: Build, parked: readonly ParkedKey[]): Promise<readonly number[]> {
    const counts: number[] = [];
    const prefix = `${build.id} `;
    const countKeys = new Set(parked.map((one) => countKeyOf(build, one)));
    for (const name of this.counts.keys()) if (name.startsWith(prefix) && !countKeys.has(name)) this.counts.delete(name);
    for (const one of parked) {
      const counted = await this.countOn(projection, build, one, this.counts.get(countKeyOf(build, one)));
      this.counts.set(countKeyOf(build, one), counted);
      counts.push(counted.count);
    }
    return counts;
  }

  private async countOn(
    projection: Projection<any>,
    build: Build,
    { key, position }: ParkedKey,
    lastCount?: WaitingCount,
  ): Promise<WaitingCount> {
    let { upTo, count } = lastCount ?? { upTo: position, count: 0 };
    for (let pages = 0; upTo < build.position && pages < MAX_PAGES; pages++) {
      const { facts, position: end, isEnd } = await this.store.readAll(upTo, FACTS_PER_PAGE);
      const foldedFacts = facts.filter((event) => event.position <= build.position);
      count += foldedFacts.filter((event) => isAbout(projection, event, key)).length;
      upTo = isEnd || end > build.position ? build.position : end;
    }
    return { upTo, count };
  }
}

const countKeyOf = ({ id }: Build, { key, position }: ParkedKey) => `${id} ${position} ${key}`;

export const documentKeysOf = (projection: Projection<any>, event: Recorded): readonly string[] => {
  if (!handles(projection, event)) return [];
  try {
    return keysOf(projection, event);
  } catch {
    return [positionAsKey(event)];
  }
};

const isAbout = (projection: Projection<any>, event: Recorded, key: string) => documentKeysOf(projection, event).includes(key);
