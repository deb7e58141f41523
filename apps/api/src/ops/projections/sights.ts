import type { EventStore, Position } from '#libs/event-sourcing';
import { type Sight, seenWith } from './movement';

/** So far a lag is counted, and so many facts are read to know how many passed between two looks. */
export const COUNTED = 1_000;

/** Where each projection was seen lately, by its name. */
export class Sights {
  private readonly known = new Map<string, readonly Sight[]>();

  constructor(private readonly store: EventStore) {}

  /** Looks at some of them at one time, each with what has gone on since it was seen last: builds that go together are counted once. */
  look(at: number) {
    const moved = new Map<string, Promise<number>>();
    return async (name: string, to: Position, behind: number): Promise<readonly Sight[]> => {
      const before = this.known.get(name) ?? [];
      const from = before.at(-1)?.position as Position | undefined;
      const way = `${from} ${to}`;
      if (from !== undefined && from < to && !moved.has(way)) moved.set(way, this.factsBetween(from, to));
      const sights = seenWith(before, { at, position: to, behind, moved: (await moved.get(way)) ?? 0 });
      this.known.set(name, sights);
      return sights;
    };
  }

  /** Beyond what is read it is told by how dense they were: positions are no counts. */
  private async factsBetween(from: Position, to: Position): Promise<number> {
    const { events } = await this.store.readAll(from, COUNTED);
    const last = events.at(-1)?.position;
    if (last === undefined || last >= to) return events.filter(({ position }) => position <= to).length;
    const [read, whole] = [Number(BigInt(last) - BigInt(from)), Number(BigInt(to) - BigInt(from))];
    return Math.round((events.length * whole) / read);
  }
}
