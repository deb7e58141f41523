import type { Token } from './leases';
import type { Position } from './message';
import type { Place } from './place';

/** How far each reactor has come in one log. Kept as safely as the log itself: what was sent can never be worked out again. */
export abstract class Checkpoints {
  /** Those that have a place, by name. */
  abstract reactors(): Promise<readonly string[]>;

  /** Null before its first fact. */
  abstract get(reactor: string): Promise<Place | null>;

  /**
   * Moves a reactor on to `place`, if it still is at `from` and nobody with a larger token was here. Answers false, having
   * written nothing, when it is not: somebody else has taken over. Who takes over saves where he finds it under his own
   * token first, and keeps out who held the lease before.
   */
  abstract save(reactor: string, from: Position | null, place: Place, token: Token): Promise<boolean>;

  /** Puts a fact aside, in place of what was noted of it before. Does nothing for who was here under a smaller token. */
  abstract park(fact: ParkedFact, token: Token): Promise<void>;

  /**
   * Notes something else of a fact that still is put aside. Answers false, having written nothing, when it is not: it was reacted
   * to meanwhile, or an operator let it be.
   */
  abstract parkAgain(fact: ParkedFact, token: Token): Promise<boolean>;

  /** In log order. */
  abstract parked(): Promise<readonly ParkedFact[]>;

  /** Forgets that a fact was put aside: it was reacted to. */
  abstract unpark(reactor: string, position: Position): Promise<void>;

  abstract close(): Promise<void>;
}

/** A fact that a reactor failed on, or that stands behind such a one in its stream. */
export type ParkedFact = Readonly<{
  reactor: string;
  position: Position;
  stream: string;
  reason: string;
  attempts: number;
  /** Milliseconds of the system's clock; null once nobody tries again by themselves. */
  due: number | null;
}>;
