import { Injectable } from '@nestjs/common';
import type { Position } from '#libs/event-sourcing';
import type { LogStatus } from './log-status-reader';

const MAX_STALL_SECONDS = 15;

type ReadModel = LogStatus['projections'][number];

/** When this process first saw a read model at its position, and when it first saw it lag there. In seconds. */
type LagObservation = Readonly<{ position: Position; since: number; behindSince: number | undefined }>;

/** Compares observations by the system's clock, because the calendar's clock may be stopped. */
@Injectable()
export class StallDetector {
  private readonly observations = new Map<string, LagObservation>();

  findStalled({ head, projections }: LogStatus, now = performance.now() / 1_000): readonly ReadModel[] {
    return projections.filter((one) => {
      if (one.position === null) return false;
      const observation = this.observe(one.name, one.position, one.position < head, now);
      return isStalled(observation, one.lag.seconds, now);
    });
  }

  private observe(name: string, position: Position, isBehind: boolean, now: number): LagObservation {
    const before = this.observations.get(name);
    const [since, behindSince] = before?.position === position ? [before.since, before.behindSince] : [now, undefined];
    const observation = { position, since, behindSince: isBehind ? (behindSince ?? now) : undefined };
    this.observations.set(name, observation);
    return observation;
  }
}

/** `lagSeconds`, by the calendar's clock, may exceed what this process observed: the fact may be older. */
const isStalled = ({ since, behindSince }: LagObservation, lagSeconds: number, now: number) =>
  behindSince !== undefined && now - since > MAX_STALL_SECONDS && Math.max(lagSeconds, now - behindSince) > MAX_STALL_SECONDS;
