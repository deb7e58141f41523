import { Injectable } from '@nestjs/common';
import type { Position } from '#libs/event-sourcing';
import type { Standing } from './standings';

/** How long a read model may be behind the log before it has to be seen catching up. */
const MAX_STALL_SECONDS = 15;

type ReadModel = Standing['projections'][number];

/** When this process first saw a read model at its position, and when first behind the log there, in seconds. */
type Sighting = Readonly<{ position: Position; since: number; behindSince: number | undefined }>;

/**
 * Tells read models that catch up from those that do not. It lasts from look to look, and by the system's clock: the clock of
 * the calendar may be stopped.
 */
@Injectable()
export class CatchUp {
  private readonly sightings = new Map<string, Sighting>();

  /** Those that have been behind the log for more than 15 seconds without moving. `now` is in seconds and never goes back. */
  stalled({ head, projections }: Standing, now = performance.now() / 1_000): readonly ReadModel[] {
    return projections.filter((one) => {
      if (one.position === null) return false;
      const sighting = this.see(one.name, one.position, one.position < head, now);
      return isStalled(sighting, one.lag.seconds, now);
    });
  }

  private see(name: string, position: Position, isBehind: boolean, now: number): Sighting {
    const before = this.sightings.get(name);
    const [since, behindSince] = before?.position === position ? [before.since, before.behindSince] : [now, undefined];
    const sighting = { position, since, behindSince: isBehind ? (behindSince ?? now) : undefined };
    this.sightings.set(name, sighting);
    return sighting;
  }
}

/** `lagSeconds` by the clock of the calendar may be more than what this process has seen: the first fact may be older. */
const isStalled = ({ since, behindSince }: Sighting, lagSeconds: number, now: number) =>
  behindSince !== undefined && now - since > MAX_STALL_SECONDS && Math.max(lagSeconds, now - behindSince) > MAX_STALL_SECONDS;
