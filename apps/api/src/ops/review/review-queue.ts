import { Injectable } from '@nestjs/common';
import { REVIEW_KINDS, REVIEW_PAGE, type ReviewKind, type ReviewPage } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { reports, suggestions } from '#projections';
import { Pairs } from '../../duplicates/pairs';
import { Clock } from '../../settings/clock';
import { type Entry, ReviewItems } from './review-items';

/** How long what was decided can be looked at and undone here, in days. */
const DECIDED_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1_000;

type Wanted = Readonly<{ kind?: ReviewKind | undefined; after?: string | undefined }>;

/** All that waits for an operator as one queue, and what was decided lately. Only what stands on a page is opened. */
@Injectable()
export class ReviewQueue {
  constructor(
    private readonly readModels: ReadModels,
    private readonly pairs: Pairs,
    private readonly clock: Clock,
    private readonly items: ReviewItems,
  ) {}

  /** The oldest first. */
  async open({ kind, after }: Wanted): Promise<ReviewPage> {
    const waiting = await this.waiting();
    const entries = waiting.filter((entry) => kind === undefined || entry.kind === kind);
    return this.page(entries, waiting, (key) => after === undefined || key > after);
  }

  /** The last one first. */
  async decided({ kind, after }: Wanted): Promise<ReviewPage> {
    const since = new Date(Date.parse(this.clock.now()) - DECIDED_DAYS * DAY_MS).toISOString();
    const entries = (await this.lately()).filter((entry) => entry.at >= since && (kind === undefined || entry.kind === kind));
    return this.page(entries.toReversed(), await this.waiting(), (key) => after === undefined || key < after);
  }

  /** How much waits, of each kind. */
  async counts(): Promise<Record<ReviewKind, number>> {
    return countsOf(await this.waiting());
  }

  private async page(
    entries: readonly Entry[],
    waiting: readonly Entry[],
    isBehind: (key: string) => boolean,
  ): Promise<ReviewPage> {
    const rest = entries.filter((entry) => isBehind(keyOf(entry)));
    const shown = rest.slice(0, REVIEW_PAGE);
    return {
      items: await this.items.of(shown),
      waiting: countsOf(waiting),
      ...(rest.length > shown.length && { next: keyOf(shown.at(-1)!) }),
    };
  }

  private async waiting(): Promise<Entry[]> {
    const [suggested, reported, merged] = await Promise.all([
      this.readModels.find(suggestions, { state: { eq: 'open' } }),
      this.readModels.find(reports, { state: { eq: 'open' } }),
      this.pairs.waiting(),
    ]);
    return [
      ...suggested.map((known) => ({ kind: 'suggestion' as const, at: known.suggestedAt, known })),
      ...reported.map((known) => ({ kind: 'report' as const, at: known.reportedAt, known })),
      ...merged.map((known) => ({ kind: 'merge' as const, at: known.at, known })),
    ].sort(byKey);
  }

  private async lately(): Promise<Entry[]> {
    const [suggested, reported, merged] = await Promise.all([
      this.readModels.find(suggestions, { state: { in: ['accepted', 'rejected'] } }),
      this.readModels.find(reports, { state: { eq: 'closed' } }),
      this.pairs.decided(),
    ]);
    return [
      ...suggested.map((known) => ({ kind: 'suggestion' as const, at: known.decidedAt ?? known.suggestedAt, known })),
      ...reported.map((known) => ({ kind: 'report' as const, at: known.closedAt ?? known.reportedAt, known })),
      ...merged.map((known) => ({ kind: 'merge' as const, at: known.decided?.at ?? known.at, known })),
    ].sort(byKey);
  }
}

/** Where an entry stands in the queue, whatever comes and goes around it. */
const keyOf = ({ kind, at, known }: Entry): string =>
  `${new Date(at).toISOString()} ${kind} ${kind === 'merge' ? `${known.id}-${(known as { into: number }).into}` : known.id}`;

const byKey = (a: Entry, b: Entry) => (keyOf(a) < keyOf(b) ? -1 : 1);

const countsOf = (entries: readonly Entry[]): Record<ReviewKind, number> => {
  const counts = Map.groupBy(entries, ({ kind }) => kind);
  return Object.fromEntries(REVIEW_KINDS.map((kind) => [kind, counts.get(kind)?.length ?? 0])) as Record<ReviewKind, number>;
};
