import type { EventStore } from '../event-store';
import { BEGINNING, type Position } from '../message';
import { type Link, type LogChain, linksBetween } from './log-chain';
import { firstSeal, headBehind, sealOf } from './seal';

/** Flaws that are told; where there are more, most have one cause. */
const TOLD = 1_000;

/** A head that was written down elsewhere. */
export type KnownHead = Readonly<{ position: Position; head: string }>;

/**
 * `sealed` facts stand behind `begins` and up to `head`, `before` it those that were recorded without a chain, and `behind` the
 * newest seal those that are not sealed yet. `flaws` are sentences.
 */
export type CheckedChain = Readonly<{
  begins: Position;
  head: KnownHead;
  before: number;
  sealed: number;
  behind: number;
  flaws: readonly string[];
}>;

export type OnChecked = (links: readonly Link[]) => void;

/**
 * Works out every seal of a log, up to an `end` or where it ends now, anew, and tells where it is not what was sealed; and whether `known`
 * heads come out. `onChecked` is given what was read, so that what else is to be looked at is read once.
 */
export const checkChain = async (
  { store, chain }: Readonly<{ store: EventStore; chain: LogChain }>,
  known: readonly KnownHead[] = [],
  end?: Position,
  onChecked: OnChecked = () => {},
): Promise<CheckedChain> => {
  const [begins, newest] = [await chain.begins(), await chain.head()];
  const until = end ?? (await store.head());
  const checking = new ChainCheck(firstSeal(newest.logId, begins), begins, [newest, ...known]);
  for await (const links of linksBetween(chain, BEGINNING, until)) {
    for (const link of links) checking.take(link);
    onChecked(links);
  }
  return checking.end(until);
};

/** Takes the facts of a log, or of a copy of it, one after another, and tells what is wrong with their seals. */
export class ChainCheck {
  private readonly flaws: string[] = [];
  private readonly wanted: Map<Position, string>;
  /** The newest seal: as it is kept, and as it came out where that is another. */
  private kept: string;
  private cameOut: string;
  private head: KnownHead;
  private texts: string[] = [];
  /** Which of the flaws is about the newest page, while its seal may be what was changed. */
  private doubtful: number | undefined;
  private before = 0;
  private isBeginDoubted = false;
  private sealed = 0;

  constructor(
    first: string,
    private readonly begins: Position,
    known: readonly KnownHead[] = [],
  ) {
    this.head = { position: begins, head: first };
    this.kept = first;
    this.cameOut = first;
    this.wanted = new Map(known.map(({ position, head }) => [position, head]));
    this.meet(this.head);
  }

  take({ position, text, seal, flaw }: Link) {
    if (flaw) this.add(`The fact at position ${BigInt(position)} ${flaw}.`);
    if (position <= this.begins) {
      this.before += 1;
      if (seal !== null) this.beginWasMoved(position);
      return;
    }
    this.texts.push(text);
    if (seal !== null) this.close({ position, head: seal });
    else if (this.wanted.has(position)) this.meet({ position, head: headBehind(this.kept, this.texts) });
  }

  end(until: Position): CheckedChain {
    for (const position of this.wanted.keys())
      this.add(
        position > until
          ? `The log ends at position ${BigInt(until)}: what stood up to ${BigInt(position)} when its head was taken is missing.`
          : `No fact stands at position ${BigInt(position)}, where a head was taken: this is not the log that it was of, or some of it is missing.`,
      );
    const { begins, head, before, sealed, flaws } = this;
    return { begins, head, before, sealed, behind: this.texts.length, flaws };
  }

  private close(now: KnownHead) {
    const byKept = sealOf(this.kept, this.texts);
    const byCameOut = this.cameOut === this.kept ? byKept : sealOf(this.cameOut, this.texts);
    const doubtful = this.doubtful;
    this.doubtful = undefined;
    if (now.head !== byKept) {
      if (now.head === byCameOut) this.sealWasChanged(doubtful);
      else this.doubtful = this.add(this.told(now.position));
    }
    this.kept = now.head;
    this.cameOut = now.head === byCameOut ? now.head : byKept;
    this.sealed += this.texts.length;
    this.texts = [];
    this.head = now;
    this.meet(now);
  }

  /** Nothing is sealed where there was no chain yet. Told once: the seals behind it say nothing more. */
  private beginWasMoved(position: Position) {
    if (this.isBeginDoubted) return;
    this.isBeginDoubted = true;
    this.add(
      `The chain is said to begin behind position ${BigInt(this.begins)}, and what stands up to ${BigInt(position)} is sealed: where it begins was changed.`,
    );
  }

  /** The page before is as it was: this one follows on what came out for it, not on what is kept. */
  private sealWasChanged(told: number | undefined) {
    if (told !== undefined)
      this.flaws[told] = `The seal at position ${BigInt(this.head.position)} was changed; the facts that it is for were not.`;
  }

  private told(position: Position): string {
    const { texts, head } = this;
    const where = `behind position ${BigInt(head.position)} and up to ${BigInt(position)}`;
    return texts.length === 1
      ? `${nameIn(texts[0]!)} at position ${BigInt(position)} is not what was sealed: it was changed, or something ${where} is missing.`
      : `What stands ${where} (${texts.length} facts) is not what was sealed: some of it was changed, is missing, or stands elsewhere.`;
  }

  private meet({ position, head }: KnownHead) {
    const wanted = this.wanted.get(position);
    this.wanted.delete(position);
    if (wanted !== undefined && wanted !== head)
      this.add(
        `The head at position ${BigInt(position)} is another than was taken there: the log was changed up to there, and its chain with it.`,
      );
  }

  /** Answers where it stands among those that are told, if it does. */
  private add(flaw: string): number | undefined {
    return this.flaws.length < TOLD ? this.flaws.push(flaw) - 1 : undefined;
  }
}

const nameIn = (text: string): string => {
  try {
    const { stream, revision } = JSON.parse(text);
    return `Revision ${revision} of '${stream}'`;
  } catch {
    return 'What stands';
  }
};
