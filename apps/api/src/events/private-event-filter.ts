import { Injectable } from '@nestjs/common';
import { ReadModels, type Recorded } from '#libs/event-sourcing';
import { catalogue } from '#projections';

/** Hides facts that were recorded before their event became private. The log keeps them. */
@Injectable()
export class PrivateEventFilter {
  constructor(private readonly readModels: ReadModels) {}

  /** Returns the same facts in the same order. Hidden ones contain only the event id. */
  async apply(facts: readonly Recorded[]): Promise<Recorded[]> {
    const ids = [...new Set(facts.filter(isOfEvent).map(({ data }) => data.id as number))];
    if (ids.length === 0) return [...facts];
    const documents = await this.readModels.getMany(catalogue, ids);
    const hiddenUpTo = new Map(ids.map((id, i) => [id, documents[i]?.hiddenUpTo]));
    return facts.map((fact) => (isOfEvent(fact) ? hidePrivateData(fact, hiddenUpTo.get(fact.data.id)) : fact));
  }
}

/** `hiddenUpTo` is a revision in the stream of the event. */
export const hidePrivateData = (fact: Recorded, hiddenUpTo = -1): Recorded =>
  fact.revision <= hiddenUpTo ? { ...fact, data: { id: fact.data.id } } : fact;

const isOfEvent = ({ stream }: Recorded) => stream.startsWith('event-');
