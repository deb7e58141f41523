import type { EventMerged, EventParted, EventUnmerged } from '#libs/domain';
import { projection } from '#libs/event-sourcing';

export type Merge = Readonly<{ into: number; rule: string; score: number; at: string }>;

export type MergesDocument = {
  id: number;
  /** The events of other sources that tell the same, and by which rule. */
  merges: readonly Merge[];
  /** Those an operator parted it from, for good. */
  parted: readonly number[];
};

type Listened = EventMerged | EventUnmerged | EventParted;

/** Which events of several sources are one happening, and which must not be? One document for each that was ever merged with another. */
export const merges = projection<MergesDocument, Listened>({
  name: 'merges',
  version: 1,
  key: ({ type, data }) => (type === 'EventMerged' && !data.rule ? [] : data.id),
  on: {
    EventMerged: (known, { data: { id, into, rule, score }, metadata: { time } }) => {
      const { merges, parted } = known ?? noneOf(id);
      return { id, merges: [...without(merges, into), { into, rule: rule!, score: score!, at: time }], parted };
    },
    EventUnmerged: (known, { data: { id, from } }) => {
      const { merges, parted } = known ?? noneOf(id);
      return { id, merges: without(merges, from), parted };
    },
    EventParted: (known, { data: { id, from } }) => {
      const { merges, parted } = known ?? noneOf(id);
      return { id, merges: without(merges, from), parted: [...parted, from] };
    },
  },
});

const noneOf = (id: number): MergesDocument => ({ id, merges: [], parted: [] });

const without = (merges: readonly Merge[], other: number) => merges.filter(({ into }) => into !== other);
