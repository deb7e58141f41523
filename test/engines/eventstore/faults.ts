/** The same for the same seed. Each is a share of calls: 0.1 is one call in ten. */
export type Faults = Readonly<{
  seed: number;
  /** The append is recorded. */
  lostAnswers?: number;
  /** Not recorded, as by a server that starts or stops. */
  refusals?: number;
  /** Subscribers that are dropped as too slow, whether they are or not. */
  drops?: number;
  brokenReads?: number;
  restarts?: number;
  /** System events that the server writes between the events of clients. */
  gossip?: number;
  notReady?: number;
}>;

type FaultName = Exclude<keyof Faults, 'seed' | 'notReady'>;

export class FaultGenerator {
  private state: number;

  constructor(private readonly faults: Faults) {
    this.state = faults.seed >>> 0;
  }

  happens(fault: FaultName): boolean {
    return this.nextNumber() < (this.faults[fault] ?? 0);
  }

  /** From 0 to 1 (mulberry32). */
  nextNumber(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
}
