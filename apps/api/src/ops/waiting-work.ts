import { Injectable } from '@nestjs/common';
import { activeAlerts, isLagLate, type OpsPendingWork, type ProjectionStatus } from '#libs/contracts';
import { NotBuilt } from '#libs/event-sourcing';
import { Calendar } from '../events/calendar';
import { Clock } from '../settings/clock';
import { Sources, toOpsSource } from '../sources/sources';
import { ProjectionOverview } from './projections/projection-overview';
import { ReviewQueue } from './review/review-queue';

/** A read model that is not built yet counts as empty. */
@Injectable()
export class WaitingWork {
  constructor(
    private readonly sources: Sources,
    private readonly queue: ReviewQueue,
    private readonly calendar: Calendar,
    private readonly overview: ProjectionOverview,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<OpsPendingWork> {
    const [sources, review, events, { projections, parked, aside }] = await Promise.all([
      fallbackUntilBuilt(this.sources.all(), []),
      fallbackUntilBuilt(this.queue.counts(), { suggestion: 0, report: 0, merge: 0 }),
      fallbackUntilBuilt(this.calendar.events(), []),
      this.overview.sampleAndRead(),
    ]);
    const opsSources = sources.map((knownSource) => toOpsSource(knownSource));
    const alerts = activeAlerts(events, this.clock.now(), this.clock.today());
    return {
      feedsInTrouble: opsSources.filter(({ isTrouble, state }) => isTrouble && state !== 'held-back').length,
      heldLoads: opsSources.filter(({ state }) => state === 'held-back').length,
      review,
      alerts: alerts.map(({ id, name }) => ({ id, name })),
      projectionsBehind: projections.filter(isBehind).length,
      parked: parked.length + aside.length,
    };
  }
}

const isBehind = ({ state, lag, isStalled, isFailing }: ProjectionStatus): boolean =>
  state === 'building' || isStalled || isFailing || isLagLate(lag);

const fallbackUntilBuilt = async <T>(counted: Promise<T>, none: T): Promise<T> => {
  try {
    return await counted;
  } catch (error) {
    if (error instanceof NotBuilt) return none;
    throw error;
  }
};
