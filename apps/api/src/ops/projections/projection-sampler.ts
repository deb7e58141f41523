import type { EventStore, Position } from '#libs/event-sourcing';
import { addSample, type ProjectionSample } from './projection-sample';

export const MAX_COUNTED_FACTS = 1_000;

export class ProjectionSampler {
  private readonly samplesByName = new Map<string, readonly ProjectionSample[]>();

  constructor(private readonly store: EventStore) {}

  at(at: number) {
    const moved = new Map<string, Promise<number>>();
    return async (name: string, to: Position, behind: number): Promise<readonly ProjectionSample[]> => {
      const before = this.samplesByName.get(name) ?? [];
      const from = before.at(-1)?.position as Position | undefined;
      const way = `${from} ${to}`;
      if (from !== undefined && from < to && !moved.has(way)) moved.set(way, this.factsBetween(from, to));
      const sights = addSample(before, { at, position: to, behind, moved: (await moved.get(way)) ?? 0 });
      this.samplesByName.set(name, sights);
      return sights;
    };
  }

  /** Beyond what is read, the count is extrapolated from the density of positions, because positions have gaps. */
  private async factsBetween(from: Position, to: Position): Promise<number> {
    const { facts } = await this.store.readAll(from, MAX_COUNTED_FACTS);
    const last = facts.at(-1)?.position;
    if (last === undefined || last >= to) return facts.filter(({ position }) => position <= to).length;
    const [read, whole] = [Number(BigInt(last) - BigInt(from)), Number(BigInt(to) - BigInt(from))];
    return Math.round((facts.length * whole) / read);
  }
}
