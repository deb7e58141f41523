import { ignoreUnavailable, type Notes } from '#libs/event-sourcing';
import type { HttpFailure } from '#libs/integrations';

const MINUTE_MS = 60_000;
const FIRST_BACKOFF_MS = MINUTE_MS;
const MAX_BACKOFF_MS = 30 * MINUTE_MS;

export type CachedCallOptions<Value> = Readonly<{
  note: string;
  /** Identifies service and place; a note of another one is ignored. */
  identity: string;
  call: (before: Value | undefined) => Promise<Value>;
  freshMs: number;
  /** An older result is not used, even if the service fails. */
  maxAgeMs: number;
  onStateChange: (sentence: string) => void;
}>;

/** `age` in milliseconds. `isStale`: it should be newer, but the service fails. */
export type CachedResult<Value> = Readonly<{ value: Value; age: number; isStale: boolean }>;

/** Stored: its field names stay. */
type CacheNote<Value> = Readonly<{ of: string; at: number; said: Value }>;

/** While the service fails, the last result is used until it is too old, and retries back off. */
export class CachedCall<Value> {
  private lastNote: CacheNote<Value> | undefined;
  private pendingCall: Promise<void> | undefined;
  private failures = 0;
  private triedAt = 0;
  private backoffMs = 0;

  constructor(
    private readonly options: CachedCallOptions<Value>,
    private readonly notes: Notes,
    private readonly now: () => number = () => Date.now(),
  ) {}

  async get(): Promise<CachedResult<Value> | undefined> {
    if (!this.isFresh()) {
      const pending = this.isRetryDue() ? this.callShared() : this.pendingCall;
      // With a usable result callers do not wait for a failing service.
      if (this.failures === 0 || !this.isUsable()) await pending;
    }
    const { lastNote: note } = this;
    return note && this.isUsable() ? { value: note.said, age: this.age(), isStale: !this.isFresh() } : undefined;
  }

  private callShared(): Promise<void> {
    this.pendingCall ??= this.callOnce().finally(() => {
      this.pendingCall = undefined;
    });
    return this.pendingCall;
  }

  /** Any error counts as a failure of the service: no page may break because of it. */
  private async callOnce() {
    try {
      await this.readNote();
      if (this.isFresh()) return this.recordSuccess();
      this.triedAt = this.now();
      const value = await this.options.call(this.lastNote?.said);
      this.lastNote = { of: this.options.identity, at: this.now(), said: value };
      this.recordSuccess();
      await this.notes.put(this.options.note, this.lastNote).catch(ignoreUnavailable);
    } catch (error) {
      this.recordFailure(error as Error);
    }
  }

  private async readNote() {
    const storedNote = await this.notes.get<CacheNote<Value>>(this.options.note).catch(ignoreUnavailable);
    if (storedNote?.of === this.options.identity && storedNote.at > (this.lastNote?.at ?? 0)) this.lastNote = storedNote;
  }

  private recordSuccess() {
    if (this.failures > 0) this.options.onStateChange('answers again');
    this.failures = 0;
    this.backoffMs = 0;
  }

  private recordFailure({ message, retryAfterSeconds = 0 }: Error & Pick<Partial<HttpFailure>, 'retryAfterSeconds'>) {
    if (this.failures === 0) this.options.onStateChange(message);
    this.backoffMs = Math.max(Math.min(FIRST_BACKOFF_MS * 2 ** this.failures, MAX_BACKOFF_MS), retryAfterSeconds * 1_000);
    this.failures += 1;
  }

  private isFresh() {
    return this.age() < this.options.freshMs;
  }

  private isUsable() {
    return this.age() < this.options.maxAgeMs;
  }

  private isRetryDue() {
    return Math.abs(this.now() - this.triedAt) >= this.backoffMs;
  }

  /** Absolute, because the clock may have been set back. */
  private age() {
    return this.lastNote === undefined ? Number.POSITIVE_INFINITY : Math.abs(this.now() - this.lastNote.at);
  }
}
