export class Deadline {
  private readonly controller = new AbortController();
  private readonly timers: NodeJS.Timeout[];
  readonly signal: AbortSignal;

  constructor(firstMs: number, wholeMs: number, callerSignal?: AbortSignal) {
    this.signal = callerSignal ? AbortSignal.any([this.controller.signal, callerSignal]) : this.controller.signal;
    this.timers = [firstMs, wholeMs].map((ms) => setTimeout(() => this.controller.abort(), ms));
  }

  get isOver(): boolean {
    return this.controller.signal.aborted;
  }

  markBegun() {
    clearTimeout(this.timers[0]);
  }

  clear() {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
