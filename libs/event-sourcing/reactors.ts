import type { Checkpoints, ParkedFact } from './checkpoints';
import { isTransient } from './errors';
import type { EventStore } from './event-store';
import type { HeldLeases } from './lease-keeper';
import type { Token } from './leases';
import { type LogPlace, logPlaceOf, startOfLog } from './log-place';
import type { LogWork } from './log-worker';
import type { Recorded } from './message';
import type { ReadModelConsistency } from './streams';

const FACTS_PER_PAGE = 100;
/** Saving the checkpoint for irrelevant facts only avoids reading them again. */
const SAVE_INTERVAL_MS = 1_000;
/** Waits double, which covers an outage of some minutes. */
const MAX_ATTEMPTS = 10;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = FIRST_WAIT_MS * 2 ** (MAX_ATTEMPTS - 2);

/** Issues commands or sends messages for facts. It gets all facts, after a crash one again perhaps: it must be idempotent. */
export type Reactor = Readonly<{
  name: string;
  on: Readonly<Record<string, (event: Recorded) => Promise<void>>>;
}>;

export const reactorLease = (reactor: string) => `reactor ${reactor}`;

/**
 * A fact reaches the reactor after the read models contain it. A fact that fails is parked together with later ones of its
 * stream, and retried with growing pauses; other streams go on.
 */
export class ReactorRunner implements LogWork {
  readonly leases: readonly [string];
  private token: Token | undefined;
  /** The last irrelevant fact, beyond the saved checkpoint. */
  private passedCheckpoint: LogPlace | undefined;
  private savedAt = Number.NEGATIVE_INFINITY;
  /** The next attempt of a parked fact, by `now`. */
  private retryAt = Number.POSITIVE_INFINITY;
  /** The last step could not go on, and must be tried again soon. */
  private isBlocked = false;

  constructor(
    private readonly store: EventStore,
    private readonly checkpoints: Checkpoints,
    private readonly readSide: ReadModelConsistency,
    private readonly reactor: Reactor,
    private readonly now = () => Date.now(),
  ) {
    this.leases = [reactorLease(reactor.name)];
  }

  async step(heldLeases: HeldLeases): Promise<boolean> {
    const token = heldLeases.get(this.leases[0])!;
    this.isBlocked = true;
    const place = await this.takeOver(token);
    return place ? (await this.retryParked(place, token)) || (await this.processNextPage(place, token)) : false;
  }

  untilDue(): number {
    return this.isBlocked ? 0 : this.retryAt - this.now();
  }

  /** Saved once, under the own token, because each save waits for the disk. Null if another process has taken over. */
  private async takeOver(token: Token): Promise<LogPlace | null> {
    const checkpoint = await this.checkpoints.get(this.reactor.name);
    if (checkpoint && token === this.token) return checkpoint;
    const place = checkpoint ?? startOfLog(await this.store.id());
    if (!(await this.checkpoints.save(this.reactor.name, checkpoint?.position ?? null, place, token))) return null;
    this.token = token;
    this.passedCheckpoint = undefined;
    this.savedAt = performance.now();
    return place;
  }

  /** Called before each action: a process that was frozen meanwhile finds a larger token and stops. */
  private saveCheckpoint(place: LogPlace, token: Token, now = place) {
    this.savedAt = performance.now();
    return this.checkpoints.save(this.reactor.name, place.position, now, token);
  }

  private async retryParked(place: LogPlace, token: Token): Promise<boolean> {
    const parked = await this.parked();
    this.retryAt = Math.min(...parked.map(({ due }) => due ?? Number.POSITIVE_INFINITY));
    const dueFact = parked.find(({ due, stream, position }) => {
      return due !== null && this.isDue(due) && !parked.some((one) => one.stream === stream && one.position < position);
    });
    const event = dueFact && (await this.store.at(dueFact.position));
    if (!dueFact || !event || !(await this.readSide.shows(dueFact.position)) || !(await this.saveCheckpoint(place, token)))
      return false;
    const failure = await this.failureOf(event);
    // If an operator skipped it meanwhile, it stays removed.
    if (failure) await this.checkpoints.updateParked(this.toParkedFact(event, failure, dueFact.attempts + 1), token);
    else await this.checkpoints.unpark(dueFact.reactor, dueFact.position);
    return failure === undefined;
  }

  /** Saves the checkpoint before each action, so that at most one is repeated. Irrelevant facts are saved only at intervals. */
  private async processNextPage(place: LogPlace, token: Token): Promise<boolean> {
    const begin = this.passedCheckpoint && this.passedCheckpoint.position > place.position ? this.passedCheckpoint : place;
    const { facts } = await this.store.readAll(begin.position, FACTS_PER_PAGE);
    const log = await this.store.id();
    let [checkpoint, at, hasActed] = [place, begin, false];
    for (const event of facts) {
      if (Object.hasOwn(this.reactor.on, event.type)) {
        const isShown = await this.readSide.shows(event.position);
        if (!(await this.saveCheckpoint(checkpoint, token, at)) || !isShown) return false;
        [checkpoint, hasActed] = [at, true];
        await this.reactTo(event, token);
      }
      at = logPlaceOf(log, event);
    }
    this.passedCheckpoint = at;
    const isDue = hasActed || performance.now() - this.savedAt >= SAVE_INTERVAL_MS;
    if (isDue && at.position !== checkpoint.position && !(await this.saveCheckpoint(checkpoint, token, at))) return false;
    this.isBlocked = false;
    return facts.length > 0;
  }

  private async reactTo(event: Recorded, token: Token) {
    const parked = (await this.parked()).filter(({ stream }) => stream === event.stream);
    // Parked already before a process was interrupted.
    if (parked.some(({ position }) => position === event.position)) return;
    const [before] = parked;
    const failure = before ? `It stands behind fact ${BigInt(before.position)}.` : await this.failureOf(event);
    if (failure) await this.checkpoints.park(this.toParkedFact(event, failure, before ? 0 : 1), token);
  }

  private async failureOf(event: Recorded): Promise<string | undefined> {
    try {
      await this.reactor.on[event.type]?.(event);
      return undefined;
    } catch (error) {
      // A transient error is not the fault of the fact: it is retried when the store or read model is back.
      if (isTransient(error)) throw error;
      return String(error);
    }
  }

  /** A time further away than the longest wait comes from before the clock was set back. */
  private isDue(due: number) {
    return due <= this.now() || due > this.now() + MAX_WAIT_MS;
  }

  private toParkedFact({ position, stream }: Recorded, reason: string, attempts: number): ParkedFact {
    const due = attempts < MAX_ATTEMPTS ? this.now() + (attempts && FIRST_WAIT_MS * 2 ** (attempts - 1)) : null;
    return { reactor: this.reactor.name, position, stream, reason, attempts, due };
  }

  private async parked() {
    return (await this.checkpoints.parked()).filter(({ reactor }) => reactor === this.reactor.name);
  }
}
