import { Injectable } from '@nestjs/common';
import type { MergeAction, MergeFact } from '#libs/contracts';
import { catalogueEvent } from '#libs/domain';
import { EventStore, ReadModels, type Recorded, toDecimal } from '#libs/event-sourcing';
import { type MergesDocument, merges } from '#projections';
import { ActorNames } from '../accounts/actor-names';
import { RULES_ACTOR } from '../duplicates/duplicates';

@Injectable()
export class EventMerges {
  constructor(
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly actors: ActorNames,
  ) {}

  async of(ids: readonly number[], at: string | undefined): Promise<MergeFact[]> {
    const documents = await this.readModels.find(merges);
    const streams = new Set([...ids, ...documents.filter((document) => mayConcern(document, ids)).map(({ id }) => id)]);
    const facts = (await Promise.all([...streams].map((id) => this.store.read(`${catalogueEvent.stream}-${id}`)))).flat();
    const relevant = facts
      .filter((fact) => concerns(fact, ids) && (at === undefined || fact.metadata.time <= at))
      .sort((a, b) => (a.position < b.position ? -1 : 1));
    return Promise.all(relevant.map((fact) => this.toMergeFact(fact)));
  }

  private async toMergeFact({ position, type, data, metadata }: Recorded): Promise<MergeFact> {
    const { id, rule, score, reason } = data;
    return {
      ...{ position: toDecimal(position), time: metadata.time, deed: MERGE_DEEDS[type]!, event: id, other: otherEventIn(data) },
      ...(rule && { rule, score }),
      by: metadata.actor === RULES_ACTOR ? 'a rule' : await this.actors.of(metadata.actor),
      ...(reason && { reason }),
    };
  }
}

/** A document without merges does not say what it was merged with, so its stream has to be read. */
const mayConcern = ({ merges, partings }: MergesDocument, ids: readonly number[]): boolean =>
  merges.length + partings.length === 0 ||
  merges.some(({ into }) => ids.includes(into)) ||
  partings.some(({ from }) => ids.includes(from));

const concerns = ({ type, data }: Recorded, ids: readonly number[]): boolean =>
  Object.hasOwn(MERGE_DEEDS, type) && (ids.includes(data.id) || ids.includes(otherEventIn(data)));

const otherEventIn = ({ into, from }: Recorded['data']): number => into ?? from;

const MERGE_DEEDS: Readonly<Record<string, MergeAction>> = {
  EventMerged: 'merged',
  EventUnmerged: 'unmerged',
  MergeConfirmed: 'confirmed',
  MergeReopened: 'reopened',
  EventParted: 'parted',
  EventUnparted: 'left to rules',
};
