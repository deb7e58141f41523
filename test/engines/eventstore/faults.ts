/**
 * What goes wrong on the way to a server and back, the same for the same seed. Of the shares, 0.1 is one call in ten.
 */
export type Faults = Readonly<{
  seed: number;
  /** Recorded, but the answer is lost. */
  lostAnswers?: number;
  /** Not recorded, and refused as a server does that is going down or coming up. */
  refusals?: number;
  /** Subscribers that are told that they are too slow, whether they are or not. */
  drops?: number;
  /** Reads that break off in the middle. */
  brokenReads?: number;
  /** Appends in whose middle the server goes down, before or after it has recorded them, and comes back where it was. */
  restarts?: number;
  /** Facts about itself that the server writes between those of others. */
  gossip?: number;
  /** Calls that it is not ready for after each start. */
  notReady?: number;
}>;

type Share = Exclude<keyof Faults, 'seed' | 'notReady'>;

/** Which of the faults happens now. */
export class Mishaps {
  private state: number;

  constructor(private readonly faults: Faults) {
    this.state = faults.seed >>> 0;
  }

  happens(fault: Share): boolean {
    return this.number() < (this.faults[fault] ?? 0);
  }

  /** From 0 to 1: mulberry32. */
  number(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
}
