import { Injectable } from '@nestjs/common';
import type { MergeDeed, MergeFact } from '#libs/contracts';
import { catalogueEvent } from '#libs/domain';
import { decimalOf, EventStore, ReadModels, type Recorded } from '#libs/event-sourcing';
import { type MergesDocument, merges } from '#projections';
import { ActorNames } from '../accounts/actor-names';
import { RULES } from '../duplicates/duplicates';

/** What rules and operators have decided about an event and others, whichever of them it is recorded of. */
@Injectable()
export class EventMerges {
  constructor(
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly actors: ActorNames,
  ) {}

  /** About any of these, the first decided first. */
  async of(ids: readonly number[], at: string | undefined): Promise<MergeFact[]> {
    const known = await this.readModels.find(merges);
    const streams = new Set([...ids, ...known.filter((document) => mayConcern(document, ids)).map(({ id }) => id)]);
    const facts = (await Promise.all([...streams].map((id) => this.store.read(`${catalogueEvent.stream}-${id}`)))).flat();
    const meant = facts
      .filter((fact) => concerns(fact, ids) && (at === undefined || fact.metadata.time <= at))
      .sort((a, b) => (a.position < b.position ? -1 : 1));
    return Promise.all(meant.map((fact) => this.toldOf(fact)));
  }

  private async toldOf({ position, type, data, metadata }: Recorded): Promise<MergeFact> {
    const { id, rule, score, reason } = data;
    return {
      ...{ position: decimalOf(position), time: metadata.time, deed: DEEDS[type]!, event: id, other: otherIn(data) },
      ...(rule && { rule, score }),
      by: metadata.actor === RULES ? 'a rule' : await this.actors.of(metadata.actor),
      ...(reason && { reason }),
    };
  }
}

/** Of one that is merged with nothing any more it is not known what it was merged with. */
const mayConcern = ({ merges, partings }: MergesDocument, ids: readonly number[]): boolean =>
  merges.length + partings.length === 0 ||
  merges.some(({ into }) => ids.includes(into)) ||
  partings.some(({ from }) => ids.includes(from));

const concerns = ({ type, data }: Recorded, ids: readonly number[]): boolean =>
  Object.hasOwn(DEEDS, type) && (ids.includes(data.id) || ids.includes(otherIn(data)));

const otherIn = ({ into, from }: Recorded['data']): number => into ?? from;

const DEEDS: Readonly<Record<string, MergeDeed>> = {
  EventMerged: 'merged',
  EventUnmerged: 'unmerged',
  MergeConfirmed: 'confirmed',
  MergeReopened: 'reopened',
  EventParted: 'parted',
  EventUnparted: 'left to rules',
};
