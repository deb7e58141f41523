import {
  type Build,
  EventStore,
  handles,
  keysOf,
  type Parked,
  type Position,
  type Projection,
  placeAsKey,
  type Recorded,
} from '#libs/event-sourcing';

const PAGE = 1_000;
/** At one look: what is not counted yet is counted at the next ones. */
const PAGES = 5;

type Counted = Readonly<{ upTo: Position; count: number }>;

/** How many later facts of a parked document wait behind the one that parked it: counted on from look to look. */
export class Waiting {
  private known = new Map<string, Counted>();

  constructor(private readonly store: EventStore) {}

  /** In the order of `parked`. What is parked no more is forgotten. */
  async behind(projection: Projection<any>, build: Build, parked: readonly Parked[]): Promise<readonly number[]> {
    const counts: number[] = [];
    const prefix = `${build.id} `;
    const wanted = new Set(parked.map((one) => nameOf(build, one)));
    for (const name of this.known.keys()) if (name.startsWith(prefix) && !wanted.has(name)) this.known.delete(name);
    for (const one of parked) {
      const counted = await this.onwards(projection, build, one, this.known.get(nameOf(build, one)));
      this.known.set(nameOf(build, one), counted);
      counts.push(counted.count);
    }
    return counts;
  }

  private async onwards(projection: Projection<any>, build: Build, { key, position }: Parked, known?: Counted): Promise<Counted> {
    let { upTo, count } = known ?? { upTo: position, count: 0 };
    for (let pages = 0; upTo < build.position && pages < PAGES; pages++) {
      const { events, position: end, isEnd } = await this.store.readAll(upTo, PAGE);
      const seen = events.filter((event) => event.position <= build.position);
      count += seen.filter((event) => isAbout(projection, event, key)).length;
      upTo = isEnd || end > build.position ? build.position : end;
    }
    return { upTo, count };
  }
}

const nameOf = ({ id }: Build, { key, position }: Parked) => `${id} ${position} ${key}`;

/** Of one that does not even tell whom it is about: that under which it is parked. */
export const keysAbout = (projection: Projection<any>, event: Recorded): readonly string[] => {
  if (!handles(projection, event)) return [];
  try {
    return keysOf(projection, event);
  } catch {
    return [placeAsKey(event)];
  }
};

const isAbout = (projection: Projection<any>, event: Recorded, key: string) => keysAbout(projection, event).includes(key);
