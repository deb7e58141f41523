import { Injectable } from '@nestjs/common';
import { ReadModels, type Recorded } from '#libs/event-sourcing';
import { catalogue } from '#projections';

/** Hides from everybody what was recorded of events before their publishers made them private. The log itself keeps it. */
@Injectable()
export class Veil {
  constructor(private readonly readModels: ReadModels) {}

  /** The same facts in the same order; those that nobody may read any more say only which event they are about. */
  async over(facts: readonly Recorded[]): Promise<Recorded[]> {
    const ids = [...new Set(facts.filter(isOfEvent).map(({ data }) => data.id as number))];
    if (ids.length === 0) return [...facts];
    const documents = await this.readModels.getMany(catalogue, ids);
    const hiddenUpTo = new Map(ids.map((id, i) => [id, documents[i]?.hiddenUpTo]));
    return facts.map((fact) => (isOfEvent(fact) ? veiled(fact, hiddenUpTo.get(fact.data.id)) : fact));
  }
}

/** `hiddenUpTo`: a revision in the stream of the event. */
export const veiled = (fact: Recorded, hiddenUpTo = -1): Recorded =>
  fact.revision <= hiddenUpTo ? { ...fact, data: { id: fact.data.id } } : fact;

const isOfEvent = ({ stream }: Recorded) => stream.startsWith('event-');
