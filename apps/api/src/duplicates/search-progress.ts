import { Injectable } from '@nestjs/common';
import type { Day } from '#libs/contracts';
import { EventStore, isPlaceInLog, type LogPlace, Notes, type Position, placeAt } from '#libs/event-sourcing';
import { RELEASE } from '../settings/release';
import { affectsDuplicates } from './affects-duplicates';

const FACTS_PER_PAGE = 1_000;

const NOTE = 'duplicates';

type SearchNote = LogPlace & Readonly<{ day: Day; release: string }>;

@Injectable()
export class SearchProgress {
  constructor(
    private readonly store: EventStore,
    private readonly notes: Notes,
  ) {}

  /** True if no search would find anything: nothing that matters was recorded since the last one, on the same day. */
  async isUpToDate(today: Day): Promise<boolean> {
    const last = await this.notes.get<SearchNote>(NOTE);
    const isOfToday = last?.day === today && last.release === RELEASE;
    return isOfToday && (await isPlaceInLog(this.store, last)) && !(await this.hasRelevantFacts(last.position));
  }

  async save(position: Position, day: Day): Promise<void> {
    await this.notes.put(NOTE, { ...(await placeAt(this.store, position)), day, release: RELEASE } satisfies SearchNote);
  }

  private async hasRelevantFacts(after: Position): Promise<boolean> {
    for (let [position, isEnd] = [after, false]; !isEnd; ) {
      const page = await this.store.readAll(position, FACTS_PER_PAGE);
      if (page.facts.some(affectsDuplicates)) return true;
      [position, isEnd] = [page.position, page.isEnd];
    }
    return false;
  }
}
