import type { EventMerged, EventParted, EventUnmerged, EventUnparted, MergeConfirmed, MergeReopened } from '#libs/domain';
import { projection } from '#libs/event-sourcing';

/** By which rule, how surely and since when; and who has looked at it and when, if anybody. */
export type Merge = Readonly<{ into: number; rule: string; score: number; at: string; confirmed?: Looked }>;

export type Looked = Readonly<{ by: string; at: string }>;

/** By whom, and why where that was said. `was`: what the rule had said of the two. */
export type Parting = Looked & Readonly<{ from: number; reason?: string; was?: Pick<Merge, 'rule' | 'score'> }>;

export type MergesDocument = {
  id: number;
  /** The events of other sources that tell the same, and by which rule. */
  merges: readonly Merge[];
  /** Those an operator parted it from: no rule merges them again until that is undone. */
  parted: readonly number[];
  partings: readonly Parting[];
};

type Listened = EventMerged | EventUnmerged | EventParted | EventUnparted | MergeConfirmed | MergeReopened;

/** Which events of several sources are one happening, and which must not be? One document for each that was ever merged with another. */
export const merges = projection<MergesDocument, Listened>({
  name: 'merges',
  version: 2,
  key: ({ type, data }) => (type === 'EventMerged' && !data.rule ? [] : data.id),
  on: {
    EventMerged: (known, { data: { id, into, rule, score }, metadata: { time } }) => {
      const { merges, ...rest } = known ?? noneOf(id);
      return { ...rest, merges: [...without(merges, into), { into, rule: rule!, score: score!, at: time }] };
    },
    EventUnmerged: (known, { data: { id, from } }) => {
      const { merges, ...rest } = known ?? noneOf(id);
      return { ...rest, merges: without(merges, from) };
    },
    EventParted: (known, { data: { id, from, reason }, metadata: { time, actor } }) => {
      const { merges, parted, partings } = known ?? noneOf(id);
      const was = merges.find(({ into }) => into === from);
      const parting = {
        ...{ from, by: actor, at: time },
        ...(reason && { reason }),
        ...(was && { was: { rule: was.rule, score: was.score } }),
      };
      return { id, merges: without(merges, from), parted: [...parted, from], partings: [...partings, parting] };
    },
    EventUnparted: (known, { data: { id, from } }) => {
      const { merges, parted, partings } = known ?? noneOf(id);
      return {
        ...{ id, merges },
        parted: parted.filter((one) => one !== from),
        partings: partings.filter((one) => one.from !== from),
      };
    },
    MergeConfirmed: (known, { data: { id, into }, metadata: { time, actor } }) => ({
      ...(known ?? noneOf(id)),
      merges: looked(known, into, { by: actor, at: time }),
    }),
    MergeReopened: (known, { data: { id, into } }) => ({ ...(known ?? noneOf(id)), merges: looked(known, into) }),
  },
});

const noneOf = (id: number): MergesDocument => ({ id, merges: [], parted: [], partings: [] });

const looked = (known: MergesDocument | undefined, other: number, by?: Looked) =>
  (known?.merges ?? []).map(({ confirmed, ...merge }) =>
    merge.into === other ? { ...merge, ...(by && { confirmed: by }) } : { ...merge, ...(confirmed && { confirmed }) },
  );

const without = (merges: readonly Merge[], other: number) => merges.filter(({ into }) => into !== other);
