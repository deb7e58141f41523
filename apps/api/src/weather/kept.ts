import { type Notes, unlessUnavailable } from '#libs/event-sourcing';
import type { OutsideFailure } from '#libs/integrations';

const MINUTES = 60_000;
/** After the first failure; twice as long after each that follows. */
const FIRST_REST_MS = MINUTES;
const LONGEST_REST_MS = 30 * MINUTES;

export type Question<Said> = Readonly<{
  /** Of the note that outlives this process, and lets processes share an answer. */
  note: string;
  /** Whose answers these are: what was said elsewhere, or of elsewhere, is no answer. */
  identity: string;
  /** Is told what was said before. */
  ask: (before: Said | undefined) => Promise<Said>;
  freshMs: number;
  /** Older than this it is not told any more, whatever is wrong with whoever is asked. */
  trueMs: number;
  /** Hears that nobody answers, and that somebody does again. */
  tell: (sentence: string) => void;
}>;

/** What was said, and how many milliseconds ago. It is stale when it ought to be newer, and nobody answers. */
export type Answer<Said> = Readonly<{ said: Said; age: number; isStale: boolean }>;

type Noted<Said> = Readonly<{ of: string; at: number; said: Said }>;

/**
 * The answer of somebody far away, asked once for all who want to know, and kept while it is fresh. While nobody answers, the last
 * answer stands for as long as it may be true, and they are left alone for longer and longer.
 */
export class Kept<Said> {
  private known: Noted<Said> | undefined;
  private asking: Promise<void> | undefined;
  private failures = 0;
  private triedAt = 0;
  private restMs = 0;

  constructor(
    private readonly question: Question<Said>,
    private readonly notes: Notes,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Undefined when there is none that may be true. */
  async get(): Promise<Answer<Said> | undefined> {
    if (!this.isFresh()) {
      const asked = this.isRested() ? this.ask() : this.asking;
      // Whoever has an answer need not wait for one that will hardly come.
      if (this.failures === 0 || !this.isTrue()) await asked;
    }
    const { known } = this;
    return known && this.isTrue() ? { said: known.said, age: this.age(), isStale: !this.isFresh() } : undefined;
  }

  private ask(): Promise<void> {
    this.asking ??= this.askOnce().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  /** Whatever goes wrong is a failure of whoever was asked: no page is to break for the weather. */
  private async askOnce() {
    try {
      await this.recall();
      if (this.isFresh()) return this.answered();
      this.triedAt = this.now();
      const said = await this.question.ask(this.known?.said);
      this.known = { of: this.question.identity, at: this.now(), said };
      this.answered();
      await this.notes.put(this.question.note, this.known).catch(unlessUnavailable);
    } catch (error) {
      this.failed(error as Error);
    }
  }

  /** What another process was told meanwhile, or this one before it was started anew. */
  private async recall() {
    const noted = await this.notes.get<Noted<Said>>(this.question.note).catch(unlessUnavailable);
    if (noted?.of === this.question.identity && noted.at > (this.known?.at ?? 0)) this.known = noted;
  }

  private answered() {
    if (this.failures > 0) this.question.tell('answers again');
    this.failures = 0;
    this.restMs = 0;
  }

  private failed({ message, retryAfterSeconds = 0 }: Error & Pick<Partial<OutsideFailure>, 'retryAfterSeconds'>) {
    if (this.failures === 0) this.question.tell(message);
    this.restMs = Math.max(Math.min(FIRST_REST_MS * 2 ** this.failures, LONGEST_REST_MS), retryAfterSeconds * 1_000);
    this.failures += 1;
  }

  private isFresh() {
    return this.age() < this.question.freshMs;
  }

  private isTrue() {
    return this.age() < this.question.trueMs;
  }

  private isRested() {
    return Math.abs(this.now() - this.triedAt) >= this.restMs;
  }

  /** Also where the clock was put back meanwhile: nobody knows then how old it is. */
  private age() {
    return this.known === undefined ? Number.POSITIVE_INFINITY : Math.abs(this.now() - this.known.at);
  }
}
