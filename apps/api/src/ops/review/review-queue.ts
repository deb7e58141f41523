import { Injectable } from '@nestjs/common';
import { REVIEW_ITEMS_PER_PAGE, REVIEW_KINDS, type ReviewKind, type ReviewPage } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { reports, suggestions } from '#projections';
import { MergeDecisions } from '../../duplicates/merge-decisions';
import { Clock } from '../../settings/clock';
import { type ReviewEntry, ReviewItems } from './review-items';

/** Days during which a decision is listed and can be undone here. */
const MAX_DECIDED_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1_000;

type ReviewFilter = Readonly<{ kind?: ReviewKind | undefined; after?: string | undefined }>;

@Injectable()
export class ReviewQueue {
  constructor(
    private readonly readModels: ReadModels,
    private readonly pairs: MergeDecisions,
    private readonly clock: Clock,
    private readonly items: ReviewItems,
  ) {}

  async open({ kind, after }: ReviewFilter): Promise<ReviewPage> {
    const waiting = await this.openEntries();
    const entries = waiting.filter((entry) => kind === undefined || entry.kind === kind);
    return this.page(entries, waiting, (key) => after === undefined || key > after);
  }

  async decided({ kind, after }: ReviewFilter): Promise<ReviewPage> {
    const since = new Date(Date.parse(this.clock.now()) - MAX_DECIDED_DAYS * DAY_MS).toISOString();
    const entries = (await this.decidedEntries()).filter(
      (entry) => entry.at >= since && (kind === undefined || entry.kind === kind),
    );
    return this.page(entries.toReversed(), await this.openEntries(), (key) => after === undefined || key < after);
  }

  async counts(): Promise<Record<ReviewKind, number>> {
    return countByKind(await this.openEntries());
  }

  private async page(
    entries: readonly ReviewEntry[],
    waiting: readonly ReviewEntry[],
    isBehind: (key: string) => boolean,
  ): Promise<ReviewPage> {
    const rest = entries.filter((entry) => isBehind(sortKeyOf(entry)));
    const pageEntries = rest.slice(0, REVIEW_ITEMS_PER_PAGE);
    return {
      items: await this.items.toItems(pageEntries),
      waiting: countByKind(waiting),
      ...(rest.length > pageEntries.length && { next: sortKeyOf(pageEntries.at(-1)!) }),
    };
  }

  private async openEntries(): Promise<ReviewEntry[]> {
    const [suggested, reported, merged] = await Promise.all([
      this.readModels.find(suggestions, { state: { eq: 'open' } }),
      this.readModels.find(reports, { state: { eq: 'open' } }),
      this.pairs.undecided(),
    ]);
    return [
      ...suggested.map((subject) => ({ kind: 'suggestion' as const, at: subject.suggestedAt, subject })),
      ...reported.map((subject) => ({ kind: 'report' as const, at: subject.reportedAt, subject })),
      ...merged.map((subject) => ({ kind: 'merge' as const, at: subject.at, subject })),
    ].sort(compareEntries);
  }

  private async decidedEntries(): Promise<ReviewEntry[]> {
    const [suggested, reported, merged] = await Promise.all([
      this.readModels.find(suggestions, { state: { in: ['accepted', 'rejected'] } }),
      this.readModels.find(reports, { state: { eq: 'closed' } }),
      this.pairs.decided(),
    ]);
    return [
      ...suggested.map((subject) => ({ kind: 'suggestion' as const, at: subject.decidedAt ?? subject.suggestedAt, subject })),
      ...reported.map((subject) => ({ kind: 'report' as const, at: subject.closedAt ?? subject.reportedAt, subject })),
      ...merged.map((subject) => ({ kind: 'merge' as const, at: subject.decided?.at ?? subject.at, subject })),
    ].sort(compareEntries);
  }
}

const sortKeyOf = ({ kind, at, subject }: ReviewEntry): string =>
  `${new Date(at).toISOString()} ${kind} ${kind === 'merge' ? `${subject.id}-${(subject as { into: number }).into}` : subject.id}`;

const compareEntries = (a: ReviewEntry, b: ReviewEntry) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1);

const countByKind = (entries: readonly ReviewEntry[]): Record<ReviewKind, number> => {
  const counts = Map.groupBy(entries, ({ kind }) => kind);
  return Object.fromEntries(REVIEW_KINDS.map((kind) => [kind, counts.get(kind)?.length ?? 0])) as Record<ReviewKind, number>;
};
