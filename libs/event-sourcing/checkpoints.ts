import type { Token } from './leases';
import type { LogPlace } from './log-place';
import type { Position } from './message';

/** How far each reactor has processed one log. As durable as the log itself, because what was sent cannot be derived from it. */
export abstract class Checkpoints {
  abstract reactors(): Promise<readonly string[]>;

  /** Null until it has first been saved. */
  abstract get(reactor: string): Promise<LogPlace | null>;

  /**
   * Moves a reactor from `from` (null: it has no checkpoint) to `place`. Returns false, without writing, if its checkpoint is
   * not at `from`, `place` is before it, or a larger token was seen. A process that takes over first saves the checkpoint it
   * found under its own token, which shuts out the previous holder.
   */
  abstract save(reactor: string, from: Position | null, place: LogPlace, token: Token): Promise<boolean>;

  /** Parks a fact, replacing an earlier entry. Does nothing for a token smaller than one seen before. */
  abstract park(fact: ParkedFact, token: Token): Promise<void>;

  /** Returns false, without writing, if it is not parked any more or a larger token was seen. An operator's retry passes the largest token. */
  abstract updateParked(fact: ParkedFact, token: Token): Promise<boolean>;

  /** In log order. */
  abstract parked(): Promise<readonly ParkedFact[]>;

  abstract unpark(reactor: string, position: Position): Promise<void>;

  abstract close(): Promise<void>;
}

/** A fact that a reactor failed on, or that follows such a fact in its stream. */
export type ParkedFact = Readonly<{
  reactor: string;
  position: Position;
  stream: string;
  reason: string;
  attempts: number;
  /** Time of the next attempt in ms of the system clock, null if only an operator can retry. */
  due: number | null;
}>;
