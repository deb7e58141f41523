import promises, { setImmediate } from 'node:timers/promises';
import { replaceMethods } from './replace-methods';

/** A timer that fires when the clock moves. */
class Timer {
  at = 0;

  constructor(
    private readonly now: () => number,
    readonly work: () => void,
    private readonly milliseconds: number,
    readonly repeats: boolean,
    readonly setIn: string,
  ) {
    this.refresh();
  }

  refresh() {
    this.at = this.now() + this.milliseconds;
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
}

/**
 * The clock of all timers that are set after it was installed. It follows real time until `stop`, and then moves by `pass`. Sockets
 * and other parts of Node keep their own timers.
 */
export class ServerClock {
  /** The number of timers that have fired, by the file that set them. */
  readonly fired = new Map<string, number>();
  private readonly timers = new Set<Timer>();
  private readonly real = { setInterval, clearInterval, clearTimeout, now: performance.now.bind(performance) };
  private readonly restore: (() => void)[] = [];
  /** Whole milliseconds, so that sums are exact. */
  private elapsed = 0;
  private interval: NodeJS.Timeout | undefined;

  install() {
    const [monotonic, date] = [performance.now(), Date.now()];
    const clear = (timer: unknown) => {
      if (!this.timers.delete(timer as Timer)) this.real.clearTimeout(timer as NodeJS.Timeout);
    };
    this.restore.push(
      replaceMethods(globalThis, {
        setTimeout: this.timerFunction(false),
        setInterval: this.timerFunction(true),
        clearTimeout: clear,
        clearInterval: clear,
      }),
      replaceMethods(promises, { setTimeout: promisedTimeout }),
      replaceMethods(performance, { now: () => monotonic + this.elapsed }),
      replaceMethods(Date, { now: () => date + this.elapsed }),
    );
    this.follow();
  }

  follow() {
    const ahead = this.elapsed - this.real.now();
    this.interval = this.real.setInterval(() => this.fireUntil(Math.floor(this.real.now() + ahead)), 1);
  }

  async stop() {
    this.real.clearInterval(this.interval);
    await untilAtRest();
  }

  /** Moves the clock. Timers fire one after another, each when what the one before began is at rest. */
  async pass(milliseconds: number) {
    const end = this.elapsed + milliseconds;
    for (let next = this.nextDue(end); next; next = this.nextDue(end)) {
      this.fire(next);
      await untilAtRest();
    }
    this.elapsed = end;
  }

  uninstall() {
    this.real.clearInterval(this.interval);
    for (const one of this.restore) one();
  }

  private timerFunction(repeats: boolean) {
    return (work: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) => {
      const now = () => this.elapsed;
      const timer = new Timer(
        now,
        () => work(...values),
        Math.max(1, Math.ceil(milliseconds)),
        repeats,
        fileIn(new Error().stack!),
      );
      this.timers.add(timer);
      return timer;
    };
  }

  private fireUntil(end: number) {
    for (let next = this.nextDue(end); next; next = this.nextDue(end)) this.fire(next);
    this.elapsed = end;
  }

  /** The timer that is due next; of several at the same time, the one that was set first. */
  private nextDue(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }

  private fire(timer: Timer) {
    this.elapsed = Math.max(this.elapsed, timer.at);
    if (timer.repeats) timer.refresh();
    else this.timers.delete(timer);
    this.fired.set(timer.setIn, (this.fired.get(timer.setIn) ?? 0) + 1);
    timer.work();
  }
}

/** Like `setTimeout` of `node:timers/promises`. */
const promisedTimeout = <T>(milliseconds: number, value: T, { signal }: { signal?: AbortSignal } = {}) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => resolve(value), milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Turns of the event loop that the work of a timer may take, where it waits for nothing else. */
const TURNS = 3;

const untilAtRest = async () => {
  for (let turn = 0; turn < TURNS; turn++) await setImmediate();
};

/** The file that sets a timer, from the stack of that call. */
const fileIn = (stack: string) => /\/((?:apps|libs|node_modules)\/[^:)]+)/.exec(stack)?.[1] ?? 'elsewhere';
