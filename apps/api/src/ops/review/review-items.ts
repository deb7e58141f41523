import { Injectable } from '@nestjs/common';
import { eventSlug, FEATURED, hasDate, type ReviewDecision, type ReviewItem, type ReviewTelling } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { type CatalogueDocument, catalogue, type ReportDocument, type SuggestionDocument } from '#projections';
import { ActorNames } from '../../accounts/actor-names';
import type { KnownPair } from '../../duplicates/pairs';
import { Directory } from '../../organizations/directory';
import type { Names } from '../../organizations/names';
import { readableReport, readableSuggestion } from '../../suggestions/readable';
import { ReportedWords } from '../../suggestions/reported-words';
import { type Report, SealedWords } from '../../suggestions/sealed-words';

/** What stands in the queue, before anybody reads it. `at`: when it came into it, or left it. */
export type Entry = Readonly<{ at: string }> &
  (
    | Readonly<{ kind: 'suggestion'; known: SuggestionDocument }>
    | Readonly<{ kind: 'report'; known: ReportDocument }>
    | Readonly<{ kind: 'merge'; known: KnownPair }>
  );

/** What an operator reads of each. */
@Injectable()
export class ReviewItems {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly words: SealedWords,
    private readonly reported: ReportedWords,
    private readonly actors: ActorNames,
  ) {}

  async of(entries: readonly Entry[]): Promise<ReviewItem[]> {
    const names = await this.directory.names();
    return Promise.all(entries.map((entry) => this.itemOf(entry, names)));
  }

  private itemOf(entry: Entry, names: Names): Promise<ReviewItem> {
    if (entry.kind === 'suggestion') return this.suggestion(entry.known, names);
    return entry.kind === 'report' ? this.report(entry.known) : this.merge(entry.known, names);
  }

  private async suggestion(known: SuggestionDocument, names: Names): Promise<ReviewItem> {
    const { id, suggestedAt, state, decidedAt, decidedBy, reason, event } = known;
    const written = await this.words.open('suggestion', id, known.edited ?? known.content);
    const words = written && readableSuggestion(written);
    const decided = decidedAt && {
      ...{ as: state === 'accepted' ? ('accepted' as const) : ('declined' as const), at: decidedAt },
      ...{ by: await this.actors.of(decidedBy ?? '') },
      ...(reason && { reason }),
      ...(event !== undefined && { event }),
    };
    const entry = words && names.entryOf(words.organization);
    const isKnown = entry !== undefined && entry !== FEATURED;
    return { kind: 'suggestion', id, at: suggestedAt, isKnown, ...(words && { words }), ...(decided && { decided }) };
  }

  private async report(known: ReportDocument): Promise<ReviewItem> {
    const { id, reportedAt, closedAt, closedBy, done } = known;
    const words = await this.reported.of(known);
    const event = words && (await this.eventOf(words));
    const decided = closedAt && {
      ...{ as: 'closed' as const, at: closedAt, by: await this.actors.of(closedBy ?? '') },
      ...(done && { reason: done }),
    };
    return {
      ...{ kind: 'report', id, at: reportedAt },
      ...(words && { words: readableReport(words) }),
      ...(event !== undefined && { event }),
      ...(decided && { decided }),
    };
  }

  private async merge({ id, into, at, rule, score, tellings, decided }: KnownPair, names: Names): Promise<ReviewItem> {
    const said: ReviewDecision | undefined = decided && {
      ...{ as: decided.as, at: decided.at, by: await this.actors.of(decided.by) },
      ...(decided.reason && { reason: decided.reason }),
    };
    const [one, other] = tellings;
    const evidence: [ReviewTelling, ReviewTelling] = [tellingOf(one, names), tellingOf(other, names)];
    return { kind: 'merge', id: `${id}-${into}`, at, rule, score, tellings: evidence, ...(said && { decided: said }) };
  }

  /** By the name and day that were seen: what was renamed since is not found. */
  private async eventOf({ event: { name, date } }: Report): Promise<number | undefined> {
    const [found] = await this.readModels.find(catalogue, { slug: { eq: eventSlug({ name, date }) } }, { limit: 1 });
    return found?.event.id;
  }
}

const tellingOf = ({ event }: CatalogueDocument, names: Names): ReviewTelling => {
  const { id, name, date, time, location, address, status } = event;
  const { organization, subOrganization } = names.of(event);
  return {
    ...{ id, name, time, status, date: hasDate(event) ? date : '' },
    source: [organization, subOrganization].filter(Boolean).join(', '),
    ...(location && { location }),
    ...(address && { address }),
  };
};
