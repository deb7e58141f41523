import type { ProjectionsOverview } from '#libs/contracts';
import { NotBuilt } from '#libs/event-sourcing';
import type { Sources } from '../../sources/sources';
import type { ReviewQueue } from '../review/review-queue';

/** They are counted no more often: whoever looks is told each second. */
const REST_MS = 5_000;

type Counts = Pick<ProjectionsOverview, 'feedsInTrouble' | 'toReview'>;

/** What waits in the other tabs, as they count it. */
export class OtherTabs {
  private last: Readonly<{ at: number; counts: Counts }> | undefined;

  constructor(
    private readonly sources: Sources,
    private readonly queue: ReviewQueue,
  ) {}

  async counts(at: number): Promise<Counts> {
    if (this.last && at - this.last.at < REST_MS) return this.last.counts;
    const [all, waiting] = await Promise.all([
      this.sources.all().catch(noneUntilBuilt),
      this.queue.counts().catch(noneUntilBuilt),
    ]);
    const counts = {
      feedsInTrouble: all.filter(({ standing }) => standing.isTrouble).length,
      toReview: Object.values(waiting).reduce((sum, count) => sum + count, 0),
    };
    this.last = { at, counts };
    return counts;
  }
}

const noneUntilBuilt = (error: unknown): readonly [] => {
  if (error instanceof NotBuilt) return [];
  throw error;
};
