import type { Position, Recorded } from '../message';

/** A hash (64 hex digits) of all facts up to a position: recorded elsewhere, it reveals every change up to there. */
export type ChainHead = Readonly<{ logId: string; position: Position; head: string }>;

/**
 * `text` is the line of the fact, with its content from `contentStart`. `seal` is set behind the last fact of a page and covers
 * the seal before and the texts of the page. `flaw` says how the fact contradicts its position; `fact` is set if it was parsed.
 */
export type ChainLink = Readonly<{
  position: Position;
  text: string;
  seal: string | null;
  contentStart?: number;
  flaw?: string;
  fact?: Recorded;
}>;
export type ChainLinkPage = Readonly<{ links: readonly ChainLink[]; position: Position; isEnd: boolean }>;

export abstract class LogChain {
  /** For a chain stored within the log: over all facts, sealed or not. For one beside the log: over the sealed facts. */
  abstract head(): Promise<ChainHead>;

  /** The position after which facts are sealed: `BEGINNING`, or the end of the log when the chain was created. */
  abstract begins(): Promise<Position>;

  abstract links(after: Position, limit: number): Promise<ChainLinkPage>;

  abstract seal(): Promise<ChainHead>;

  /** Seals new facts shortly after they are recorded, where appends do not, and those left before. Returns how to stop. */
  abstract follow(): () => void;

  abstract close(): Promise<void>;
}

const LINKS_PER_PAGE = 1_000;

export async function* linksBetween(
  chain: LogChain,
  after: Position,
  until: Position,
): AsyncGenerator<readonly ChainLink[], undefined> {
  for (let page = { position: after, isEnd: false }; !page.isEnd && page.position < until; ) {
    const { links, ...next } = await chain.links(page.position, LINKS_PER_PAGE);
    yield next.position > until ? links.filter(({ position }) => position <= until) : links;
    page = next;
  }
}
