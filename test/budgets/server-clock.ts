import promises, { setImmediate } from 'node:timers/promises';
import { replaceMethods } from './replace-methods';

class Timer {
  dueAt = 0;

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
    this.dueAt = this.now() + this.milliseconds;
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
 * For timers that are set after `install`. They follow real time until `stop`, then only `advance` moves them. Sockets and other
 * parts of Node keep their own timers.
 */
export class ServerClock {
  /** By the file that set them. */
  readonly firedCounts = new Map<string, number>();
  private readonly timers = new Set<Timer>();
  private readonly realTimers = { setInterval, clearInterval, clearTimeout, now: performance.now.bind(performance) };
  private readonly restore: (() => void)[] = [];
  /** Whole milliseconds keep sums exact. */
  private elapsed = 0;
  private interval: NodeJS.Timeout | undefined;

  install() {
    const [monotonic, date] = [performance.now(), Date.now()];
    const clear = (timer: unknown) => {
      if (!this.timers.delete(timer as Timer)) this.realTimers.clearTimeout(timer as NodeJS.Timeout);
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
    const ahead = this.elapsed - this.realTimers.now();
    this.interval = this.realTimers.setInterval(() => this.fireUntil(Math.floor(this.realTimers.now() + ahead)), 1);
  }

  async stop() {
    this.realTimers.clearInterval(this.interval);
    await waitUntilIdle();
  }

  /** Timers fire one after another, each when the work of the one before is at rest. */
  async advance(milliseconds: number) {
    const end = this.elapsed + milliseconds;
    for (let next = this.nextDue(end); next; next = this.nextDue(end)) {
      this.fire(next);
      await waitUntilIdle();
    }
    this.elapsed = end;
  }

  uninstall() {
    this.realTimers.clearInterval(this.interval);
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
        callerFileOf(new Error().stack!),
      );
      this.timers.add(timer);
      return timer;
    };
  }

  private fireUntil(end: number) {
    for (let next = this.nextDue(end); next; next = this.nextDue(end)) this.fire(next);
    this.elapsed = end;
  }

  /** Of several at the same time, the one that was set first. */
  private nextDue(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (timer.dueAt <= end && (!first || timer.dueAt < first.dueAt)) first = timer;
    return first;
  }

  private fire(timer: Timer) {
    this.elapsed = Math.max(this.elapsed, timer.dueAt);
    if (timer.repeats) timer.refresh();
    else this.timers.delete(timer);
    this.firedCounts.set(timer.setIn, (this.firedCounts.get(timer.setIn) ?? 0) + 1);
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

/** The work of a timer may take so many if it waits for nothing else. */
const MAX_EVENT_LOOP_TURNS = 3;

const waitUntilIdle = async () => {
  for (let turn = 0; turn < MAX_EVENT_LOOP_TURNS; turn++) await setImmediate();
};

const callerFileOf = (stack: string) => /\/((?:apps|libs|node_modules)\/[^:)]+)/.exec(stack)?.[1] ?? 'elsewhere';
