import type { EventStore } from '../event-store';
import { FlawList, type Flaws } from '../flaw-list';
import { BEGINNING, type Position } from '../message';
import { type ChainLink, type LogChain, linksBetween } from './log-chain';
import { firstSeal, headAfter, sealOf } from './seal';

export type RecordedHead = Readonly<{ position: Position; head: string }>;

/** Numbers of facts: `before` the chain begins, `sealed` up to `head`, `behind` the newest seal. */
export type ChainReport = Flaws &
  Readonly<{
    begins: Position;
    head: RecordedHead;
    before: number;
    sealed: number;
    behind: number;
  }>;

export type OnLinksRead = (links: readonly ChainLink[]) => void;

/** Recomputes every seal up to `end` and reports differences, also from `recordedHeads`. `onChecked` gets each batch of links. */
export const checkChain = async (
  { store, chain }: Readonly<{ store: EventStore; chain: LogChain }>,
  recordedHeads: readonly RecordedHead[] = [],
  end?: Position,
  onChecked: OnLinksRead = () => {},
): Promise<ChainReport> => {
  const [begins, newest] = [await chain.begins(), await chain.head()];
  const until = end ?? (await store.head());
  const checking = new ChainCheck(firstSeal(newest.logId, begins), begins, [newest, ...recordedHeads]);
  for await (const links of linksBetween(chain, BEGINNING, until)) {
    for (const link of links) checking.take(link);
    onChecked(links);
  }
  return checking.end(until);
};

export class ChainCheck {
  private readonly flaws = new FlawList();
  private readonly recordedHeads: Map<Position, string>;
  private storedSeal: string;
  private computedSeal: string;
  private head: RecordedHead;
  private texts: string[] = [];
  /** Index of the flaw about the newest page, while it is open whether its seal is what was changed. */
  private doubtfulFlaw: number | undefined;
  private unsealedBefore = 0;
  private isBeginDoubted = false;
  private sealed = 0;

  constructor(
    first: string,
    private readonly begins: Position,
    recordedHeads: readonly RecordedHead[] = [],
  ) {
    this.head = { position: begins, head: first };
    this.storedSeal = first;
    this.computedSeal = first;
    this.recordedHeads = new Map(recordedHeads.map(({ position, head }) => [position, head]));
    this.compareRecordedHead(this.head);
  }

  take({ position, text, seal, flaw }: ChainLink) {
    if (flaw) this.flaws.add(`The fact at position ${BigInt(position)} ${flaw}.`);
    if (position <= this.begins) {
      this.unsealedBefore += 1;
      if (seal !== null) this.reportMovedBegin(position);
      return;
    }
    this.texts.push(text);
    if (seal !== null) this.close({ position, head: seal });
    else if (this.recordedHeads.has(position))
      this.compareRecordedHead({ position, head: headAfter(this.storedSeal, this.texts) });
  }

  end(until: Position): ChainReport {
    for (const position of this.recordedHeads.keys())
      this.flaws.addOfWholeLog(
        position > until
          ? `The log ends at position ${BigInt(until)}: facts up to ${BigInt(position)}, where its head was taken, are missing.`
          : `There is no fact at position ${BigInt(position)}, where a head was taken: this is another log, or facts are missing.`,
      );
    const { begins, head, unsealedBefore: before, sealed } = this;
    return { begins, head, before, sealed, behind: this.texts.length, ...this.flaws.all() };
  }

  private close(now: RecordedHead) {
    const byKept = sealOf(this.storedSeal, this.texts);
    const byCameOut = this.computedSeal === this.storedSeal ? byKept : sealOf(this.computedSeal, this.texts);
    const doubtful = this.doubtfulFlaw;
    this.doubtfulFlaw = undefined;
    if (now.head !== byKept) {
      if (now.head === byCameOut) this.reportChangedSeal(doubtful);
      else this.doubtfulFlaw = this.flaws.add(this.factName(now.position));
    }
    this.storedSeal = now.head;
    this.computedSeal = now.head === byCameOut ? now.head : byKept;
    this.sealed += this.texts.length;
    this.texts = [];
    this.head = now;
    this.compareRecordedHead(now);
  }

  /** Facts before the chain have no seals. Reported once, because later seals then say nothing. */
  private reportMovedBegin(position: Position) {
    if (this.isBeginDoubted) return;
    this.isBeginDoubted = true;
    this.flaws.add(
      `The chain claims to begin after position ${BigInt(this.begins)}, but facts up to ${BigInt(position)} are sealed: its beginning was changed.`,
    );
  }

  /** The facts of the page before are intact, so the next page continues from its computed seal, not from the stored one. */
  private reportChangedSeal(flawIndex: number | undefined) {
    if (flawIndex !== undefined)
      this.flaws.replace(
        flawIndex,
        `The seal at position ${BigInt(this.head.position)} was changed; the facts it covers were not.`,
      );
  }

  private factName(position: Position): string {
    const { texts, head } = this;
    const where = `after position ${BigInt(head.position)} and up to ${BigInt(position)}`;
    return texts.length === 1
      ? `${factNameIn(texts[0]!)} at position ${BigInt(position)} does not match its seal: it was changed, or a fact ${where} is missing.`
      : `The ${texts.length} facts ${where} do not match their seal: some were changed, are missing, or were moved.`;
  }

  private compareRecordedHead({ position, head }: RecordedHead) {
    const recordedHead = this.recordedHeads.get(position);
    this.recordedHeads.delete(position);
    if (recordedHead !== undefined && recordedHead !== head)
      this.flaws.add(
        `The head at position ${BigInt(position)} differs from the one taken before: the log up to there was changed, and its chain with it.`,
      );
  }
}

const factNameIn = (text: string): string => {
  try {
    const { stream, revision } = JSON.parse(text);
    return `Revision ${revision} of '${stream}'`;
  } catch {
    return 'The fact';
  }
};
