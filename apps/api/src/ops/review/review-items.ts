import { Injectable } from '@nestjs/common';
import { eventSlugOf, FEATURED_ENTRY, hasDate, type ReviewDecision, type ReviewItem, type ReviewVersion } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { type CatalogueDocument, catalogue, type ReportDocument, type SuggestionDocument } from '#projections';
import { ActorNames } from '../../accounts/actor-names';
import type { MergedPair } from '../../duplicates/merge-decisions';
import { Directory } from '../../organizations/directory';
import type { OrganizationNames } from '../../organizations/organization-names';
import { toReadableReport, toReadableSuggestion } from '../../suggestions/readable-submissions';
import { ReportReader } from '../../suggestions/report-reader';
import { type Report, SubmissionEncryption } from '../../suggestions/submission-encryption';

/** An item of the queue before its texts are decrypted. `at` is when it entered the queue, or was decided. */
export type ReviewEntry = Readonly<{ at: string }> &
  (
    | Readonly<{ kind: 'suggestion'; subject: SuggestionDocument }>
    | Readonly<{ kind: 'report'; subject: ReportDocument }>
    | Readonly<{ kind: 'merge'; subject: MergedPair }>
  );

@Injectable()
export class ReviewItems {
  constructor(
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly encryption: SubmissionEncryption,
    private readonly reportReader: ReportReader,
    private readonly actors: ActorNames,
  ) {}

  async toItems(entries: readonly ReviewEntry[]): Promise<ReviewItem[]> {
    const names = await this.directory.names();
    return Promise.all(entries.map((entry) => this.toItem(entry, names)));
  }

  private toItem(entry: ReviewEntry, names: OrganizationNames): Promise<ReviewItem> {
    if (entry.kind === 'suggestion') return this.toSuggestionItem(entry.subject, names);
    return entry.kind === 'report' ? this.toReportItem(entry.subject) : this.toMergeItem(entry.subject, names);
  }

  private async toSuggestionItem(suggestion: SuggestionDocument, names: OrganizationNames): Promise<ReviewItem> {
    const { id, suggestedAt, state, decidedAt, decidedBy, reason, event } = suggestion;
    const written = await this.encryption.decrypt('suggestion', id, suggestion.edited ?? suggestion.content);
    const words = written && toReadableSuggestion(written);
    const decided = decidedAt && {
      ...{ as: state === 'accepted' ? ('accepted' as const) : ('declined' as const), at: decidedAt },
      ...{ by: await this.actors.of(decidedBy ?? '') },
      ...(reason && { reason }),
      ...(event !== undefined && { event }),
    };
    const entry = words && names.entryOf(words.organization);
    const isKnown = entry !== undefined && entry !== FEATURED_ENTRY;
    return { kind: 'suggestion', id, at: suggestedAt, isKnown, ...(words && { words }), ...(decided && { decided }) };
  }

  private async toReportItem(report: ReportDocument): Promise<ReviewItem> {
    const { id, reportedAt, closedAt, closedBy, done } = report;
    const words = await this.reportReader.read(report);
    const event = words && (await this.findEvent(words));
    const decided = closedAt && {
      ...{ as: 'closed' as const, at: closedAt, by: await this.actors.of(closedBy ?? '') },
      ...(done && { reason: done }),
    };
    return {
      ...{ kind: 'report', id, at: reportedAt },
      ...(words && { words: toReadableReport(words) }),
      ...(event !== undefined && { event }),
      ...(decided && { decided }),
    };
  }

  private async toMergeItem(
    { id, into, at, rule, score, versions, decided }: MergedPair,
    names: OrganizationNames,
  ): Promise<ReviewItem> {
    const decision: ReviewDecision | undefined = decided && {
      ...{ as: decided.as, at: decided.at, by: await this.actors.of(decided.by) },
      ...(decided.reason && { reason: decided.reason }),
    };
    const [one, other] = versions;
    const evidence: [ReviewVersion, ReviewVersion] = [toReviewVersion(one, names), toReviewVersion(other, names)];
    return { kind: 'merge', id: `${id}-${into}`, at, rule, score, tellings: evidence, ...(decision && { decided: decision }) };
  }

  /** Finds it by the name and day the reporter saw, so an event renamed since is not found. */
  private async findEvent({ event: { name, date } }: Report): Promise<number | undefined> {
    const [found] = await this.readModels.find(catalogue, { slug: { eq: eventSlugOf({ name, date }) } }, { limit: 1 });
    return found?.event.id;
  }
}

const toReviewVersion = ({ event }: CatalogueDocument, names: OrganizationNames): ReviewVersion => {
  const { id, name, date, time, location, address, status } = event;
  const { organization, subOrganization } = names.namesOf(event);
  return {
    ...{ id, name, time, status, date: hasDate(event) ? date : '' },
    source: [organization, subOrganization].filter(Boolean).join(', '),
    ...(location && { location }),
    ...(address && { address }),
  };
};
