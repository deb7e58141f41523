import promises, { setImmediate } from 'node:timers/promises';
import { replaced } from './replaced';

/** One that fires when the clock is put forward. */
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
 * The clock of all timers that the program sets after it was installed: it follows the one on the wall until it is stopped, and
 * moves then as it is put forward. Sockets and other parts of Node keep their own.
 */
export class ServerClock {
  /** How many timers have fired, by where they were set. */
  readonly fired = new Map<string, number>();
  private readonly timers = new Set<Timer>();
  private readonly real = { setInterval, clearInterval, clearTimeout, now: performance.now.bind(performance) };
  private readonly restore: (() => void)[] = [];
  /** Whole milliseconds: nothing is lost where they are summed up. */
  private passed = 0;
  private following: NodeJS.Timeout | undefined;

  install() {
    const [monotonic, date] = [performance.now(), Date.now()];
    const clear = (timer: unknown) => {
      if (!this.timers.delete(timer as Timer)) this.real.clearTimeout(timer as NodeJS.Timeout);
    };
    this.restore.push(
      replaced(globalThis, {
        setTimeout: this.setting(false),
        setInterval: this.setting(true),
        clearTimeout: clear,
        clearInterval: clear,
      }),
      replaced(promises, { setTimeout: after }),
      replaced(performance, { now: () => monotonic + this.passed }),
      replaced(Date, { now: () => date + this.passed }),
    );
    this.follow();
  }

  follow() {
    const ahead = this.passed - this.real.now();
    this.following = this.real.setInterval(() => this.fireUntil(Math.floor(this.real.now() + ahead)), 1);
  }

  async stop() {
    this.real.clearInterval(this.following);
    await atRest();
  }

  /** Timers fire one after the other, each when what the one before has begun has come to rest. */
  async pass(milliseconds: number) {
    const end = this.passed + milliseconds;
    for (let next = this.next(end); next; next = this.next(end)) {
      this.fire(next);
      await atRest();
    }
    this.passed = end;
  }

  uninstall() {
    this.real.clearInterval(this.following);
    for (const one of this.restore) one();
  }

  private setting(repeats: boolean) {
    return (work: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) => {
      const now = () => this.passed;
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
    for (let next = this.next(end); next; next = this.next(end)) this.fire(next);
    this.passed = end;
  }

  /** Of those that are due at once, the one that was set first. */
  private next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }

  private fire(timer: Timer) {
    this.passed = Math.max(this.passed, timer.at);
    if (timer.repeats) timer.refresh();
    else this.timers.delete(timer);
    this.fired.set(timer.setIn, (this.fired.get(timer.setIn) ?? 0) + 1);
    timer.work();
  }
}

/** As `setTimeout` of `node:timers/promises`. */
const after = <T>(milliseconds: number, value: T, { signal }: { signal?: AbortSignal } = {}) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => resolve(value), milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Turns of the loop in which what a timer has begun goes on, where it waits for nothing else. */
const TURNS = 3;

const atRest = async () => {
  for (let turn = 0; turn < TURNS; turn++) await setImmediate();
};

/** The file that asks for a timer. */
const fileIn = (stack: string) => /\/((?:apps|libs|node_modules)\/[^:)]+)/.exec(stack)?.[1] ?? 'elsewhere';
