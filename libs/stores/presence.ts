import { setTimeout } from 'node:timers/promises';
import { StoreBusy, StoreUnavailable } from '#libs/event-sourcing';

const ASK_AGAIN_MS = 1_000;
/** For so long somebody waits who only wants to know whether it is there: a start, and who asks whether we are ready. */
const SILENCE_MS = 2_000;
/** A return that lasts so long is told. Where only reading works, the next command finds out before. */
const HELD_MS = 10_000;

/** What operators are told: with how a server is lost or missing something is wrong, with its return nothing is any more. */
export type Tell = Readonly<{ warn: (sentence: string) => void; log: (sentence: string) => void }>;

type About = Readonly<{
  /** As `StoreUnavailable` names it. */
  name: string;
  /** Where it should be, without anybody's password. */
  address: string;
  /** The least that it can be asked. */
  ask: () => Promise<unknown>;
  tell: Tell;
  rest?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}>;

/**
 * Whether a server is there. Its adapter has patience with it; once that has come to its end nobody else spends any, and
 * whoever asks is refused at once until the server answers again. Its loss is told once, and so is its return; one that was
 * never there is named again and again, for somebody waits for a start.
 */
export class Presence {
  private state: 'unknown' | 'there' | 'lost' = 'unknown';
  private losses = 0;
  /** Its loss was told, and its return not yet. */
  private isMissed = false;
  private asking: Promise<unknown> | undefined;
  private readonly closed = new AbortController();

  constructor(private readonly about: About) {}

  get name() {
    return this.about.name;
  }

  async asked<T>(work: () => Promise<T>): Promise<T> {
    if (this.state === 'lost' || this.closed.signal.aborted) throw this.unavailable();
    const { losses } = this;
    try {
      const answer = await work();
      if (this.state === 'unknown') this.state = 'there';
      return answer;
    } catch (error) {
      if (!this.isLoss(error)) throw error;
      // Who had asked before a loss has nothing to tell of what came after it.
      if (this.losses === losses) this.lose();
      throw this.unavailable(error.cause);
    }
  }

  /** Asks whether it is there, for a moment. Throws an Error with a sentence when it is, and will have none of us. */
  async greet(): Promise<void> {
    const greeted = this.asked(() => this.ask()).then(yes, (error: Error) => {
      if (error instanceof StoreUnavailable) return true;
      throw new Error(`${this.named} refuses us: ${error.message}`, { cause: error });
    });
    if (!(await this.soon(greeted))) this.lose();
  }

  /** Whether it answers within a moment. */
  async isThere(): Promise<boolean> {
    return this.soon(this.asked(() => this.ask()).then(yes, isAnswer));
  }

  /** Whoever waits for a server that is not there need not wait any longer. */
  giveUp() {
    if (this.state !== 'there') this.close();
  }

  close() {
    this.closed.abort();
  }

  /** What another store does not do, and what so many of us keep it from, tells nothing of this one. */
  private isLoss(error: unknown): error is StoreUnavailable {
    return error instanceof StoreUnavailable && !(error instanceof StoreBusy) && error.store === this.name;
  }

  private lose() {
    if (this.state === 'lost' || this.closed.signal.aborted) return;
    const wasThere = this.state === 'there';
    this.state = 'lost';
    this.losses += 1;
    if (!this.isMissed) this.about.tell.warn(wasThere ? `${this.named} does not answer.` : this.waiting);
    this.isMissed = true;
    void this.askAgain(wasThere);
  }

  private async askAgain(wasThere: boolean) {
    while (await this.rested(ASK_AGAIN_MS)) {
      if (await this.soon(this.ask().then(yes, isAnswer))) return this.comeBack(wasThere);
      if (!wasThere && !this.closed.signal.aborted) this.about.tell.warn(this.waiting);
    }
  }

  private async comeBack(wasThere: boolean) {
    this.state = 'there';
    const { losses } = this;
    if (wasThere) await this.rested(HELD_MS);
    if (this.losses !== losses || this.closed.signal.aborted) return;
    this.isMissed = false;
    this.about.tell.log(`${this.named} answers${wasThere ? ' again' : ''}.`);
  }

  /** One question for all who want to know. */
  private ask(): Promise<unknown> {
    this.asking ??= this.about.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  /** False where there is no answer in time. */
  private async soon(answer: Promise<boolean>): Promise<boolean> {
    const answered = new AbortController();
    const silence = this.rested(SILENCE_MS, answered.signal).then(no);
    return Promise.race([answer, silence]).finally(() => answered.abort());
  }

  /** False where it was broken off. */
  private rested(milliseconds: number, brokenOff?: AbortSignal): Promise<boolean> {
    const { rest = resting } = this.about;
    const { signal } = this.closed;
    return rest(milliseconds, brokenOff ? AbortSignal.any([signal, brokenOff]) : signal).then(yes, no);
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

const resting = (milliseconds: number, signal: AbortSignal) => setTimeout(milliseconds, undefined, { signal, ref: false });

const yes = () => true;
const no = () => false;

/** Who says no answers. */
const isAnswer = (error: unknown) => !(error instanceof StoreUnavailable);
