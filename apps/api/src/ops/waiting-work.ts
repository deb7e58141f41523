import { Injectable } from '@nestjs/common';
import { isLagLate, type OpsWaiting, type ProjectionStanding, standingAlerts } from '#libs/contracts';
import { NotBuilt } from '#libs/event-sourcing';
import { Calendar } from '../events/calendar';
import { Clock } from '../settings/clock';
import { Sources, toldOf } from '../sources/sources';
import { Overview } from './projections/overview';
import { ReviewQueue } from './review/review-queue';

/** All that waits for an operator, of whatever kind. What is not built yet has nothing that waits. */
@Injectable()
export class WaitingWork {
  constructor(
    private readonly sources: Sources,
    private readonly queue: ReviewQueue,
    private readonly calendar: Calendar,
    private readonly overview: Overview,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<OpsWaiting> {
    const [sources, review, events, { projections, parked, aside }] = await Promise.all([
      orUntilBuilt(this.sources.all(), []),
      orUntilBuilt(this.queue.counts(), { suggestion: 0, report: 0, merge: 0 }),
      orUntilBuilt(this.calendar.events(), []),
      this.overview.look(),
    ]);
    const told = sources.map((known) => toldOf(known));
    const alerts = standingAlerts(events, this.clock.now(), this.clock.today());
    return {
      feedsInTrouble: told.filter(({ isTrouble, state }) => isTrouble && state !== 'held-back').length,
      heldLoads: told.filter(({ state }) => state === 'held-back').length,
      review,
      alerts: alerts.map(({ id, name }) => ({ id, name })),
      projectionsBehind: projections.filter(isBehind).length,
      parked: parked.length + aside.length,
    };
  }
}

const isBehind = ({ state, lag, isStalled, isFailing }: ProjectionStanding): boolean =>
  state === 'building' || isStalled || isFailing || isLagLate(lag);

const orUntilBuilt = async <T>(counted: Promise<T>, none: T): Promise<T> => {
  try {
    return await counted;
  } catch (error) {
    if (error instanceof NotBuilt) return none;
    throw error;
  }
};
