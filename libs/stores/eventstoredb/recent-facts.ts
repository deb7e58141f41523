import type { LogPage, Position, Recorded } from '#libs/event-sourcing';

const MAX_FACTS = 1_000;
/** A larger fact is not kept, which bounds the memory of all. */
const MAX_BYTES = 16 * 1024;
/** Then the server is asked whether the subscription has missed anything. */
const MAX_SILENCE_MS = 15_000;

/** The end of the log as a subscription brings it, so that followers of the log need not read it from the server. */
export class RecentFacts {
  private facts: Recorded[] = [];
  private checkedAt = performance.now();

  /** Every fact after `completeAfter` is or will be received. */
  constructor(private completeAfter: Position) {}

  receive(fact: Recorded, bytes: number) {
    this.checkedAt = performance.now();
    if (bytes > MAX_BYTES) this.beginAfter(fact.position, []);
    else this.facts.push(fact);
    if (this.facts.length > MAX_FACTS) this.beginAfter(this.facts[MAX_FACTS / 2 - 1]!.position, this.facts.slice(MAX_FACTS / 2));
  }

  /** The server was asked for the end of the log. */
  markChecked() {
    this.checkedAt = performance.now();
  }

  /** Undefined if the server has to be asked, also where a fact up to `known` has not been received yet. */
  readAfter(after: Position, limit: number, known: Position): LogPage | undefined {
    const newest = this.facts.at(-1)?.position ?? this.completeAfter;
    if (after < this.completeAfter || newest < known || performance.now() - this.checkedAt > MAX_SILENCE_MS) return undefined;
    const begin = this.facts.findLastIndex(({ position }) => position <= after) + 1;
    const facts = this.facts.slice(begin, begin + limit);
    return { facts, position: facts.at(-1)?.position ?? after, isEnd: begin + facts.length === this.facts.length };
  }

  at(place: Position): Recorded | undefined {
    return this.facts.findLast(({ position }) => position === place);
  }

  private beginAfter(position: Position, facts: Recorded[]) {
    this.completeAfter = position;
    this.facts = facts;
  }
}
