import type { Checkpoints, ParkedFact } from './checkpoints';
import { passesByItself } from './errors';
import type { EventStore } from './event-store';
import type { Token } from './leases';
import type { Recorded } from './message';
import { beginningOf, type Place, placeOf } from './place';
import type { Shown } from './streams';
import type { Held, Work } from './worker';

const PAGE = 100;
/** How often it is kept how far nothing concerned a reactor: that only saves reading it again. */
const KEEP_MS = 250;
/** The waits between them double: an outage of some minutes passes by itself. */
const ATTEMPTS = 10;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = FIRST_WAIT_MS * 2 ** (ATTEMPTS - 2);

/**
 * What follows from a fact outside its stream: a further command, a message sent. It learns of all that was ever recorded, and
 * may be called again for the same fact after a crash, so it issues only commands that change nothing the second time, or asks what it has sent.
 */
export type Reactor = Readonly<{
  name: string;
  on: Readonly<Record<string, (event: Recorded) => Promise<void>>>;
}>;

/** What of its work only one may do at a time. */
export const reactorLease = (reactor: string) => `reactor ${reactor}`;

/**
 * Leads one reactor along the log; every fact reaches it after the read models show that fact. One that it fails on is put
 * aside with what follows in its stream, and tried again later and later; all others go on.
 */
export class Reaction implements Work {
  readonly leases: readonly [string];
  private token: Token | undefined;
  /** How far nothing concerned it, beyond the place that is kept. */
  private passed: Place | undefined;
  private keptAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly store: EventStore,
    private readonly checkpoints: Checkpoints,
    private readonly readSide: Shown,
    private readonly reactor: Reactor,
    private readonly now = () => Date.now(),
  ) {
    this.leases = [reactorLease(reactor.name)];
  }

  async step(held: Held): Promise<boolean> {
    const token = held.get(this.leases[0])!;
    const place = await this.begun(token);
    return place ? (await this.triedAgain(place, token)) || (await this.further(place, token)) : false;
  }

  /** Where it is, kept once under our token: each time waits for the disk. Null when somebody else has taken over. */
  private async begun(token: Token): Promise<Place | null> {
    const kept = await this.checkpoints.get(this.reactor.name);
    if (kept && token === this.token) return kept;
    const place = kept ?? beginningOf(await this.store.id());
    if (!(await this.checkpoints.save(this.reactor.name, kept?.position ?? null, place, token))) return null;
    this.token = token;
    this.passed = undefined;
    this.keptAt = performance.now();
    return place;
  }

  /** Asked before each act: whoever was frozen meanwhile finds a larger token, and does nothing. */
  private isOurs(place: Place, token: Token, now = place) {
    this.keptAt = performance.now();
    return this.checkpoints.save(this.reactor.name, place.position, now, token);
  }

  /** True when one that was put aside is dealt with. */
  private async triedAgain(place: Place, token: Token): Promise<boolean> {
    const parked = await this.parked();
    const due = parked.find(({ due, stream, position }) => {
      return due !== null && this.isDue(due) && !parked.some((one) => one.stream === stream && one.position < position);
    });
    const event = due && (await this.store.at(due.position));
    if (!due || !event || !(await this.readSide.shows(due.position)) || !(await this.isOurs(place, token))) return false;
    const failure = await this.failureOf(event);
    // Unless an operator let it be meanwhile: then it stays forgotten.
    if (failure) await this.checkpoints.parkAgain(this.later(event, failure, due.attempts + 1), token);
    else await this.checkpoints.unpark(due.reactor, due.position);
    return failure === undefined;
  }

  /**
   * Keeps where it is before each act, so that only one can be repeated, and after the last: each time waits for the disk. What
   * does not concern it is passed by, and kept now and then.
   */
  private async further(place: Place, token: Token): Promise<boolean> {
    const begin = this.passed && this.passed.position > place.position ? this.passed : place;
    const { events } = await this.store.readAll(begin.position, PAGE);
    const log = await this.store.id();
    let [kept, at, hasActed] = [place, begin, false];
    for (const event of events) {
      if (Object.hasOwn(this.reactor.on, event.type)) {
        const isShown = await this.readSide.shows(event.position);
        if (!(await this.isOurs(kept, token, at)) || !isShown) return false;
        [kept, hasActed] = [at, true];
        await this.reactTo(event, token);
      }
      at = placeOf(log, event);
    }
    this.passed = at;
    const isDue = hasActed || performance.now() - this.keptAt >= KEEP_MS;
    if (isDue && at.position !== kept.position && !(await this.isOurs(kept, token, at))) return false;
    return events.length > 0;
  }

  private async reactTo(event: Recorded, token: Token) {
    const parked = (await this.parked()).filter(({ stream }) => stream === event.stream);
    // Put aside already, by who was stopped before they could go on.
    if (parked.some(({ position }) => position === event.position)) return;
    const [before] = parked;
    const failure = before ? `It stands behind fact ${BigInt(before.position)}.` : await this.failureOf(event);
    if (failure) await this.checkpoints.park(this.later(event, failure, before ? 0 : 1), token);
  }

  private async failureOf(event: Recorded): Promise<string | undefined> {
    try {
      await this.reactor.on[event.type]?.(event);
      return undefined;
    } catch (error) {
      // No fault of the fact: it is tried again when the store is back, or the read model is there.
      if (passesByItself(error)) throw error;
      return String(error);
    }
  }

  /** What would be due later than anything is put off was put off before the clock was set back. */
  private isDue(due: number) {
    return due <= this.now() || due > this.now() + LONGEST_WAIT_MS;
  }

  private later({ position, stream }: Recorded, reason: string, attempts: number): ParkedFact {
    const due = attempts < ATTEMPTS ? this.now() + (attempts && FIRST_WAIT_MS * 2 ** (attempts - 1)) : null;
    return { reactor: this.reactor.name, position, stream, reason, attempts, due };
  }

  private async parked() {
    return (await this.checkpoints.parked()).filter(({ reactor }) => reactor === this.reactor.name);
  }
}
