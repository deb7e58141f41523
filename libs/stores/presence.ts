import { setTimeout } from 'node:timers/promises';
import { StoreUnavailable } from '#libs/event-sourcing';

const ASK_AGAIN_MS = 1_000;

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
  private readonly closed = new AbortController();

  constructor(private readonly about: About) {}

  async asked<T>(work: () => Promise<T>): Promise<T> {
    if (this.state === 'lost' || this.closed.signal.aborted) throw this.unavailable();
    try {
      const answer = await (this.state === 'unknown' ? this.unlessClosed(work()) : work());
      this.state = 'there';
      return answer;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.lose();
      throw this.unavailable(error.cause);
    }
  }

  /** Asks whether it is there. Throws an Error with a sentence when it is, and will have none of us. */
  async greet(): Promise<void> {
    await this.asked(this.about.ask).catch((error: Error) => {
      if (error instanceof StoreUnavailable) return;
      throw new Error(`${this.about.name} at ${this.about.address} refuses us: ${error.message}`, { cause: error });
    });
  }

  /** Whoever waits for a server that is not there need not wait any longer. */
  giveUp() {
    if (this.state !== 'there') this.close();
  }

  close() {
    this.closed.abort();
  }

  private lose() {
    if (this.state === 'lost' || this.closed.signal.aborted) return;
    const wasThere = this.state === 'there';
    this.state = 'lost';
    this.about.tell.warn(`${this.named} does not answer${wasThere ? '.' : ': waiting for it.'}`);
    void this.askAgain(wasThere);
  }

  private async askAgain(wasThere: boolean) {
    const { ask, tell, rest = resting } = this.about;
    while (await rest(ASK_AGAIN_MS, this.closed.signal).then(yes, no)) {
      const isThere = await ask().then(yes, isAnswer);
      if (this.closed.signal.aborted) return;
      if (isThere) break;
      if (!wasThere) tell.warn(`${this.named} does not answer: waiting for it.`);
    }
    if (this.closed.signal.aborted) return;
    this.state = 'there';
    tell.log(`${this.named} answers${wasThere ? ' again' : ''}.`);
  }

  private get named() {
    return `${this.about.name} at ${this.about.address}`;
  }

  private unavailable(cause?: unknown) {
    return new StoreUnavailable(this.about.name, cause);
  }

  /** Only for what is asked at first: nothing would ever take back what each later question left with the signal. */
  private unlessClosed<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.closed;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(this.unavailable()), { once: true });
      work.then(resolve, reject);
    });
  }
}

const resting = (milliseconds: number, signal: AbortSignal) => setTimeout(milliseconds, undefined, { signal, ref: false });

const yes = () => true;
const no = () => false;

/** Who says no answers. */
const isAnswer = (error: unknown) => !(error instanceof StoreUnavailable);
