import { setTimeout } from 'node:timers/promises';
import { StoreBusy, StoreUnavailable } from '#libs/event-sourcing';

const POLL_INTERVAL_MS = 1_000;
/** For callers that only want to know whether the server is there: a start and the readiness check. */
const PROBE_TIMEOUT_MS = 2_000;
/** A server back for this long is reported as back. If only reads work, the next command finds out before. */
const STABLE_AFTER_MS = 10_000;

/** Messages for operators: `warn` when a server is lost or missing, `log` when it is back. */
export type Reporter = Readonly<{ warn: (sentence: string) => void; log: (sentence: string) => void }>;

type WatchedServer = Readonly<{
  /** The name that StoreUnavailable uses. */
  name: string;
  /** Without a password. */
  address: string;
  /** The cheapest call. */
  ask: () => Promise<unknown>;
  reporter: Reporter;
  rest?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}>;

/**
 * Once an adapter's retries fail, other calls are refused at once until the server answers. A loss and a return are reported
 * once, a server that was never there repeatedly, because a start waits for it.
 */
export class ServerWatch {
  private state: 'unknown' | 'there' | 'lost' = 'unknown';
  private losses = 0;
  private isMissed = false;
  private request: Promise<unknown> | undefined;
  private readonly closeController = new AbortController();

  constructor(private readonly about: WatchedServer) {}

  get name() {
    return this.about.name;
  }

  async track<T>(work: () => Promise<T>): Promise<T> {
    if (this.state === 'lost' || this.closeController.signal.aborted) throw this.unavailable();
    const { losses } = this;
    try {
      const answer = await work();
      if (this.state === 'unknown') this.state = 'there';
      return answer;
    } catch (error) {
      if (!this.isLoss(error)) throw error;
      // A call that began before a loss says nothing about the time after it.
      if (this.losses === losses) this.lose();
      throw this.unavailable(error.cause);
    }
  }

  /** Calls the server, with a short time limit. Throws an Error with a sentence if it refuses this process. */
  async greet(): Promise<void> {
    const greeted = this.track(() => this.ask()).then(returnTrue, (error: Error) => {
      if (error instanceof StoreUnavailable) return true;
      throw new Error(`${this.named} refuses the connection: ${error.message}`, { cause: error });
    });
    if (!(await this.soon(greeted))) this.lose();
  }

  async isThere(): Promise<boolean> {
    return this.soon(this.track(() => this.ask()).then(returnTrue, isServerAnswer));
  }

  stopWaiting() {
    if (this.state !== 'there') this.close();
  }

  close() {
    this.closeController.abort();
  }

  /** Errors of another store, and too many concurrent calls, say nothing about this server. */
  private isLoss(error: unknown): error is StoreUnavailable {
    return error instanceof StoreUnavailable && !(error instanceof StoreBusy) && error.store === this.name;
  }

  private lose() {
    if (this.state === 'lost' || this.closeController.signal.aborted) return;
    const wasThere = this.state === 'there';
    this.state = 'lost';
    this.losses += 1;
    if (!this.isMissed) this.about.reporter.warn(wasThere ? `${this.named} does not answer.` : this.waiting);
    this.isMissed = true;
    void this.askAgain(wasThere);
  }

  private async askAgain(wasThere: boolean) {
    while (await this.rested(POLL_INTERVAL_MS)) {
      if (await this.soon(this.ask().then(returnTrue, isServerAnswer))) return this.comeBack(wasThere);
      if (!wasThere && !this.closeController.signal.aborted) this.about.reporter.warn(this.waiting);
    }
  }

  private async comeBack(wasThere: boolean) {
    this.state = 'there';
    const { losses } = this;
    if (wasThere) await this.rested(STABLE_AFTER_MS);
    if (this.losses !== losses || this.closeController.signal.aborted) return;
    this.isMissed = false;
    this.about.reporter.log(`${this.named} answers${wasThere ? ' again' : ''}.`);
  }

  private ask(): Promise<unknown> {
    this.request ??= this.about.ask().finally(() => {
      this.request = undefined;
    });
    return this.request;
  }

  private async soon(answer: Promise<boolean>): Promise<boolean> {
    const answered = new AbortController();
    const silence = this.rested(PROBE_TIMEOUT_MS, answered.signal).then(returnFalse);
    return Promise.race([answer, silence]).finally(() => answered.abort());
  }

  private rested(milliseconds: number, brokenOff?: AbortSignal): Promise<boolean> {
    const { rest = pause } = this.about;
    const { signal } = this.closeController;
    return rest(milliseconds, brokenOff ? AbortSignal.any([signal, brokenOff]) : signal).then(returnTrue, returnFalse);
  }

  private get named() {
    return `${this.name} at ${this.about.address}`;
  }

  private get waiting() {
    return `${this.named} does not answer: waiting for it.`;
  }

  private unavailable(cause?: unknown) {
    return new StoreUnavailable(this.name, cause, `${this.named} does not answer`);
  }
}

const pause = (milliseconds: number, signal: AbortSignal) => setTimeout(milliseconds, undefined, { signal, ref: false });

const returnTrue = () => true;
const returnFalse = () => false;

/** A refusal is an answer. */
const isServerAnswer = (error: unknown) => !(error instanceof StoreUnavailable);
