import { Injectable } from '@nestjs/common';
import { ReadModels } from '#libs/event-sourcing';
import { catalogue } from '#projections';
import { DerivedValue } from '../response-cache/derived-value';
import { loadSuccessors, type SuccessorOf } from './load-successors';
import { MergedEvents } from './merged-events';

@Injectable()
export class EventSuccessors {
  private readonly ofSource: DerivedValue<SuccessorOf>;

  constructor(
    readModels: ReadModels,
    private readonly mergedEvents: MergedEvents,
  ) {
    this.ofSource = new DerivedValue(readModels, [catalogue], () => loadSuccessors(readModels));
  }

  async createLookup(): Promise<(id: number) => number> {
    const [successorOf, mergedEvents] = [await this.ofSource.get(), await this.mergedEvents.byVersionId()];
    return (id) => {
      const last = successorOf(id);
      return mergedEvents.get(last)?.document.event.id ?? last;
    };
  }

  async successorsOf(ids: readonly number[]): Promise<number[]> {
    return [...new Set(ids.map(await this.createLookup()))];
  }
}
