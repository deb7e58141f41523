import type { ProjectionsOverview } from '#libs/contracts';
import { NotBuilt } from '#libs/event-sourcing';
import type { Sources } from '../../sources/sources';
import type { ReviewQueue } from '../review/review-queue';

const MAX_AGE_MS = 5_000;

type TabCounts = Pick<ProjectionsOverview, 'feedsInTrouble' | 'toReview'>;

export class TabCounter {
  private last: Readonly<{ at: number; counts: TabCounts }> | undefined;

  constructor(
    private readonly sources: Sources,
    private readonly queue: ReviewQueue,
  ) {}

  async counts(at: number): Promise<TabCounts> {
    if (this.last && at - this.last.at < MAX_AGE_MS) return this.last.counts;
    const [all, waiting] = await Promise.all([
      this.sources.all().catch(emptyUntilBuilt),
      this.queue.counts().catch(emptyUntilBuilt),
    ]);
    const counts = {
      feedsInTrouble: all.filter(({ status }) => status.isTrouble).length,
      toReview: Object.values(waiting).reduce((sum, count) => sum + count, 0),
    };
    this.last = { at, counts };
    return counts;
  }
}

const emptyUntilBuilt = (error: unknown): readonly [] => {
  if (error instanceof NotBuilt) return [];
  throw error;
};
