import type { EventMerged, EventParted, EventUnmerged, EventUnparted, MergeConfirmed, MergeReopened } from '#libs/domain';
import { projection } from '#libs/event-sourcing';

export type Merge = Readonly<{ into: number; rule: string; score: number; at: string; confirmed?: OperatorDecision }>;

export type OperatorDecision = Readonly<{ by: string; at: string }>;

/** The operator, and the reason if given. `was` is the merge it undid. */
export type Unmerge = OperatorDecision & Readonly<{ from: number; reason?: string; was?: Pick<Merge, 'rule' | 'score'> }>;

export type MergesDocument = {
  id: number;
  /** Events of other sources that describe the same occurrence. */
  merges: readonly Merge[];
  /** Events that an operator separated from it: no rule merges them again until that is undone. */
  parted: readonly number[];
  partings: readonly Unmerge[];
};

type FoldedFact = EventMerged | EventUnmerged | EventParted | EventUnparted | MergeConfirmed | MergeReopened;

/** Which events of several sources are the same, and which must not be merged? One document per event that was ever merged. */
export const merges = projection<MergesDocument, FoldedFact>({
  name: 'merges',
  version: 2,
  key: ({ type, data }) => (type === 'EventMerged' && !data.rule ? [] : data.id),
  on: {
    EventMerged: (document, { data: { id, into, rule, score }, metadata: { time } }) => {
      const { merges, ...rest } = document ?? emptyMerges(id);
      return { ...rest, merges: [...withoutMerge(merges, into), { into, rule: rule!, score: score!, at: time }] };
    },
    EventUnmerged: (document, { data: { id, from } }) => {
      const { merges, ...rest } = document ?? emptyMerges(id);
      return { ...rest, merges: withoutMerge(merges, from) };
    },
    EventParted: (document, { data: { id, from, reason }, metadata: { time, actor } }) => {
      const { merges, parted, partings } = document ?? emptyMerges(id);
      const was = merges.find(({ into }) => into === from);
      const parting = {
        ...{ from, by: actor, at: time },
        ...(reason && { reason }),
        ...(was && { was: { rule: was.rule, score: was.score } }),
      };
      return { id, merges: withoutMerge(merges, from), parted: [...parted, from], partings: [...partings, parting] };
    },
    EventUnparted: (document, { data: { id, from } }) => {
      const { merges, parted, partings } = document ?? emptyMerges(id);
      return {
        ...{ id, merges },
        parted: parted.filter((one) => one !== from),
        partings: partings.filter((one) => one.from !== from),
      };
    },
    MergeConfirmed: (document, { data: { id, into }, metadata: { time, actor } }) => ({
      ...(document ?? emptyMerges(id)),
      merges: withDecision(document, into, { by: actor, at: time }),
    }),
    MergeReopened: (document, { data: { id, into } }) => ({
      ...(document ?? emptyMerges(id)),
      merges: withDecision(document, into),
    }),
  },
});

const emptyMerges = (id: number): MergesDocument => ({ id, merges: [], parted: [], partings: [] });

const withDecision = (document: MergesDocument | undefined, other: number, by?: OperatorDecision) =>
  (document?.merges ?? []).map(({ confirmed, ...merge }) =>
    merge.into === other ? { ...merge, ...(by && { confirmed: by }) } : { ...merge, ...(confirmed && { confirmed }) },
  );

const withoutMerge = (merges: readonly Merge[], other: number) => merges.filter(({ into }) => into !== other);
