import type { Position, Recorded } from '../message';

/**
 * What all facts up to a position, and their order, come to: 64 hex digits. Where it is written down elsewhere, nobody can change
 * a fact up to there, in the log or in its chain, so that this comes out again.
 */
export type ChainHead = Readonly<{ logId: string; position: Position; head: string }>;

/**
 * A fact as it is sealed: its text, and behind the last one of a page the seal of that page, of what was sealed before it and of
 * these texts. `said` is where its text goes on behind where it stands; `flaw` says, behind a name for the fact, in what it
 * contradicts its place; `fact` is there where it was read as one.
 */
export type Link = Readonly<{
  position: Position;
  text: string;
  seal: string | null;
  said?: number;
  flaw?: string;
  fact?: Recorded;
}>;
export type LinkPage = Readonly<{ links: readonly Link[]; position: Position; isEnd: boolean }>;

/** The hash chain over a log. */
export abstract class LogChain {
  /** Of a log that has its chain within, over all its facts, sealed or not; beside a log, over those that are sealed. */
  abstract head(): Promise<ChainHead>;

  /** The position behind which facts are sealed: `BEGINNING`, or where the log ended when its chain was begun. */
  abstract begins(): Promise<Position>;

  /** Facts after a position, in log order, with the seals among them. */
  abstract links(after: Position, limit: number): Promise<LinkPage>;

  /** Seals every fact that is not sealed yet, and answers the head. */
  abstract seal(): Promise<ChainHead>;

  /** Seals what is recorded from now on a moment later, as far as appends don't do it, and what was left; returns how to stop. */
  abstract follow(): () => void;

  abstract close(): Promise<void>;
}

const PAGE = 1_000;

/** The links of a chain after a position and up to another, many at once. */
export async function* linksBetween(
  chain: LogChain,
  after: Position,
  until: Position,
): AsyncGenerator<readonly Link[], undefined> {
  for (let page = { position: after, isEnd: false }; !page.isEnd && page.position < until; ) {
    const { links, ...next } = await chain.links(page.position, PAGE);
    yield next.position > until ? links.filter(({ position }) => position <= until) : links;
    page = next;
  }
}
