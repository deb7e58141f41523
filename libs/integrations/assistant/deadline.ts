/** Ends what somebody waits for: when it has not begun in time, when it takes too long, and when nobody waits any longer. */
export class Deadline {
  private readonly over = new AbortController();
  private readonly timers: NodeJS.Timeout[];
  readonly signal: AbortSignal;

  /** In milliseconds. */
  constructor(first: number, whole: number, stopped?: AbortSignal) {
    this.signal = stopped ? AbortSignal.any([this.over.signal, stopped]) : this.over.signal;
    this.timers = [first, whole].map((patience) => setTimeout(() => this.over.abort(), patience));
  }

  get isOver(): boolean {
    return this.over.signal.aborted;
  }

  hasBegun() {
    clearTimeout(this.timers[0]);
  }

  end() {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
